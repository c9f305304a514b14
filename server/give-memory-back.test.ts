import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveMemoryBack } from './give-memory-back.ts'

describe('memory is given back', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watched() {
    const server = createServer()
    const collect = vi.fn()
    const resident = vi.fn(() => 200e6)
    giveMemoryBack(server, { collect, resident })
    vi.advanceTimersByTime(1_000)
    expect(collect).toHaveBeenCalledTimes(1)
    collect.mockClear()
    const ask = (times: number) => {
      for (let time = 0; time < times; time++) server.emit('request')
    }
    return { server, collect, resident, ask }
  }

  it('after the start, and in the first quiet second after many requests, once', () => {
    const { collect, ask } = watched()
    ask(500)
    vi.advanceTimersByTime(1_000)
    expect(collect).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(collect).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect(collect).toHaveBeenCalledTimes(1)
  })

  it('not while somebody asks, nor after a few requests', () => {
    const { collect, ask } = watched()
    for (let second = 0; second < 10; second++) {
      ask(100)
      vi.advanceTimersByTime(1_000)
    }
    expect(collect).not.toHaveBeenCalled()
    const quiet = watched()
    quiet.ask(499)
    vi.advanceTimersByTime(60_000)
    expect(quiet.collect).not.toHaveBeenCalled()
  })

  it('not where there is little to give, until there is', () => {
    const { collect, resident, ask } = watched()
    resident.mockReturnValue(150e6)
    ask(500)
    vi.advanceTimersByTime(60_000)
    expect(collect).not.toHaveBeenCalled()
    resident.mockReturnValue(200e6)
    vi.advanceTimersByTime(1_000)
    expect(collect).toHaveBeenCalledTimes(1)
  })

  it('no more once the server has closed', () => {
    const { server, collect, ask } = watched()
    ask(500)
    server.emit('close')
    vi.advanceTimersByTime(60_000)
    expect(collect).not.toHaveBeenCalled()
  })
})
