import { z } from 'zod'
import { type Language, nameIn } from '../../model/languages.ts'
import { urls } from '../../model/urls.ts'
import { addressOf } from '../assemble.ts'
import { cellAddresses } from './page-addresses.ts'
import type { CheckedContent } from './check.ts'
import { declaredPlace } from '../files/declared-place.ts'
import { namesOf, translatedInto } from '../files/read-files.ts'
import { fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'
import { suggestion } from '../messages/suggest.ts'
import { type PublicationState, stateIn } from '../publication/publication.ts'

/** For the files that are left over when a town or a service is removed. */
const deleteOrWrite = 'delete the file, or write the town or service that it names'

/** An override's file name must be the address of a cell. */
export function strayOverrides({ files }: CheckedContent): Problem[] {
  const { state } = declaredPlace(files)
  if (state === undefined) return []
  return [files.language, ...translatedInto(files)].flatMap((language) => {
    const slugs = cellAddresses(files, state, language).map(({ cell }) => cell.override)
    return namesOf(files, 'locations', language).flatMap((name) =>
      slugs.includes(name)
        ? []
        : [
            {
              ...fileProblem(`content/locations/${nameIn(language, name, files.language)}.yaml`, {
                reason: 'doesn’t have the name of a location page',
                repair: suggestion(name, slugs, deleteOrWrite),
              }),
              missing: `/${name}`,
            },
          ],
    )
  })
}

/** A page that must exist, and what to write. */
interface NeededPage {
  path: string
  file: string
  repair: string
}

const needed = (slug: string, repair: string): NeededPage => ({
  path: urls.page(slug),
  file: `content/pages/${slug}.md`,
  repair,
})

/** The same in another language, at the address that its file has or is to have. */
function neededIn(
  language: Language,
  slug: string,
  { entries, language: first }: CheckedContent['files'],
  repair: string,
): NeededPage {
  const file = `content/pages/${nameIn(language, slug, first)}.md`
  const path = addressOf(language, urls.page(slug), entries.get(file)?.data, first)
  return { path, file, repair }
}

/** The fields of a page that say what else must exist. They are read from pages with problems, too. */
const pageFields = z.object({
  template: z.string().catch(''),
  lists: z.string().catch(''),
})

/** For each kind of content with a page that lists it: its folder, and the fields and the usual name of that page. */
const listedKinds = [
  { folder: 'projects', name: 'projects', template: 'index', lists: 'projects' },
  { folder: 'guides', name: 'guides', template: 'index', lists: 'guides' },
  { folder: 'posts', name: 'blog', template: 'index', lists: 'posts' },
  { folder: 'costs', name: 'costs', template: 'index', lists: 'costs' },
  { folder: 'openings', name: 'careers', template: 'careers', lists: '' },
] as const

/**
 * Returns the pages that every site has, and those that it needs for what else it has: a list of every kind of content,
 * the contact page in Spanish, the page with the building guide.
 */
export function neededPages({
  files,
  allFiles,
}: Pick<CheckedContent, 'files' | 'allFiles'>): NeededPage[] {
  const allPages = namesOf(allFiles, 'pages').map((name) => {
    const file = `content/pages/${name}.md`
    const fields = pageFields.safeParse(allFiles.entries.get(file)?.data)
    // What a page that cannot be read would be is not known.
    return { name, file, ...(fields.data ?? { template: '', lists: '' }) }
  })
  const pages = allPages.filter(({ file }) => files.texts.has(file))
  const others = translatedInto(files)
  const guide =
    namesOf(files, 'building-guide').length > 0 ||
    pages.some(({ template }) => template === 'building-guide')
  const text = (why: string) => `write it, with template: text: ${why}`
  const form = 'the form leads to it where scripts are off'
  return [
    needed('home', 'write it, with template: blocks: every address begins with it'),
    needed('services', 'write it, with template: overview: every service’s page links to it'),
    needed('contact', 'write it, with template: contact: every page links to it'),
    needed('thank-you', text(form)),
    ...others.flatMap((language) => [
      neededIn(language, 'contact', files, 'write it: every page in this language links to it'),
      neededIn(language, 'thank-you', files, `write it: ${form}`),
    ]),
    ...(guide
      ? [
          needed(
            'building-guide',
            'write it, with template: building-guide, or delete the files of content/building-guide/',
          ),
          needed('thank-you-guide', text(form)),
          ...others.map((language) =>
            neededIn(language, 'thank-you-guide', files, `write it: ${form}`),
          ),
        ]
      : []),
    ...listedKinds.flatMap(({ folder, name, template, lists }) => {
      const isList = (page: (typeof pages)[number]) =>
        page.template === template && page.lists === lists
      return namesOf(files, folder).length === 0 || pages.some(isList)
        ? []
        : needed(
            // One that isn't shown now, if there is one.
            allPages.find(isList)?.name ?? name,
            `write it, with template: ${template}${lists && ` and lists: ${lists}`}, or delete the files of content/${folder}/`,
          )
    }),
  ]
}

const absentBecause = {
  live: 'isn’t shown',
  draft: 'is a draft',
  scheduled: 'isn’t there yet',
  ended: 'has ended',
} as const satisfies Record<PublicationState, string>

export const missingPages = (content: CheckedContent): Problem[] =>
  neededPages(content)
    .filter(({ file }) => !content.files.texts.has(file))
    .map(({ file, repair }) =>
      content.allFiles.texts.has(file)
        ? fileProblem(file, {
            reason: `${absentBecause[stateIn(content.publications.ofFile(file), content.view)]}, and the site needs it`,
            repair: 'remove its “draft”, “from” and “until”',
          })
        : fileProblem(file, { reason: 'is missing', repair }),
    )

/** Reports a building guide without chapters: subscribers are sent it. */
export const missingChapters = ({ files }: CheckedContent): Problem[] =>
  namesOf(files, 'building-guide').length > 0 || !files.texts.has('content/pages/building-guide.md')
    ? []
    : [
        fileProblem('content/building-guide', {
          reason: 'has no chapters',
          repair:
            'write one there, or delete content/pages/building-guide.md: subscribers get the chapters by email',
        }),
      ]

/** Reports ranges of cost guides that the region's factor is to adjust when there is none. */
export const missingFactor = ({ files, valid: { costs } }: CheckedContent): Problem[] =>
  files.texts.has('content/region-factor.yaml')
    ? []
    : costs.flatMap(({ entry, data }) =>
        data.bands.flatMap(({ adjust }, index) =>
          adjust
            ? fieldProblem(entry, ['bands', index, 'adjust'], {
                reason: 'is true, but there is no content/region-factor.yaml',
                repair: 'write that file, or remove this line',
              })
            : [],
        ),
      )

/**
 * Reports a second service whose copy would stand in for that of others, and a service without copy of its own where
 * none does.
 */
export function missingFallback({ files, valid: { services } }: CheckedContent): Problem[] {
  const [fallback, ...more] = services.filter(({ data }) => data.fallback)
  const twice = more.map(({ entry }) =>
    fieldProblem(entry, ['fallback'], {
      reason: `is true, as in ${fallback?.entry.file}`,
      repair: 'remove it from one of the two',
    }),
  )
  if (fallback && !fallback.data.preset)
    return [
      ...twice,
      fieldProblem(fallback.entry, ['preset'], {
        reason: 'is missing',
        repair: 'write its preset: services without their own copy use it',
      }),
    ]
  // A file that has problems may have the copy.
  if (fallback || services.length < namesOf(files, 'services').length) return twice
  return services
    .filter(({ data }) => !data.preset)
    .map(({ entry }) =>
      fieldProblem(entry, ['preset'], {
        reason: 'is missing, and no service has “fallback: true”',
        repair: 'write its preset, or write fallback: true in the service whose copy it may use',
      }),
    )
}
