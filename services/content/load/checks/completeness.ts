import { urls } from '../../model/urls.ts'
import { cellAddresses } from './page-addresses.ts'
import type { CheckedContent } from './check.ts'
import { declaredPlace } from '../files/declared-place.ts'
import { namesOf } from '../files/read-files.ts'
import { fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'
import { suggestion } from '../messages/suggest.ts'

/** For the files that are left over when a town or a service is removed. */
const deleteOrRestore = 'delete the file, or restore the town or service that it names'

/** An override's file name must be the address of a cell. */
export function strayOverrides({ files }: CheckedContent): Problem[] {
  const { state } = declaredPlace(files)
  if (state === undefined) return []
  const slugs = cellAddresses(files, state).map(({ path }) => path.slice(1))
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
export const requiredPages = [
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

export const missingPages = ({ files }: CheckedContent): Problem[] =>
  requiredPages
    .filter(({ file }) => !files.texts.has(file))
    .map(({ file }) =>
      fileProblem(file, {
        reason: 'is missing',
        repair: 'restore it from git: the site links to it',
      }),
    )

/** Reports an empty building guide: subscribers are sent it. */
export const missingChapters = ({ files }: CheckedContent): Problem[] =>
  namesOf(files, 'building-guide').length > 0
    ? []
    : [
        fileProblem('content/building-guide', {
          reason: 'has no chapters',
          repair: 'restore the chapters from git: subscribers get them by email',
        }),
      ]

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
