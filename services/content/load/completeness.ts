import { urls } from '../model/urls.ts'
import { type Address, addresses } from './addresses.ts'
import type { Collected } from './collections.ts'
import { type Files, namesOf } from './files.ts'
import type { Problem } from './problem.ts'
import { suggestion } from './suggest.ts'

const whole = { line: 1, column: 1, field: '' }

/** An override's file name must be the address of a cell. */
export function strayOverrides(files: Files): Problem[] {
  const slugs = addresses(files)
    .filter(({ file }) => file.startsWith('content/services/'))
    .map(({ path }) => path.slice(1))
  return namesOf(files, 'locations').flatMap((name) =>
    slugs.includes(name)
      ? []
      : [
          {
            file: `content/locations/${name}.yaml`,
            ...whole,
            reason: 'is named after no location page',
            repair: suggestion(name, slugs),
          },
        ],
  )
}

/** Pages that the program itself links to. */
export const requiredPages: Address[] = [
  'home',
  'services',
  'contact',
  'projects',
  'insider',
  'blog',
  'thank-you',
  'thank-you-guide',
].map((slug) => ({ path: urls.page(slug), file: `content/pages/${slug}.md`, draft: false }))

export const missingPages = (files: Files): Problem[] =>
  requiredPages
    .filter(({ file }) => !files.texts.has(file))
    .map(({ file }) => ({
      file,
      ...whole,
      reason: 'is missing',
      repair: 'restore it from git: the program links to it',
    }))

const fallback = 'content/services/home-services.yaml'

/** Services without copy of their own borrow that of home-services, so it must be there. */
export function missingFallback(files: Files, services: Collected['services']): Problem[] {
  if (!files.texts.has(fallback))
    return [
      {
        file: fallback,
        ...whole,
        reason: 'is missing',
        repair: 'restore it from git: services without copy of their own use its preset',
      },
    ]
  const found = services.find(({ entry }) => entry.file === fallback)
  if (!found || found.data.preset) return []
  return [
    {
      file: fallback,
      ...found.entry.locate(['preset']),
      field: 'preset',
      reason: 'is missing',
      repair: 'write its preset: services without copy of their own use it',
    },
  ]
}
