import { median, type Row } from './row.ts'

/** What one round has measured. */
export interface Figures {
  /** Answers a second, and how long one took meanwhile, in ms. */
  pages: number
  pagesP50: number
  pagesP99: number
  /** Kept a second at most. */
  posts: number
  /** How long an answer takes at a quiet rate, in ms. */
  p50: number
  p99: number
}

export interface Measured {
  kind: 'files' | 'PostgreSQL'
  /** How many leads were stored at the start; or the bare route that keeps lines in the same place. */
  size: number | 'bare'
  rounds: Figures[]
  /** In MB, now. */
  memory: () => number
}

/** In: everything that was measured. Out: its rows. */
export function rowsOf(all: readonly Measured[]): Row[] {
  const inFiles = all.find(({ kind, size }) => kind === 'files' && size === 'bare')
  return all.flatMap((one) => {
    const rows = figuresOf(one)
    const beside = (size: Measured['size']) =>
      all.find((other) => other.kind === one.kind && other.size === size)
    const [bare, none, name] = [beside('bare'), beside(0), nameOf(one)]
    if (inFiles && one.kind !== 'files')
      rows.push({
        what: `${name}: POST p50 against files, bare`,
        figure: times(one, inFiles, 'p50'),
        unit: '×',
      })
    if (one === bare) return rows
    if (bare) rows.push(...againstBare(name, one, bare))
    if (none && one !== none) rows.push(...againstNone(name, one, none))
    return [...rows, { what: `${name}: memory after`, figure: one.memory(), unit: 'MB' }]
  })
}

const nameOf = ({ kind, size }: Measured) => `${kind}, ${size.toLocaleString('en')}`

function figuresOf(one: Measured): Row[] {
  const name = nameOf(one)
  const of = (what: keyof Figures) => median(one.rounds.map((round) => round[what]))
  return [
    { what: `${name}: pages a second`, figure: of('pages'), unit: '/s' },
    { what: `${name}: a page then, p50`, figure: of('pagesP50'), unit: 'ms' },
    { what: `${name}: a page then, p99`, figure: of('pagesP99'), unit: 'ms' },
    { what: `${name}: kept a second`, figure: of('posts'), unit: '/s' },
    { what: `${name}: POST at 50/s, p50`, figure: of('p50'), unit: 'ms' },
    { what: `${name}: POST at 50/s, p99`, figure: of('p99'), unit: 'ms' },
  ]
}

function againstBare(name: string, one: Measured, bare: Measured): Row[] {
  return [
    {
      what: `${name}: POST p50 against ${one.kind}, bare`,
      figure: times(one, bare, 'p50'),
      unit: '×',
      budget: 2,
    },
    { what: `${name}: bare keeps more by`, figure: times(bare, one, 'posts'), unit: '×' },
    { what: `${name}: bare sends more pages by`, figure: times(bare, one, 'pages'), unit: '×' },
  ]
}

function againstNone(name: string, one: Measured, none: Measured): Row[] {
  return [
    {
      what: `${name}: POST p50 against none`,
      figure: times(one, none, 'p50'),
      unit: '×',
      budget: 1.2,
    },
    {
      what: `${name}: none keeps more by`,
      figure: times(none, one, 'posts'),
      unit: '×',
      budget: 1.2,
    },
  ]
}

/** How many times the one is the other, round by round. */
const times = (one: Measured, other: Measured, what: keyof Figures): number =>
  median(
    one.rounds.map((round, index) => round[what] / (other.rounds[index]?.[what] ?? Number.NaN)),
  )
