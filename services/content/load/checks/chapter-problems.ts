import { groupedBy } from '../../model/memoize.ts'
import { reservedIds } from '../../model/routes.ts'
import { urls } from '../../model/urls.ts'
import type { ValidEntry } from '../collections/collections.ts'
import type { ChapterFields } from '../../schema/building-guide.ts'
import type { TextLink } from '../bodies/bodies.ts'
import { fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'
import type { CheckedContent } from './check.ts'

type ValidChapter = ValidEntry<ChapterFields>

/**
 * Finds what a chapter’s schema cannot check: a chapter with a taken anchor, a link to another
 * site that is not among its chapter’s sources, and a source that nothing links.
 */
export function chapterProblems({ valid: { chapters }, textLinks }: CheckedContent): Problem[] {
  const byFile = groupedBy(textLinks, ({ file }) => [file])
  return [
    ...chapters.flatMap(takenAnchor),
    ...chapters.flatMap((chapter) => {
      const own = byFile.get(chapter.entry.file) ?? []
      return [...unlistedLinks(chapter, own), ...unusedSources(chapter, own)]
    }),
  ]
}

function takenAnchor({ entry }: ValidChapter): Problem[] {
  if (!reservedIds.some((id) => id === entry.name)) return []
  return [
    fileProblem(entry.file, {
      reason: `would have the anchor #${entry.name}, which ${urls.buildingGuide} already has`,
      repair: 'rename this file',
    }),
  ]
}

const unlistedLinks = ({ data }: ValidChapter, links: readonly TextLink[]): Problem[] =>
  links
    .filter(({ href }) => /^https?:/.test(href))
    .filter(({ href }) => !data.sources.some(({ url }) => url === href))
    .map(({ href, ...place }) => ({
      ...place,
      reason: `links to ${href}, which isn’t one of this chapter’s sources`,
      repair: 'add it under sources, with its title and the day you read it there',
    }))

const unusedSources = ({ entry, data }: ValidChapter, links: readonly TextLink[]): Problem[] =>
  data.sources.flatMap(({ url }, index) =>
    links.some(({ href }) => href === url)
      ? []
      : [
          fieldProblem(entry, ['sources', index, 'url'], {
            reason: 'isn’t linked in the text',
            repair: 'link it from the sentence it supports, or remove it',
          }),
        ],
  )
