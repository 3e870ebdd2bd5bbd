import { groupedBy, memoize } from '../../model/memoize.ts'
import { strings } from '../../model/location/placeholders.ts'
import { fieldName, fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'
import { ngramsOf, wordsOf } from '../../model/similarity.ts'
import type { ValidEntry } from '../collections/collections.ts'
import type { Entry } from '../files/entry.ts'
import type { CheckedContent } from './check.ts'
import { oldestFirst } from './compare-age.ts'
import { waitingPlaces } from './unfinished-text.ts'

/** A town or a service whose texts share more of their five-word runs with another's is a copy of it. */
const copied = 0.75
/** Shorter texts are names and labels. In words. */
const minWords = 8
/** How many of the texts that two files share a problem names. */
const namedPassages = 3

/** Reports a town that still has the name or the place of the file that it was copied from. */
export function copiedTowns(content: CheckedContent): Problem[] {
  const towns = oldestFirst(content.valid.towns, content)
  return (['name', 'coordinates'] as const).flatMap((field) => {
    const first = new Map<string, string>()
    return towns.flatMap(({ entry, data }): Problem[] => {
      if (data[field] === undefined) return []
      const key = String(data[field])
      const other = first.get(key)
      if (other === undefined) {
        first.set(key, entry.file)
        return []
      }
      return [
        fieldProblem(entry, [field], {
          reason: `has the same ${field} as ${other}`,
          repair: 'give the copied file its own',
        }),
      ]
    })
  })
}

/** Reports a layer of two towns or two services, whose location pages would open with the same picture. */
export function sharedLayers(content: CheckedContent): Problem[] {
  const { towns, services } = content.valid
  const sharing = <Data>(
    entries: readonly ValidEntry<Data>[],
    field: 'background' | 'foreground',
    nameIn: (data: Data) => string | undefined,
  ) => {
    const first = new Map<string, string>()
    return oldestFirst(entries, content).flatMap(({ entry, data }): Problem[] => {
      const name = nameIn(data)
      if (name === undefined) return []
      const other = first.get(name)
      first.set(name, other ?? entry.file)
      if (other === undefined) return []
      return [
        fieldProblem(entry, [field], {
          reason: `names “${name}”, as ${other} does, so that their location pages would open with the same picture`,
          repair: 'draw one for it, or leave this field out',
        }),
      ]
    })
  }
  return [
    ...sharing(towns, 'background', ({ background }) => background),
    ...sharing(services, 'foreground', ({ foreground }) => foreground),
  ]
}

/**
 * Reports a town or a service whose texts are those of another, with the passages that are the same. A file with a comment
 * that says what is still to write has the texts that every new one has.
 */
export function copiedTexts(content: CheckedContent): Problem[] {
  const waiting = new Set(waitingPlaces(content).map(({ file }) => file))
  return [content.valid.towns, content.valid.services].flatMap((entries) => {
    const texts = oldestFirst<ValidEntry<{ name: string }>>(entries, content).map(
      ({ entry, data: { name } }) => ({
        entry,
        runs: runsOf(entry, name),
      }),
    )
    const holders = groupedBy(texts, ({ runs }) => runs)
    return texts.flatMap(({ entry, runs }, index) => {
      const shared = new Map<Entry, number>()
      for (const run of runs)
        for (const other of holders.get(run) ?? [])
          shared.set(other.entry, (shared.get(other.entry) ?? 0) + 1)
      const original = texts.slice(0, index).find((other) => {
        const both = shared.get(other.entry) ?? 0
        return both / (runs.length + other.runs.length - both) >= copied
      })
      return original && !waiting.has(entry.file) ? [copyProblem(entry, original.entry)] : []
    })
  })
}

function copyProblem(entry: Entry, original: Entry): Problem {
  const texts = new Set(passages(original).map(({ text }) => text))
  const same = passages(entry).filter(({ text }) => texts.has(text))
  const named = same
    .slice(0, namedPassages)
    .map(({ path }) => `${fieldName(path)} (line ${entry.locate(path).line})`)
  return fileProblem(entry.file, {
    reason: `says nearly word for word what ${original.file} says${named.length > 0 ? `, such as ${named.join(', ')}` : ''}`,
    repair:
      'write what only this one has, or leave it out: search engines drop pages that repeat others',
  })
}

/** Its texts; two places may name the same source. */
const passages = ({ data }: Entry) =>
  [...strings(data)].filter(
    ({ path, text }) => !path.includes('source') && wordsOf(text).length >= minWords,
  )

/** A text that differs in the town's or the service's name only is the same. */
function runsOf(entry: Entry, name: string): string[] {
  const known = runsByName(entry.data as object)
  const found = known.get(name)
  if (found) return found
  const texts = passages(entry).map(({ text }) => text.replaceAll(name, 'X'))
  const runs = [...new Set(texts.flatMap((text) => [...ngramsOf(wordsOf(text))]))]
  known.set(name, runs)
  return runs
}

/** Of the data of files, which is the same one while a file is: drafts and editions are checked by themselves. */
const runsByName = memoize((_data: object) => new Map<string, string[]>())
