import type { Block, BlockOf, Run } from '../content/schema/block.ts'
import type { Source } from '../content/schema/fields.ts'
import { urls } from '../content/model/urls.ts'

/** A run as it is printed. */
export interface PrintedRun extends Run {
  /** The number of its note. */
  note?: number | undefined
}

/** A block as it is printed: its runs have the numbers of their notes. */
export type PrintedBlock =
  | { kind: 'paragraph'; words: PrintedRun[] }
  | (Omit<BlockOf<'heading'>, 'words'> & { words: PrintedRun[] })
  | (Omit<BlockOf<'list'>, 'items'> & { items: PrintedRun[][] })
  | { kind: 'table'; columns: PrintedRun[][]; rows: PrintedRun[][][] }
  | BlockOf<'figure'>

/** The address of a link, for readers on paper. */
export interface Note {
  number: number
  title: string
  url: string
  /** The day somebody last read it there. */
  checked?: string | undefined
}

interface NotesContext {
  /** Of the site: its own pages are linked by their whole address. */
  origin: string
  sources: readonly Source[]
  /** What a page of the site is called. */
  titleOf: (path: string) => string
}

/**
 * In: the blocks of a chapter. Out: the same with a number after every link that leads out of the
 * guide, and what each number stands for, in the order of the text. Links inside the guide become
 * `#` and the place’s name.
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
