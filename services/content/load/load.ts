import { join } from 'node:path'
import { firmFacts } from '../model/facts.ts'
import { routes } from '../model/routes.ts'
import type { Site } from '../model/site.ts'
import { addresses } from './addresses.ts'
import { assemble, publishable, resolveClaims } from './assemble.ts'
import { compileAll } from './bodies.ts'
import { chapterProblems } from './chapter-problems.ts'
import { collect } from './collections.ts'
import {
  missingChapters,
  missingFallback,
  missingPages,
  programFiles,
  requiredPages,
  strayOverrides,
  withChapters,
} from './completeness.ts'
import { unansweredCounterparts } from './counterparts.ts'
import { type Files, readFiles } from './files.ts'
import { brokenLinks, fieldLinks } from './links.ts'
import { pairPictures } from './pictures.ts'
import { wrongHours } from './opening-hours.ts'
import { reversedOpenings } from './openings.ts'
import { unknownPlaceholders } from './placeholder-check.ts'
import { inOrder, type Problem } from './problem.ts'
import { strayConsequences } from './stray-consequences.ts'
import { addressWord } from './suggest.ts'
import { typedClaims } from './typed-claims.ts'
import { takenPaths, takenRedirects } from './unique-paths.ts'

export interface LoadOptions {
  /** The folder that holds `content/`. */
  root: string
  /** Today, for "42+ years". */
  today: Date
  /** The git commit of the content. */
  commit: string
  /** The folder where read YAML and compiled Markdown are kept; under node_modules when left out. */
  cache?: string
  /** The colours of pictures, by version, as far as a build has worked them out. */
  tints?: Readonly<Record<string, string>>
}

export interface Loaded {
  /** As far as it could be made; it must not be published while there are problems. */
  site: Site | undefined
  problems: Problem[]
  /** What is wrong in drafts only: told, and in nobody's way. */
  unfinished: Problem[]
}

/**
 * content/ → one validated Site. Never stops at the first fault: `problems` holds every one, in the
 * order of the files.
 */
export function load({
  root,
  today,
  commit,
  cache = defaultCache(root),
  tints = {},
}: LoadOptions): Loaded {
  const files = readFiles(root, cache)
  const valid = collect(files)
  const pictures = pairPictures(root, files, valid.images, tints)
  const years = today.getUTCFullYear() - (valid.business?.data.founded ?? today.getUTCFullYear())
  const claims = resolveClaims(valid.claims, years)
  const firm = valid.business ? firmFacts(valid.business.data, claims) : {}
  const markdown = compileAll(cache, files, firm, pictures)
  const contents = assemble(valid, markdown.bodies, firm, today)
  const entries = [...files.entries.values()]
  const site = publishable(
    valid,
    { commit, years, claims, images: pictures.images, firm },
    contents,
  )
  const asked = addresses(files, today)
  const live = asked.filter(({ hidden }) => hidden === undefined)
  const made = routes(contents)
  const links = entries.flatMap(fieldLinks)
  const faulty = new Set(valid.problems.map(({ file, field }) => `${file} ${field}`))
  const all = inOrder([
    ...files.problems,
    ...valid.problems,
    ...pictures.problems,
    ...markdown.problems,
    ...typedClaims(valid.claims?.data ?? {}, files.texts),
    ...unknownPlaceholders(entries, firmNames(files)),
    ...takenPaths(live),
    ...takenRedirects(valid.redirects, live),
    ...brokenLinks(
      [...links.filter(({ file, field }) => !faulty.has(`${file} ${field}`)), ...markdown.links],
      [...programFiles, ...requiredPages, ...asked, ...withChapters(made, files, valid)],
      valid.redirects?.data ?? [],
    ),
    ...chapterProblems(valid.chapters, markdown.links),
    ...strayOverrides(files),
    ...strayConsequences(valid),
    ...missingPages(files),
    ...missingChapters(files),
    ...reversedOpenings(valid),
    ...wrongHours(valid),
    ...unansweredCounterparts(valid),
    ...missingFallback(files, valid.services),
  ])
  const drafts = new Set(asked.filter(({ draft }) => draft).map(({ file }) => file))
  const problems = all.filter(({ file }) => !drafts.has(file))
  const unfinished = all.filter(({ file }) => drafts.has(file))
  return {
    site: site && { ...site, unpublished: { ...site.unpublished, problems: unfinished } },
    problems,
    unfinished,
  }
}

const defaultCache = (root: string) => join(root, 'node_modules/.cache/highpine/content')

/**
 * The names of the firm's facts, also while business.yaml or claims.yaml has faults; `claim.*` when
 * the claims cannot be read at all.
 */
function firmNames(files: Files): string[] {
  const claims = files.entries.get('content/claims.yaml')?.data
  const ids = typeof claims === 'object' && claims !== null ? Object.keys(claims) : ['*']
  return [
    'brand',
    'phone',
    'email',
    ...ids.map((id) => `claim.${id === '*' ? id : addressWord(id)}`),
  ]
}
