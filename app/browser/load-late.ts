/**
 * What the first words can do without is asked for after them, so that it shares the line with no font: the scripts that
 * the document names (`<script data-late="/assets/live.js">`), and the manifest. On a page that was opened from another of
 * ours they are in the browser's cache already, and start with the page.
 */
import { afterFirstWords } from './after-first-words.ts'

/** `inside`: the page was opened from another of ours. */
export function loadLate(inside: boolean): void {
  addEventListener('DOMContentLoaded', () => (inside ? load() : afterFirstWords(load)))
}

function load(): void {
  append('link', { rel: 'manifest', href: '/manifest.webmanifest' })
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-late]'))
    append('script', { src: dataset['late'] })
}

function append(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties))
}
