import { join } from 'node:path'
import { firmFacts } from '../model/facts.ts'
import { cells, locations } from '../model/location.ts'
import { fill, fillAll } from '../model/placeholders.ts'
import { routes } from '../model/routes.ts'
import type { Body, Claim, Site } from '../model/site.ts'
import { imageUrl, urls } from '../model/urls.ts'
import { compileCached } from '../markdown/cache.ts'
import type { Claim as ClaimFields } from '../schema/claims.ts'
import type { LocationOverride } from '../schema/service.ts'
import { collect, type Folders, type Valid } from './collections.ts'
import type { Entry } from './entry.ts'
import { readFiles } from './files.ts'
import { brokenLinks, fieldLinks, type WrittenLink } from './links.ts'
import { pairPictures } from './pictures.ts'
import { unknownPlaceholders } from './placeholder-check.ts'
import { inOrder, type Problem } from './problem.ts'
import { suggestion } from './suggest.ts'
import { typedClaims } from './typed-claims.ts'
import { takenPaths } from './unique-paths.ts'

export interface LoadOptions {
  /** The folder that holds `content/`. */
  root: string
  /** Today, for "42+ years". */
  today: Date
  /** The git commit of the content. */
  commit: string
}

export type Loaded = { site: Site; problems: Problem[] } | { site: undefined; problems: Problem[] }

/**
 * content/ → one validated Site. Never stops at the first fault: `problems` holds every one, in the
 * order of the files. The site is there even with problems, as far as it could be made, so that
 * links and names could be checked; it must not be published then.
 */
export function load({ root, today, commit }: LoadOptions): Loaded {
  const files = readFiles(root)
  const { singles, folders, problems } = collect(files)
  problems.push(...files.problems)
  const pictures = pairPictures(files, folders.images)
  problems.push(...pictures.problems)

  const business = singles['business.yaml']?.data
  const claimFields = singles['claims.yaml']?.data ?? {}
  problems.push(...typedClaims(claimFields, files.texts))
  const fallback = folders.services.find(({ entry }) => entry.name === 'home-services')?.data.preset
  if (!business || !singles['navigation.yaml'] || !fallback) {
    if (!fallback && problems.length === 0) problems.push(noFallback)
    return { site: undefined, problems: inOrder(problems) }
  }

  const years = today.getUTCFullYear() - business.founded
  const claims = resolveClaims(claimFields, years)
  const firm = firmFacts(business, claims)
  const everyEntry = [...files.single.values(), ...[...files.folders.values()].flat()]
  problems.push(...unknownPlaceholders(everyEntry, firm))

  const markdown = (entry: Entry) => {
    const compiled = compileCached(
      fill(entry.body, firm),
      join(root, 'node_modules/.cache/highpine/markdown'),
      (name) => imageUrl(1200, `${name}.webp`),
    )
    const { html, headings, words } = compiled
    problems.push(...markdownProblems(entry, compiled, pictures.images))
    links.push(...compiled.links.map((link) => written(entry, link)))
    return { html, headings, words } satisfies Body
  }
  const links: WrittenLink[] = everyEntry.flatMap(fieldLinks)
  const paged = <Data>(
    list: Valid<Data>[],
    pathOf: (slug: string) => string,
  ): (Data & { slug: string; path: string; body: Body })[] =>
    list.map(({ entry, data }) => ({
      ...fillAll(data, firm),
      slug: entry.name,
      path: pathOf(entry.name),
      body: markdown(entry),
    }))

  const named = <Data>(list: Valid<Data>[]) =>
    list.map(({ entry, data }) => ({ ...data, slug: entry.name }))
  const towns = named(folders.towns)
  const services = named(folders.services).sort((a, b) => a.order - b.order)
  const offerings = paged(folders.offerings, urls.page).sort((a, b) => a.order - b.order)
  const projects = paged(folders.projects, urls.project).sort((a, b) => a.order - b.order)
  const overrides = Object.fromEntries(
    folders.locations.map(({ entry, data }) => [entry.name, data]),
  ) satisfies Record<string, LocationOverride>
  problems.push(...strayOverrides(folders.locations, services, towns))

  const parts = {
    business,
    years,
    claims,
    navigation: fillAll(singles['navigation.yaml'].data, firm),
    redirects: singles['redirects.yaml']?.data ?? [],
    authors: fillAll(singles['authors.yaml']?.data ?? {}, firm),
    testimonials: fillAll(singles['testimonials.yaml']?.data ?? [], firm),
    whyUs: fillAll(singles['why-us.yaml']?.data ?? [], firm),
    images: pictures.images,
    towns,
    services,
    offerings,
    pages: paged(folders.pages, urls.page),
    posts: newestFirst(paged(folders.posts, urls.post).filter(({ draft }) => !draft)),
    guides: newestFirst(paged(folders.guides, urls.page).filter(({ draft }) => !draft)),
    projects,
    locations: locations({ services, towns, offerings, projects, overrides, fallback, firm }),
  }
  const pages = routes(parts)
  problems.push(
    ...takenPaths(pages, parts.redirects),
    ...brokenLinks(links, pages, parts.redirects),
    ...missingPages(parts.pages),
  )
  return { site: { commit, ...parts }, problems: inOrder(problems) }
}

const newestFirst = <Article extends { date: string }>(articles: Article[]) =>
  articles.sort((a, b) => b.date.localeCompare(a.date))

const resolveClaims = (claims: Readonly<Record<string, ClaimFields>>, years: number) =>
  Object.fromEntries(
    Object.entries(claims).map(([id, { typed: _, ...claim }]) => [
      id,
      { ...fillAll(claim, { years: String(years) }) } satisfies Claim,
    ]),
  )

const written = (
  entry: Entry,
  link: { href: string; line: number; column: number },
): WrittenLink => ({
  file: entry.file,
  line: entry.bodyLine + link.line - 1,
  column: link.column,
  field: '',
  href: link.href,
})

function markdownProblems(
  entry: Entry,
  compiled: ReturnType<typeof compileCached>,
  images: Site['images'],
): Problem[] {
  const at = (place: { line: number; column: number }, reason: string, repair: string) => ({
    file: entry.file,
    line: entry.bodyLine + place.line - 1,
    column: place.column,
    field: '',
    reason,
    repair,
  })
  return [
    ...compiled.htmlTags.map((tag) =>
      at(
        tag,
        `has an HTML tag: ${tag.text}`,
        'write it in Markdown; tags are left out of the page',
      ),
    ),
    ...compiled.images.flatMap((image) => [
      ...(image.name in images
        ? []
        : [
            at(
              image,
              `shows the picture “${image.name}”, which is not there`,
              suggestion(image.name, Object.keys(images)),
            ),
          ]),
      ...(image.alt.trim()
        ? []
        : [at(image, 'shows a picture without alt text', `write ![what it shows](${image.name})`)]),
    ]),
  ]
}

/** An override's file name must be the address of a cell. */
function strayOverrides(
  overrides: Folders['locations'],
  services: Site['services'],
  towns: Site['towns'],
): Problem[] {
  const slugs = cells(services, towns).map(({ path }) => path.slice(1))
  return overrides.flatMap(({ entry }) =>
    slugs.includes(entry.name)
      ? []
      : [
          {
            file: entry.file,
            line: 1,
            column: 1,
            field: '',
            reason: 'is named after no location page',
            repair: suggestion(entry.name, slugs),
          },
        ],
  )
}

/** Pages that the program itself links to. */
function missingPages(pages: Site['pages']): Problem[] {
  return [
    'home',
    'services',
    'contact',
    'projects',
    'insider',
    'blog',
    'thank-you',
    'thank-you-guide',
  ]
    .filter((slug) => !pages.some((page) => page.slug === slug))
    .map((slug) => ({
      file: `content/pages/${slug}.md`,
      line: 1,
      column: 1,
      field: '',
      reason: 'is missing',
      repair: 'restore it from git: every page links to it',
    }))
}

const noFallback: Problem = {
  file: 'content/services/home-services.yaml',
  line: 1,
  column: 1,
  field: 'preset',
  reason: 'is missing',
  repair: 'write its preset: services without copy of their own use it',
}
