import { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import type { Language } from '../../model/languages.ts'
import { fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'
import type { Site } from '../../model/site.ts'
import type { ValidContent, ValidEntry } from '../collections/collections.ts'
import type { Entry } from '../files/entry.ts'
import type { Check, CheckedContent } from './check.ts'

/** Returns what a check finds in the files of each other language, among the content in that language. */
export const problemsOfTranslations = (check: Check, content: CheckedContent): Problem[] =>
  content.translations.flatMap(({ language, valid }) =>
    check({ ...content, valid }).filter(({ file }) => file.includes(`.${language}.`)),
  )

/** Reports a service or a cost guide whose offering, where its pages lead, is not in its language. */
export const translationsWithoutOffering = ({ translations, files }: CheckedContent): Problem[] =>
  translations.flatMap(({ language, valid: { services, costs } }) =>
    [...services, ...costs].flatMap(({ entry, data: { offering } }) => {
      const needed = `content/offerings/${offering}.${language}.md`
      return files.texts.has(needed)
        ? []
        : fileProblem(entry.file, {
            reason: `is about the offering ${offering}, and there is no ${needed}`,
            repair: 'write that file: the pages of this one lead there',
          })
    }),
  )

/** Reports a service without copy in its language, where no service with `fallback` has any. */
export const translationsWithoutPreset = ({ translations }: CheckedContent): Problem[] =>
  translations.flatMap(({ language, valid: { services } }) =>
    services.some(({ data }) => data.fallback && data.preset)
      ? []
      : services
          .filter(({ entry, data }) => !data.preset && entry.language === language)
          .map(({ entry }) =>
            fieldProblem(entry, ['preset'], {
              reason: 'is missing, and no service with “fallback: true” has copy in this language',
              repair: 'write its preset',
            }),
          ),
  )

/** Reports an address in a file whose name is its address. */
export const addressProblems = ({ valid: { pages } }: CheckedContent): Problem[] =>
  pages.flatMap(({ entry, data }) =>
    data.address === undefined
      ? []
      : fieldProblem(entry, ['address'], {
          reason: 'is only for translations',
          repair: 'rename the file: its name is the address',
        }),
  )

/** A translation that is older than its original. */
interface Outdated {
  language: Language
  kind: string
  slug: string
  days: number
  problem: Problem
}

const declaredDay = z
  .union([
    z.object({ updated: z.string() }).transform(({ updated }) => updated),
    z.object({ hub: z.object({ updated: z.string() }) }).transform(({ hub }) => hub.updated),
  ])
  .catch('')

const dayInMs = 24 * 60 * 60 * 1000

/**
 * Finds each translation whose original has changed since.
 * @param changedOn the day on which a file last changed, for those that do not say it
 */
export function outdatedTranslations(
  original: ValidContent,
  translations: readonly { language: Language; valid: ValidContent }[],
  changedOn: (file: string) => string | undefined,
): Outdated[] {
  const dayOf = (entry: Entry) => declaredDay.parse(entry.data) || changedOn(entry.file)
  return translations.flatMap(({ language, valid }) =>
    entriesWithKind(valid).flatMap(({ kind, entry }): Outdated[] => {
      // What has no translation stands among them too.
      if (entry.language !== language) return []
      const first = entriesWithKind(original).find(
        (one) => one.kind === kind && one.entry.name === entry.name,
      )?.entry
      const [day, later] = [dayOf(entry), first && dayOf(first)]
      if (!first || !day || !later || day >= later) return []
      const days = Math.round((Date.parse(later) - Date.parse(day)) / dayInMs)
      const problem = fieldProblem(entry, ['updated'], {
        reason: `is ${days === 1 ? 'one day' : `${days} days`} older than ${first.file}`,
        repair: 'compare the two, write what has changed, and then today’s day here',
      })
      return [{ language, kind, slug: entry.name, days, problem }]
    }),
  )
}

const entriesWithKind = (valid: Readonly<Record<string, unknown>> & ValidContent) =>
  Object.keys(kinds).flatMap((kind) => {
    const entries: readonly ValidEntry<object>[] = valid[kind as keyof typeof kinds]
    return entries.map(({ entry }) => ({ kind, entry }))
  })

/** Returns by how many days the pages of a language are older than their originals, by address. */
export function outdatedPages(
  { language, pages }: { language: Language; pages: { lists: PagesByKind } },
  outdated: readonly Outdated[],
): Site['outdated'] {
  return Object.fromEntries(
    outdated.flatMap(({ kind, slug, days, ...one }) => {
      const path = pages.lists[kind]?.find((each) => each.slug === slug)?.path
      return one.language === language && path !== undefined ? [[path, days]] : []
    }),
  )
}

type PagesByKind = Readonly<Record<Kind['folder'], readonly { slug: string; path?: string }[]>>
