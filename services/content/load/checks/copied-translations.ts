import { strings } from '../../model/location/placeholders.ts'
import { englishName } from '../../model/languages.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import { wordsOf } from '../../model/similarity.ts'
import { originalOf } from '../collections/collections.ts'
import type { Entry } from '../files/entry.ts'
import { valueAt } from '../messages/shape.ts'
import type { CheckedContent } from './check.ts'

/** Shorter texts may be names, which are the same in both languages. In words. */
const minWords = 8

/** Returns a question about each text of a translation that is still in the language of its original. */
export const copiedTranslations = ({ entries, files }: CheckedContent): Problem[] =>
  entries.flatMap((entry) => {
    const original = files.entries.get(originalOf(entry))
    return entry.language === files.language || !original ? [] : findCopied(entry, original)
  })

function findCopied(entry: Entry, original: Entry): Problem[] {
  const copied = {
    reason: `says word for word what ${original.file} says in ${englishName(original.language)}`,
    repair: 'translate it, or leave it out',
  }
  const isCopy = (text: string, other: unknown) =>
    typeof other === 'string' && text.trim() === other.trim() && wordsOf(text).length >= minWords
  const fields = [...strings(entry.data)]
    .filter(
      ({ path, text }) => !path.includes('source') && isCopy(text, valueAt(original.data, path)),
    )
    .map(({ path }) => fieldProblem(entry, path, copied))
  const { file, bodyLine: line } = entry
  return isCopy(entry.body, original.body)
    ? [...fields, { file, line, column: 1, field: '', ...copied }]
    : fields
}
