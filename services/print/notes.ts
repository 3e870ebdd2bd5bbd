import type { Block, BlockOf, Run } from '../content/schema/block.ts'
import type { Source } from '../content/schema/fields.ts'
import { urls } from '../content/model/urls.ts'

/** A printed run. */
export interface PrintedRun extends Run {
  /** The number of its note. */
  note?: number | undefined
}

/** A printed block: its runs have the numbers of their notes. */
export type PrintedBlock =
  | { kind: 'paragraph'; words: PrintedRun[] }
  | (Omit<BlockOf<'heading'>, 'words'> & { words: PrintedRun[] })
  | (Omit<BlockOf<'list'>, 'items'> & { items: PrintedRun[][] })
  | { kind: 'table'; columns: PrintedRun[][]; rows: PrintedRun[][][] }
  | BlockOf<'figure'>

/** A note with the URL of a link, for readers on paper. */
export interface Note {
  number: number
  title: string
  url: string
  /** The date when the source was last checked. */
  checked?: string | undefined
}

interface NotesContext {
  /** The site's origin, which makes links to its own pages absolute. */
  origin: string
  sources: readonly Source[]
  /** Returns the title of a page of the site. */
  titleOf: (path: string) => string
}

/**
 * Numbers every link of a chapter that leads out of the guide. Links inside the guide become `#` and
 * the destination's name.
 *
 * @returns the blocks with numbers, and the notes in the order of the text
 */
export function withNotes(
  blocks: readonly Block[],
  { origin, sources, titleOf }: NotesContext,
): { blocks: PrintedBlock[]; notes: Note[] } {
  const notes: Note[] = []
  const noteFor = (href: string): Note => {
    const own = href.startsWith('/')
    const url = own ? origin + href : href
    const known = notes.find((note) => note.url === url)
    if (known) return known
    const source = sources.find((each) => each.url === href)
    const [path = ''] = href.split('#')
    const note = {
      number: notes.length + 1,
      title: source?.title ?? (own ? titleOf(path) : href),
      url,
      checked: source?.checked,
    }
    notes.push(note)
    return note
  }
  const printed = (run: Run): PrintedRun => {
    const href = run.href?.replace(`${urls.buildingGuide}#`, '#')
    if (href === undefined || href.startsWith('#')) return { ...run, href }
    if (/^(tel|mailto):/.test(href)) return run
    const { number, url } = noteFor(href)
    return { ...run, href: url, note: number }
  }
  const all = (runs: readonly Run[]) => runs.map(printed)
  return {
    blocks: blocks.map((block): PrintedBlock => {
      switch (block.kind) {
        case 'paragraph':
        case 'heading':
          return { ...block, words: all(block.words) }
        case 'list':
          return { ...block, items: block.items.map(all) }
        case 'table':
          return {
            ...block,
            columns: block.columns.map(all),
            rows: block.rows.map((row) => row.map(all)),
          }
        case 'figure':
          return block
      }
    }),
    notes,
  }
}
