/**
 * Vite plugin: parts of a page whose script comes later. Their styles do not: the page names them
 * (`import './part.module.css'`) and has them from the start, in its document.
 */
import type { Plugin } from 'vite'

export function lateParts(): Plugin {
  return {
    name: 'late-parts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite drops class names that nobody reads, and their styles with them.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    // Before a script Vite's loader asks for the style sheets that it does not find as links: all, on our pages.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replaceAll(/__vite__mapDeps\(\[[\d,]+\]\)/g, '[]')
        }
      },
    },
  }
}
