import { urls } from '../../model/urls.ts'
import { cellAddresses } from './page-addresses.ts'
import type { ValidContent } from '../collections/collections.ts'
import { type ContentFiles, namesOf } from '../files/read-files.ts'
import type { LinkTarget } from '../bodies/links.ts'
import { fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'
import { suggestion } from '../messages/suggest.ts'

/** For the files that are left over when a town or a service is removed. */
const deleteOrRestore = 'delete the file, or restore the town or service that it names'

/** An override's file name must be the address of a cell. */
export function strayOverrides(files: ContentFiles): Problem[] {
  const slugs = cellAddresses(files).map(({ path }) => path.slice(1))
  return namesOf(files, 'locations').flatMap((name) =>
    slugs.includes(name)
      ? []
      : [
          fileProblem(`content/locations/${name}.yaml`, {
            reason: 'doesn’t have the name of a location page',
            repair: suggestion(name, slugs, deleteOrRestore),
          }),
        ],
  )
}

/** Pages that the program itself links to. */
export const requiredPages: LinkTarget[] = [
  'home',
  'services',
  'contact',
  'contacto',
  'projects',
  'insider',
  'blog',
  'building-guide',
  'thank-you',
  'gracias',
  'thank-you-guide',
  'gracias-guia',
].map((slug) => ({ path: urls.page(slug), file: `content/pages/${slug}.md` }))

export const missingPages = (files: ContentFiles): Problem[] =>
  requiredPages
    .filter(({ file }) => !files.texts.has(file))
    .map(({ file }) =>
      fileProblem(file, {
        reason: 'is missing',
        repair: 'restore it from git: the site links to it',
      }),
    )

/** Files that the program makes and content may link to. */
export const generatedFiles: LinkTarget[] = [
  { path: urls.buildingGuidePdf, file: 'services/print', anchors: [] },
]

/**
 * Adds a link target for each chapter of the building guide. A link inside it, `#snow`, may lead to any place in
 * the guide: on the page of all chapters it stays on the page, on a chapter's own page it leads to the other
 * chapter's page. While a chapter has problems, the anchors of the page of all chapters are unknown.
 * @param made the pages that were made
 */
export function withChapters(
  made: readonly LinkTarget[],
  files: ContentFiles,
  valid: ValidContent,
): LinkTarget[] {
  const names = namesOf(files, 'building-guide')
  const complete = names.length > 0 && names.length === valid.chapters.length
  const pages = made.map((target) =>
    target.path === urls.buildingGuide && !complete ? { ...target, anchors: undefined } : target,
  )
  const anchors = pages.find(({ path }) => path === urls.buildingGuide)?.anchors
  const chapters = names.map((name) => ({
    path: urls.buildingGuide,
    file: `content/building-guide/${name}.md`,
    anchors,
  }))
  return [...pages, ...chapters]
}

/** Reports an empty building guide: subscribers are sent it. */
export const missingChapters = (files: ContentFiles): Problem[] =>
  namesOf(files, 'building-guide').length > 0
    ? []
    : [
        fileProblem('content/building-guide', {
          reason: 'has no chapters',
          repair: 'restore the chapters from git: subscribers get them by email',
        }),
      ]

const fallbackFile = 'content/services/home-services.yaml'

/** Services without copy of their own use that of home-services, so it must exist. */
export function missingFallback(
  files: ContentFiles,
  services: ValidContent['services'],
): Problem[] {
  if (!files.texts.has(fallbackFile))
    return [
      fileProblem(fallbackFile, {
        reason: 'is missing',
        repair: 'restore it from git: services without their own copy use its preset',
      }),
    ]
  const found = services.find(({ entry }) => entry.file === fallbackFile)
  if (!found || found.data.preset) return []
  return [
    fieldProblem(found.entry, ['preset'], {
      reason: 'is missing',
      repair: 'write its preset: services without their own copy use it',
    }),
  ]
}
