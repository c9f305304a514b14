#!/usr/bin/env node
/**
 * Firefox, as Playwright can drive it. Playwright speaks WebDriver BiDi, and asks each new window for a colour scheme;
 * Firefox 153 does not know that command yet, and answers with an error that ends the run. This program starts Firefox,
 * stands between the two, and says yes to that one command: none of our journeys asks for a colour scheme.
 */
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-browser.ts'

const unknownToFirefox = 'emulation.setMediaFeaturesOverride'
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal))
firefox.stderr.on('data', (chunk: Buffer) => {
  const address = listening.exec(chunk.toString())?.[1]
  if (address) relayTo(`${address}/session`)
  else process.stderr.write(chunk)
})

/** Tells Playwright, in Firefox's words, to come to us. */
function relayTo(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as AddressInfo
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (playwright) => join(playwright, new WebSocket(address)))
}

function join(playwright: WebSocket, browser: WebSocket): void {
  const open = new Promise<void>((resolve) => browser.once('open', () => resolve()))
  playwright.on('message', async (data) => {
    const text = data.toString()
    const { id, method } = JSON.parse(text) as { id: number; method: string }
    if (method === unknownToFirefox) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    await open
    browser.send(text)
  })
  browser.on('message', (data) => playwright.send(data.toString()))
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}
