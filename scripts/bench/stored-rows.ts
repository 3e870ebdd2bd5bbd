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
  kind: 'bare' | 'files' | 'PostgreSQL'
  /** How many leads were stored at the start. */
  size: number
  rounds: Figures[]
  /** In MB, now. */
  memory: () => number
}

/** In: everything that was measured, the bare one first. Out: its rows. */
export function rowsOf(all: readonly Measured[]): Row[] {
  const bare = all.find(({ kind }) => kind === 'bare')
  return all.flatMap((one) => {
    const none = all.find(({ kind, size }) => kind === one.kind && size === 0)
    const rows = figuresOf(one)
    if (one.kind === 'bare') return rows
    const name = nameOf(one)
    if (bare) rows.push(...againstBare(name, one, bare))
    if (none && one !== none) rows.push(...againstNone(name, one, none))
    return [...rows, { what: `${name}: memory after`, figure: one.memory(), unit: 'MB' }]
  })
}

const nameOf = ({ kind, size }: Measured) =>
  kind === 'bare' ? 'bare' : `${kind}, ${size.toLocaleString('en')}`

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
      what: `${name}: POST p50 against bare`,
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
