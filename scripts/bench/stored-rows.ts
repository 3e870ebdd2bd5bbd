import { median, type Row } from './row.ts'

/** The measurements of a round. */
export interface RoundResult {
  /** Requests per second, and response times in ms. */
  pages: number
  pagesP50: number
  pagesP99: number
  /** Stored requests per second. */
  posts: number
  /** Response times at a low rate, in ms. */
  p50: number
  p99: number
}

export interface StoredResult {
  kind: 'files' | 'PostgreSQL'
  /** The number of leads at the start, or `baseline`. */
  size: number | 'bare'
  rounds: RoundResult[]
  /** Current memory in MB. */
  memory: () => number
}

/** The rows of all measurements. */
export function storedRows(all: readonly StoredResult[]): Row[] {
  const inFiles = all.find(({ kind, size }) => kind === 'files' && size === 'bare')
  return all.flatMap((one) => {
    const rows = absoluteRows(one)
    const beside = (size: StoredResult['size']) =>
      all.find((other) => other.kind === one.kind && other.size === size)
    const [bare, none, name] = [beside('bare'), beside(0), resultName(one)]
    if (inFiles && one.kind !== 'files')
      rows.push({
        what: `${name}: POST p50 against files, bare`,
        figure: ratio(one, inFiles, 'p50'),
        unit: '×',
      })
    if (one === bare) return rows
    if (bare) rows.push(...baselineRows(name, one, bare))
    if (none && one !== none) rows.push(...emptyStoreRows(name, one, none))
    return [...rows, { what: `${name}: memory after`, figure: one.memory(), unit: 'MB' }]
  })
}

const resultName = ({ kind, size }: StoredResult) => `${kind}, ${size.toLocaleString('en')}`

function absoluteRows(one: StoredResult): Row[] {
  const name = resultName(one)
  const of = (what: keyof RoundResult) => median(one.rounds.map((round) => round[what]))
  return [
    { what: `${name}: pages a second`, figure: of('pages'), unit: '/s' },
    { what: `${name}: a page then, p50`, figure: of('pagesP50'), unit: 'ms' },
    { what: `${name}: a page then, p99`, figure: of('pagesP99'), unit: 'ms' },
    { what: `${name}: stored per second`, figure: of('posts'), unit: '/s' },
    { what: `${name}: POST at 50/s, p50`, figure: of('p50'), unit: 'ms' },
    { what: `${name}: POST at 50/s, p99`, figure: of('p99'), unit: 'ms' },
  ]
}

function baselineRows(name: string, one: StoredResult, bare: StoredResult): Row[] {
  return [
    {
      what: `${name}: POST p50 against ${one.kind}, bare`,
      figure: ratio(one, bare, 'p50'),
      unit: '×',
      budget: 2,
    },
    { what: `${name}: bare keeps more by`, figure: ratio(bare, one, 'posts'), unit: '×' },
    { what: `${name}: bare sends more pages by`, figure: ratio(bare, one, 'pages'), unit: '×' },
  ]
}

function emptyStoreRows(name: string, one: StoredResult, none: StoredResult): Row[] {
  return [
    {
      what: `${name}: POST p50 against none`,
      figure: ratio(one, none, 'p50'),
      unit: '×',
      budget: 1.2,
    },
    {
      what: `${name}: none keeps more by`,
      figure: ratio(none, one, 'posts'),
      unit: '×',
      budget: 1.2,
    },
  ]
}

/** The ratio per round. */
const ratio = (one: StoredResult, other: StoredResult, what: keyof RoundResult): number =>
  median(
    one.rounds.map((round, index) => round[what] / (other.rounds[index]?.[what] ?? Number.NaN)),
  )
