import { townFactNames } from '../model/facts.ts'
import { type Facts, strings, unknownNames } from '../model/placeholders.ts'
import type { Entry } from './entry.ts'
import { fieldName, type Problem } from './problem.ts'
import { suggestion } from './suggest.ts'

/** Location copy may use a town's facts; all other content only the firm's. */
const townFacts: Facts = Object.fromEntries(townFactNames.map((name) => [name, '']))
const seesTowns = (file: string) => /^content\/(services|locations)\//.test(file)

/** In: entries and the firm's facts. Out: a problem for every placeholder that nothing answers to. */
export function unknownPlaceholders(entries: readonly Entry[], firm: Facts): Problem[] {
  return entries.flatMap((entry) => {
    if (entry.file === 'content/claims.yaml') return []
    const facts = seesTowns(entry.file) ? { ...firm, ...townFacts } : firm
    const problem = (name: string, where: { line: number; column: number }, field: string) => ({
      file: entry.file,
      ...where,
      field,
      reason: `uses {${name}}, which stands for nothing here`,
      repair: suggestion(name, Object.keys(facts)),
    })
    const fields = [...strings(entry.data)].flatMap(({ path, text }) =>
      unknownNames(text, facts).map((name) => problem(name, entry.locate(path), fieldName(path))),
    )
    const lines = entry.body
      .split('\n')
      .flatMap((line, index) =>
        unknownNames(line, facts).map((name) =>
          problem(
            name,
            { line: entry.bodyLine + index, column: line.indexOf(`{${name}}`) + 1 },
            '',
          ),
        ),
      )
    return [...fields, ...lines]
  })
}
