import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { startOf } from '../../model/instant.ts'
import { dayOf } from '../../model/office-days.ts'
import { fieldName } from '../../model/problem.ts'
import type { ContentChange } from '../../model/site.ts'
import type { Entry } from '../files/entry.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { partsIn, type Path } from './parts.ts'
import { type Publications, publicationOf, stateIn, type Term } from './publication.ts'

/** In ms: more than a year, so that a year ahead is known all of the day. */
const ahead = 366 * 24 * 60 * 60 * 1000

/**
 * Returns every moment of the coming year, from `now` on, at which content changes by itself, in order: what appears, what ends, and
 * the turns of the year, with which the firm grows a year older. Drafts change nothing.
 */
export function changesAhead(
  files: ContentFiles,
  publications: Publications,
  now: Date,
): ContentChange[] {
  const { timeZone } = publications
  const last = now.getTime() + ahead
  const within = (change: ContentChange) => {
    const at = Date.parse(change.at)
    return at > now.getTime() && at <= last
  }
  const ofEntries = [...files.entries.values()].flatMap((entry) => {
    const { file, name, data } = entry
    const [kind, { appears }] = kindOf(file)
    const whole = publications.ofFile(file)
    const isNeverShown = whole.draft || stateIn(whole, { now }) === 'ended'
    if (isNeverShown) return []
    const changeAt =
      (path: Path) =>
      (change: ContentChange['change'], term: Term | undefined): ContentChange[] =>
        term === undefined
          ? []
          : [
              {
                at: new Date(term.at).toISOString(),
                ...{ change, kind, name, file },
                ...placeOf(entry, [...path, term.field]),
              },
            ]
    const own = appears && publicationOf(data, appears, timeZone)
    return [
      ...(own ? [{ path: [], publication: own }] : []),
      ...partsIn(data, timeZone).filter(({ publication }) => !publication.draft),
    ].flatMap(({ path, publication: { from, until } }) => {
      const change = changeAt(path)
      return [...change('appears', from), ...change('ends', until)]
    })
  })
  const year = Number(dayOf(now, timeZone).slice(0, 4))
  const turns = [year + 1, year + 2].map((turn): ContentChange => ({
    at: startOf(`${turn}-01-01`, timeZone).toISOString(),
    change: 'year',
    kind: 'business.yaml',
    name: String(turn),
    file: 'content/business.yaml',
    line: 1,
    field: 'founded',
  }))
  return [...ofEntries, ...turns]
    .filter(within)
    .sort((a, b) => a.at.localeCompare(b.at) || a.file.localeCompare(b.file) || a.line - b.line)
}

/** Kept with the file: finding a line takes a parse. */
function placeOf(entry: Entry, path: Path): Pick<ContentChange, 'line' | 'field'> {
  const field = fieldName(path)
  return { field, line: entry.keep(`line of ${field}`, () => entry.locate(path).line) }
}

/** The kind of a file by its folder; a file that is no entry of a kind has its own name. */
function kindOf(file: string): [name: string, kind: Pick<Kind, 'appears'>] {
  const path = file.slice('content/'.length)
  const found = Object.entries<Kind>(kinds).find(([, { folder }]) => path.startsWith(`${folder}/`))
  return found ?? [path, {}]
}
