import { join } from 'node:path'
import type { Fields, Kind } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { firmFacts } from '../model/facts.ts'
import { dayOf } from '../model/office-days.ts'
import { lastResult } from '../model/memoize.ts'
import type { Facts } from '../model/location/placeholders.ts'
import { sortProblems, type Problem, fieldProblem } from '../model/problem.ts'
import { routes } from '../model/routes.ts'
import type { Site } from '../model/site.ts'
import { assemble, redirectsOn, resolveClaims, toSite } from './assemble.ts'
import { compileBodies } from './bodies/bodies.ts'
import { chapterProblems } from './checks/chapter-problems.ts'
import { claimFigures } from './checks/claim-figures.ts'
import { validateContent, type ValidContent, type ValidEntry } from './collections/collections.ts'
import { unfinishedText } from './checks/unfinished-text.ts'
import { unseenCharacters } from './checks/unseen-characters.ts'
import { futureDays } from './checks/future-days.ts'
import {
  missingChapters,
  missingFallback,
  missingPages,
  generatedFiles,
  requiredPages,
  strayOverrides,
  withChapters,
} from './checks/completeness.ts'
import {
  copiedTowns,
  repeatedSearchTexts,
  openingHoursProblems,
  ownNeighbors,
  repeatedOrders,
  strayConsequences,
  translationProblems,
} from './checks/cross-checks.ts'
import { readAddresses } from './files/addresses.ts'
import { type ContentFiles, readFiles } from './files/read-files.ts'
import { brokenLinks, fieldLinks } from './bodies/links.ts'
import { pageAddresses } from './checks/page-addresses.ts'
import { matchPictures } from './collections/pictures.ts'
import { missingSnowfall, unknownPlaceholders } from './checks/placeholder-check.ts'
import { slugify } from './messages/suggest.ts'
import { lostAddresses, promisedAddresses } from './checks/published-addresses.ts'
import { typedClaims } from './checks/typed-claims.ts'
import { uncheckedFigureProblems } from './checks/unchecked-figures.ts'
import { duplicatePaths, conflictingRedirects } from './checks/unique-paths.ts'

interface LoadOptions {
  /** The folder that holds `content/`. */
  root: string
  /** Now: its day in the office decides what is on the site, and its year how old the firm is. */
  today: Date
  /** The git commit of the content. */
  commit: string
  /** The folder where parsed YAML and compiled Markdown are cached; under node_modules when left out. */
  cache?: string
  /** The placeholder colors of pictures, by version, as far as a build has computed them. */
  imagePlaceholders?: Readonly<Record<string, string>>
}

interface LoadResult {
  /** As far as it could be made; it must not be published while there are problems. */
  site: Site | undefined
  problems: Problem[]
  /** Problems in drafts: reported, but they do not stop the build. */
  draftProblems: Problem[]
  /** What has expired: `npm run check` warns, and the build leaves it off the pages. */
  expired: Problem[]
  /** Every picture whose first and last bytes look valid, described or not; `master` from the root. */
  pictures: { file: string; master: string; version: string }[]
  /** Addresses that content/addresses.txt does not list yet. */
  unlisted: string[]
}

/**
 * Loads content/ into one validated Site. Does not stop at the first problem: `problems` has every one, in the
 * order of the files.
 */
export function load({
  root,
  today: now,
  commit,
  cache = defaultCache(root),
  imagePlaceholders = {},
}: LoadOptions): LoadResult {
  const files = readFiles(root, cache)
  const valid = validateContent(files)
  const pictures = matchPictures({
    root,
    files,
    described: valid.images,
    imagePlaceholders,
  })
  const today = dayOf(now)
  const year = Number(today.slice(0, 4))
  const years = year - (valid.business?.data.founded ?? year)
  const claims = resolveClaims(valid.claims, years)
  const firm = lastFirm([valid.business?.data, valid.claims?.data, years], () =>
    valid.business ? firmFacts(valid.business.data, claims) : {},
  )
  const markdown = compileBodies({ root, cache }, files, firm, pictures)
  const contents = assemble(valid, markdown.bodies, firm, today)
  const entries = [...files.entries.values()]
  const redirects = redirectsOn(today, valid, contents.pages)
  const site = toSite(
    valid,
    { commit, years, claims, images: pictures.images, firm, redirects },
    contents,
  )
  const requested = pageAddresses(files, today)
  const addresses = readAddresses(root)
  const promised = promisedAddresses(files, requested)
  const listed = new Set(addresses.listed.map(({ path }) => path))
  const live = requested.filter(({ hidden }) => hidden === undefined)
  const builtPages = routes({ ...contents, testimonials: valid.testimonials?.data })
  const links = entries.flatMap(fieldLinks)
  const faulty = new Set(valid.problems.map(({ file, field }) => `${file} ${field}`))
  const ofKinds = kindProblems(valid, today)
  const expired = sortProblems(
    ofKinds.expiring.flatMap(({ until, problem }) => (until < today ? problem : [])),
  )
  const all = sortProblems([
    ...files.problems,
    ...valid.problems,
    ...pictures.problems,
    ...markdown.problems,
    ...unseenCharacters(files),
    ...typedClaims(valid.claims?.data ?? {}, valid.business?.data, files),
    ...unknownPlaceholders(entries, firmFactNames(files)),
    ...missingSnowfall(entries),
    ...[...unfinishedText(entries), ...futureDays(entries, today)].filter(
      ({ file, field }) => !faulty.has(`${file} ${field}`),
    ),
    ...duplicatePaths(live),
    ...conflictingRedirects(valid.redirects, live),
    ...addresses.problems,
    ...(promised ? lostAddresses(addresses.listed, promised, requested) : []),
    ...brokenLinks(
      [...links.filter(({ file, field }) => !faulty.has(`${file} ${field}`)), ...markdown.links],
      [
        ...generatedFiles,
        ...requiredPages,
        ...requested,
        ...withChapters(builtPages, files, valid),
      ],
      valid.redirects?.data ?? [],
      valid.business?.data.origin,
    ),
    ...chapterProblems(valid.chapters, markdown.links),
    ...strayOverrides(files),
    ...strayConsequences(valid),
    ...copiedTowns(valid),
    ...ownNeighbors(valid),
    ...repeatedOrders(valid),
    ...repeatedSearchTexts(valid),
    ...uncheckedFigureProblems(valid),
    ...missingPages(files),
    ...missingChapters(files),
    ...ofKinds.problems,
    ...openingHoursProblems(valid),
    ...claimFigures(valid),
    ...translationProblems(valid),
    ...missingFallback(files, valid.services),
  ])
  files.cache.save()
  const drafts = new Set(requested.filter(({ draft }) => draft).map(({ file }) => file))
  const problems = all.filter(({ file }) => !drafts.has(file))
  const draftProblems = all.filter(({ file }) => drafts.has(file))
  return {
    site: site && {
      ...site,
      unpublished: { ...site.unpublished, problems: draftProblems },
      expired,
      expiring: ofKinds.expiring,
    },
    problems,
    draftProblems,
    expired,
    pictures: pictures.usable,
    unlisted: (promised ?? []).filter((path) => !listed.has(path)),
  }
}

const lastFirm = lastResult<Facts>()

const defaultCache = (root: string) => join(root, 'node_modules/.cache/highpine/content')

/**
 * Returns the names of the firm's facts, also while business.yaml or claims.yaml has problems; `claim.*` when the
 * claims cannot be read at all.
 */
function firmFactNames(files: ContentFiles): string[] {
  const claims = files.entries.get('content/claims.yaml')?.data
  const ids = typeof claims === 'object' && claims !== null ? Object.keys(claims) : ['*']
  return ['brand', 'phone', 'email', ...ids.map((id) => `claim.${id === '*' ? id : slugify(id)}`)]
}

/**
 * Runs the kinds' own checks on valid entries. `expiring`: what only time makes a problem, from the day after `until`;
 * it doesn't stop the build.
 */
function kindProblems(
  valid: ValidContent,
  today: string,
): { problems: Problem[]; expiring: Site['expiring'] } {
  const entries: Record<keyof typeof kinds, readonly ValidEntry<Fields>[]> = valid
  const found = Object.entries<Kind>(kinds).flatMap(([name, { check }]) =>
    entries[name as keyof typeof kinds].flatMap(({ entry, data }) =>
      (check?.(data, today) ?? []).map(({ path, expires, ...words }) => ({
        until: expires,
        problem: fieldProblem(entry, path, words),
      })),
    ),
  )
  return {
    problems: found.flatMap(({ until, problem }) => (until === undefined ? problem : [])),
    expiring: found.flatMap(({ until, problem }) =>
      until === undefined ? [] : { until, problem },
    ),
  }
}
