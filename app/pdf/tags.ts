/** What a document says about itself to those who listen to it: headings, lists, tables, in the order of reading. */

/** The standard structure types of a PDF that are used here. */
export type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link'

export interface Tags {
  /** Everything drawn meanwhile is part of it. */
  inside(tag: Tag, draw: () => void, alt?: string): void
  /** An element with words of its own, which `draw` writes. `also` adds to it what is no word. */
  leaf(tag: Tag, draw: () => void, also?: TagOptions): void
  /** Lines and areas: passed over. */
  artifact(draw: () => void): void
  end(): void
}

interface TagOptions {
  /** Of a heading in a table. */
  scope?: 'Column' | 'Row' | undefined
  add?: (element: PDFKit.PDFStructureElement) => void
}

export function openTags(doc: PDFKit.PDFDocument): Tags {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open = [root]

  function element(tag: Tag, options: object): PDFKit.PDFStructureElement {
    const added = doc.struct(tag, options)
    open.at(-1)?.add(added)
    return added
  }

  return {
    inside(tag, draw, alt) {
      const outer = element(tag, { alt })
      open.push(outer)
      draw()
      open.pop()
      outer.end()
    },

    leaf(tag, draw, { scope, add } = {}) {
      const leaf = element(tag, { scope })
      leaf.add(doc.markStructureContent(tag))
      draw()
      doc.endMarkedContent()
      add?.(leaf)
      leaf.end()
    },

    artifact(draw) {
      doc.markContent('Artifact')
      draw()
      doc.endMarkedContent()
    },

    end() {
      root.end()
    },
  }
}
