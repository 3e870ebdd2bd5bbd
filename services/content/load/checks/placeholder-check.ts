import { replyFactNames, townFactNames } from '../../model/facts.ts'
import { placeholders, strings } from '../../model/location/placeholders.ts'
import type { Entry } from '../files/entry.ts'
import { declaredPlace } from '../files/declared-place.ts'
import type { ContentFiles } from '../files/read-files.ts'
import type { CheckedContent } from './check.ts'
import { fieldName, fieldProblem, type Problem } from '../../model/problem.ts'
import { slugify, suggestion } from '../messages/suggest.ts'

/**
 * Location copy may use a town's facts, reply templates the lead's; claims only the years; notes of the
 * form what is shown there; all other content the firm's facts.
 */
function namesFor(file: string, firm: readonly string[]): readonly string[] {
  if (file === 'content/claims.yaml') return ['years']
  if (file === 'content/form.yaml') return ['phone', 'hours']
  if (file.startsWith('content/replies/')) return [...replyFactNames, ...firm]
  return /^content\/(services|locations)\//.test(file) ? [...townFactNames, ...firm] : firm
}

/**
 * Returns the names of the firm's facts, also while business.yaml or claims.yaml has problems; `claim.*` when the
 * claims cannot be read at all.
 */
function firmFactNames(files: ContentFiles): string[] {
  const claims = files.entries.get('content/claims.yaml')?.data
  const ids = typeof claims === 'object' && claims !== null ? Object.keys(claims) : ['*']
  return ['brand', 'phone', 'email', ...ids.map((id) => `claim.${id === '*' ? id : slugify(id)}`)]
}

/** Reports every {name} that is not a known fact. */
export function unknownPlaceholders({ files, entries }: CheckedContent): Problem[] {
  const firm = firmFactNames(files)
  return entries.flatMap((entry) => {
    const known = namesFor(entry.file, firm)
    const anyClaim = known.includes('claim.*')
    const unknown = (text: string) =>
      placeholders(text).filter(
        ({ name }) => !known.includes(name) && !(anyClaim && name.startsWith('claim.')),
      )
    const problem = (name: string, where: { line: number; column: number }, field: string) => ({
      file: entry.file,
      ...where,
      field,
      reason: `uses {${name}}, which has no meaning here`,
      repair:
        suggestion(
          `{${name.trim()}}`,
          known.map((each) => `{${each}}`),
        ) +
        // A firm without any claim is told where they are.
        (name.startsWith('claim.') && !known.some((each) => each.startsWith('claim.'))
          ? ', or add the claim to content/claims.yaml'
          : ''),
    })
    const { fields, lines } = textsWithPlaceholders(entry)
    return [
      ...fields.flatMap(({ path, text }) =>
        unknown(text).map(({ name }) => problem(name, entry.locate(path), fieldName(path))),
      ),
      ...lines.flatMap(({ text, index }) =>
        unknown(text).map(({ name, at }) =>
          problem(name, { line: entry.bodyLine + index, column: at + 1 }, ''),
        ),
      ),
    ]
  })
}

/** The fields of an entry that use a name, and the lines of its body that do. */
const textsWithPlaceholders = (entry: Entry) =>
  entry.keep('placeholders', () => ({
    fields: [...strings(entry.data)].filter(({ text }) => text.includes('{')),
    lines: (entry.body.includes('{') ? entry.body : '')
      .split('\n')
      .map((text, index) => ({ text, index }))
      .filter(({ text }) => text.includes('{')),
  }))

/** The facts that a town may be without, by the name of their placeholder, which is their field's name. */
const optionalTownFacts = [
  {
    name: 'snowfall',
    // A statistic may name it: on the pages of a town without, another one replaces it.
    mayName: (path: readonly (string | number)[]) => path.includes('stats'),
    repair: 'write the sentence without it; only stats may use it',
  },
  { name: 'neighbors', mayName: () => false, repair: 'write the sentence without it' },
] as const

/**
 * Reports every sentence that would need a fact that a town does not have: its yearly snow, if nobody publishes it, or its
 * neighbors, if the firm has no other town.
 */
export const missingTownFacts = ({ entries, files }: CheckedContent): Problem[] =>
  optionalTownFacts.flatMap(({ name, mayName, repair }) => {
    const { state } = declaredPlace(files)
    const towns = entries.filter(
      ({ file, data }) =>
        file.startsWith('content/towns/') &&
        typeof data === 'object' &&
        data !== null &&
        isMissing(data, name),
    )
    const townsOf = (entry: Entry) => {
      if (entry.file.startsWith('content/services/')) return towns
      if (!entry.file.startsWith('content/locations/')) return []
      return towns.filter((town) => entry.name.endsWith(`-${town.name}-${state}`))
    }
    return entries.flatMap((entry) => {
      const [town] = townsOf(entry)
      if (!town) return []
      return textsWithPlaceholders(entry)
        .fields.filter(({ path, text }) => text.includes(`{${name}}`) && !mayName(path))
        .map(({ path }) =>
          fieldProblem(entry, path, {
            reason: `uses {${name}}, and ${town.file} has no ${name}`,
            repair,
          }),
        )
    })
  })

const isMissing = (town: object, name: string): boolean => {
  const value: unknown = Object.entries(town).find(([key]) => key === name)?.[1]
  return value === undefined || (Array.isArray(value) && value.length === 0)
}
