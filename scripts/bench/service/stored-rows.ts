import { median, type Row, row } from '../row.ts'

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
  /** The number of leads at the start; `bare` is the baseline. */
  size: number | 'bare'
  rounds: RoundResult[]
  /** Current memory in MB. */
  memory: () => number
}

/** Returns the rows of all measurements. */
export function storedRows(all: readonly StoredResult[]): Row[] {
  const inFiles = all.find(({ kind, size }) => kind === 'files' && size === 'bare')
  return all.flatMap((one) => {
    const rows = absoluteRows(one)
    const beside = (size: StoredResult['size']) =>
      all.find((other) => other.kind === one.kind && other.size === size)
    const [bare, none, name] = [beside('bare'), beside(0), resultName(one)]
    if (inFiles && one.kind !== 'files')
      rows.push(row(`${name}: POST p50 against files, bare`, ratio(one, inFiles, 'p50'), '×'))
    if (one === bare) return rows
    if (bare) rows.push(...baselineRows(name, one, bare))
    if (none && one !== none) rows.push(...emptyStoreRows(name, one, none))
    return [...rows, row(`${name}: memory after`, one.memory(), 'MB')]
  })
}

const resultName = ({ kind, size }: StoredResult) => `${kind}, ${size.toLocaleString('en')}`

function absoluteRows(one: StoredResult): Row[] {
  const name = resultName(one)
  const of = (what: keyof RoundResult) => median(one.rounds.map((round) => round[what]))
  return [
    row(`${name}: pages a second`, of('pages'), '/s'),
    row(`${name}: a page then, p50`, of('pagesP50'), 'ms'),
    row(`${name}: a page then, p99`, of('pagesP99'), 'ms'),
    row(`${name}: stored per second`, of('posts'), '/s'),
    row(`${name}: POST at 50/s, p50`, of('p50'), 'ms'),
    row(`${name}: POST at 50/s, p99`, of('p99'), 'ms'),
  ]
}

function baselineRows(name: string, one: StoredResult, bare: StoredResult): Row[] {
  return [
    row(`${name}: POST p50 against ${one.kind}, bare`, ratio(one, bare, 'p50'), '×', 2),
    row(`${name}: bare keeps more by`, ratio(bare, one, 'posts'), '×'),
    row(`${name}: bare sends more pages by`, ratio(bare, one, 'pages'), '×'),
  ]
}

function emptyStoreRows(name: string, one: StoredResult, none: StoredResult): Row[] {
  return [
    row(`${name}: POST p50 against none`, ratio(one, none, 'p50'), '×', 1.2),
    row(`${name}: none keeps more by`, ratio(none, one, 'posts'), '×', 1.2),
  ]
}

/** The median of the ratios in each round. */
const ratio = (one: StoredResult, other: StoredResult, what: keyof RoundResult): number =>
  median(
    one.rounds.map((round, index) => round[what] / (other.rounds[index]?.[what] ?? Number.NaN)),
  )
