import { replyFactNames, townFactNames } from '../../model/facts.ts'
import { placeholders, strings } from '../../model/location/placeholders.ts'
import { type Language, nameIn } from '../../model/languages.ts'
import { hasMessages } from '../../schema/message.ts'
import type { Entry } from '../files/entry.ts'
import { declaredPlace } from '../files/declared-place.ts'
import type { ContentFiles } from '../files/read-files.ts'
import type { CheckedContent } from './check.ts'
import { fieldName, fieldProblem, type Problem } from '../../model/problem.ts'
import { slugify, suggestion } from '../messages/suggest.ts'

/**
 * Location copy may use a town's facts, reply templates the lead's; claims only the years; notes of the
 * form, and what the search says of emergencies, what is shown there; all other content the firm's facts.
 */
function namesFor(
  { file, language }: Entry,
  firm: readonly string[],
  first: Language,
): readonly string[] {
  if (file === `content/${nameIn(language, 'claims', first)}.yaml`) return ['years']
  if (file === 'content/form.yaml' || file === 'content/search.yaml') return ['phone', 'hours']
  if (file.startsWith('content/replies/')) return [...replyFactNames, ...firm]
  return /^content\/(services|locations)\//.test(file) ? [...townFactNames, ...firm] : firm
}

/**
 * Returns the names of the firm's facts in a language, also while business.yaml or claims.yaml has problems; `claim.*` when the
 * claims cannot be read at all.
 */
function firmFactNames(files: ContentFiles, language: Language): string[] {
  const file = `content/${nameIn(language, 'claims', files.language)}.yaml`
  const claims =
    files.texts.has(file) || language === files.language ? files.entries.get(file)?.data : {}
  const ids = typeof claims === 'object' && claims !== null ? Object.keys(claims) : ['*']
  return ['brand', 'phone', 'email', ...ids.map((id) => `claim.${id === '*' ? id : slugify(id)}`)]
}

/** Reports every {name} that is not a known fact. */
export function unknownPlaceholders({ files, entries }: CheckedContent): Problem[] {
  const names = new Map(
    files.languages.map((language) => [language, firmFactNames(files, language)]),
  )
  return entries.flatMap((entry) => {
    if (hasMessages(entry.file)) return []
    const known = namesFor(entry, names.get(entry.language) ?? [], files.language)
    const anyClaim = known.includes('claim.*')
    const unknown = (text: string) =>
      placeholders(text).filter(
        ({ name }) => !known.includes(name) && !(anyClaim && name.startsWith('claim.')),
      )
    const words = (name: string) =>
      names.get(files.language)?.includes(name)
        ? {
            reason: `uses {${name}}, a claim that is not in this language`,
            repair: `write it in content/${nameIn(entry.language, 'claims', files.language)}.yaml, or the sentence without it`,
          }
        : {
            reason: `uses {${name}}, which has no meaning here`,
            repair: suggestion(
              `{${name.trim()}}`,
              known.map((each) => `{${each}}`),
            ),
          }
    const problem = (name: string, where: { line: number; column: number }, field: string) => ({
      file: entry.file,
      ...where,
      field,
      ...words(name),
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
export const textsWithPlaceholders = (entry: Entry) =>
  entry.keep('placeholders', () => ({
    fields: [...strings(entry.data)].filter(({ text }) => text.includes('{')),
    lines: (entry.body.includes('{') ? entry.body : '')
      .split('\n')
      .map((text, index) => ({ text, index }))
      .filter(({ text }) => text.includes('{')),
  }))

/** The facts that a town's file may leave out: each by the field that has it, and the name by which a text uses it. */
const optionalFacts: readonly { field: string; name: string }[] = [
  ...['county', 'elevation', 'snowfall', 'snowLoad', 'frostDepth', 'neighbors'].map((field) => ({
    field,
    name: field,
  })),
  { field: 'snowLoad', name: 'snowLoadOn' },
  { field: 'permits', name: 'permitOffice' },
]

/** What of a service's copy is left off the page of a town without the fact. */
const leftOff: readonly (string | number)[] = ['stats', 'consequences', 'faqs']

/**
 * Reports every sentence that would need a fact that the file of a town leaves out. Statistics, and the consequences and
 * questions of a service, may name it: they are left off that town's page.
 */
export function missingTownFacts({ entries, files }: CheckedContent): Problem[] {
  const { state } = declaredPlace(files)
  const towns = entries.flatMap(({ file, name, data, language }) =>
    file.startsWith('content/towns/') &&
    language === files.language &&
    typeof data === 'object' &&
    data !== null
      ? { file, name, data }
      : [],
  )
  const townsOf = ({ file, name }: Entry) =>
    file.startsWith('content/services/')
      ? towns
      : towns.filter((town) => name.endsWith(`-${town.name}-${state}`))
  return entries.flatMap((entry) => {
    const isService = entry.file.startsWith('content/services/')
    if (!isService && !entry.file.startsWith('content/locations/')) return []
    const shown = (path: readonly (string | number)[]) =>
      isService ? !path.some((key) => leftOff.includes(key)) : !path.includes('stats')
    return optionalFacts.flatMap(({ field, name }) => {
      const town = townsOf(entry).find(({ data }) => isMissing(data, field))
      if (!town) return []
      return textsWithPlaceholders(entry)
        .fields.filter(({ path, text }) => text.includes(`{${name}}`) && shown(path))
        .map(({ path }) => ({
          ...fieldProblem(entry, path, {
            reason: `uses {${name}}, and ${town.file} has no ${field}`,
            repair: isService
              ? `write the sentence without it; only stats, consequences and faqs may use it`
              : `write the sentence without it, or ${field} in ${town.file}`,
          }),
          lacks: { file: town.file, field },
        }))
    })
  })
}

const isMissing = (town: object, field: string): boolean => {
  const value: unknown = Object.entries(town).find(([key]) => key === field)?.[1]
  return value === undefined || (Array.isArray(value) && value.length === 0)
}
