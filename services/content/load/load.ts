import { join } from 'node:path'
import { firmFacts } from '../model/facts.ts'
import { dayOf, closedDaysOfAYear } from '../model/office-days.ts'
import { eachLanguage } from '../model/languages.ts'
import { lastResult } from '../model/memoize.ts'
import type { Facts } from '../model/location/placeholders.ts'
import { sortProblems, type Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { assemble, redirectsOn, resolveClaims, toSite } from './assemble.ts'
import { compileBodies } from './bodies/bodies.ts'
import { readBrand } from './brand/brand-drawings.ts'
import { figuresWithoutLabel, textsWithoutBlock } from './checks/block-problems.ts'
import { brandContrast } from './checks/brand-contrast.ts'
import { brokenLinks } from './checks/broken-links.ts'
import { otherVersion } from './checks/content-version.ts'
import { copiedTexts, copiedTowns } from './checks/copied-entries.ts'
import { chapterProblems } from './checks/chapter-problems.ts'
import type { Check, CheckedContent } from './checks/check.ts'
import { claimFigures } from './checks/claim-figures.ts'
import {
  missingChapters,
  missingFactor,
  missingFallback,
  missingPages,
  strayOverrides,
} from './checks/completeness.ts'
import {
  openingHoursProblems,
  townNeighbors,
  repeatedOrders,
  repeatedSearchTexts,
  strayConsequences,
} from './checks/cross-checks.ts'
import { formProblems, misplacedChoices, urgentWithoutNote } from './checks/form-problems.ts'
import { futureDays } from './checks/future-days.ts'
import { expiringProblems, kindProblems } from './checks/kind-findings.ts'
import { mixedPictures } from './checks/mixed-pictures.ts'
import { missingFirmFacts } from './checks/missing-firm-facts.ts'
import { pageAddresses } from './checks/page-addresses.ts'
import { placeholderEntries } from './checks/placeholder-entries.ts'
import { missingTownFacts, unknownPlaceholders } from './checks/placeholder-check.ts'
import { lostAddresses, promisedAddresses } from './checks/published-addresses.ts'
import { typedClaims } from './checks/typed-claims.ts'
import { uncheckedFigureProblems } from './checks/unchecked-figures.ts'
import { distantTowns, townsOffMap } from './checks/town-places.ts'
import { unfinishedText, type WaitingPlace, waitingPlaces } from './checks/unfinished-text.ts'
import { conflictingRedirects, duplicatePaths } from './checks/unique-paths.ts'
import {
  addressProblems,
  outdatedPages,
  outdatedTranslations,
  problemsOfTranslations,
  translationsWithoutOffering,
  translationsWithoutPreset,
} from './checks/translations.ts'
import type { KnownNames } from '../schema/fields.ts'
import { unseenCharacters } from './checks/unseen-characters.ts'
import { validateContent } from './collections/collections.ts'
import { matchPictures } from './collections/pictures.ts'
import { readAddresses } from './files/addresses.ts'
import { declaredPlace } from './files/declared-place.ts'
import { cacheName } from './files/folder.ts'
import { gatherMissing } from './messages/gather-missing.ts'
import { readFiles } from './files/read-files.ts'
import { describedIn, linkLanguages, type Source } from './languages.ts'
import { composePictures, shownPictures } from './layers/composed-pictures.ts'
import { readEmails } from './emails.ts'
import { missingWords, readWords } from './words.ts'

/** What is checked beyond the schema of each file. */
const checks: readonly Check[] = [
  unseenCharacters,
  brandContrast,
  typedClaims,
  unknownPlaceholders,
  missingTownFacts,
  missingFirmFacts,
  unfinishedText,
  futureDays,
  duplicatePaths,
  conflictingRedirects,
  lostAddresses,
  brokenLinks,
  chapterProblems,
  strayOverrides,
  strayConsequences,
  copiedTowns,
  copiedTexts,
  townNeighbors,
  townsOffMap,
  repeatedOrders,
  repeatedSearchTexts,
  uncheckedFigureProblems,
  missingPages,
  missingWords,
  missingChapters,
  missingFactor,
  kindProblems,
  openingHoursProblems,
  claimFigures,
  translationsWithoutOffering,
  translationsWithoutPreset,
  addressProblems,
  missingFallback,
  formProblems,
  misplacedChoices,
  urgentWithoutNote,
  figuresWithoutLabel,
]

/** Those of them that compare entries, which are made among the entries of each other language too. */
const checksOfTranslations: readonly Check[] = [
  repeatedSearchTexts,
  kindProblems,
  uncheckedFigureProblems,
  strayConsequences,
]

interface LoadOptions {
  /** The folder of the project, for its caches. */
  root: string
  /** The content folder; `content` in the project when left out. */
  folder?: string
  /** Now: its day in the office decides what is on the site, and its year how old the firm is. */
  today: Date
  /** The git commit of the content. */
  commit: string
  /** The folder where parsed YAML and compiled Markdown are cached; under node_modules when left out. */
  cache?: string
  /** The placeholder colors of pictures, by version, as far as a build has computed them. */
  imagePlaceholders?: Readonly<Record<string, string>>
  /** Returns the day on which a file last changed, for translations and originals that do not say it. */
  changedOn?: (file: string, timeZone: string) => string | undefined
  /** Texts that are read in place of those of files, by path, so that they are checked before they are saved. */
  unsaved?: ReadonlyMap<string, string>
}

interface LoadResult {
  /** As far as it could be made; it must not be published while there are problems. */
  site: Site | undefined
  problems: Problem[]
  /** Problems in drafts: reported, but they do not stop the build. */
  draftProblems: Problem[]
  /** What has expired: `npm run check` warns, and the build leaves it off the pages. */
  expired: Problem[]
  /** Entries that stand in for the firm's own: `npm run check` counts them, and fails with `--strict`. */
  placeholders: Problem[]
  /** What may be right and may be a mistake: `npm run check` asks. */
  questions: Problem[]
  /** Comments that say what somebody still has to write: `npm run check` lists them. */
  waiting: WaitingPlace[]
  /** Every picture whose first and last bytes look valid, described or not; `master` as its Image has it. */
  pictures: { file: string; master: string; version: string }[]
  /** Addresses that content/addresses.txt does not list yet. */
  unlisted: string[]
  /** What files of content may refer to. */
  names: KnownNames
}

/**
 * Loads the content folder into one validated Site. Does not stop at the first problem: `problems` has every one, in the
 * order of the files.
 */
export function load({
  root,
  folder = join(root, 'content'),
  today: now,
  commit,
  cache = defaultCache(folder, root),
  imagePlaceholders = {},
  changedOn,
  unsaved,
}: LoadOptions): LoadResult {
  const files = readFiles(folder, cache, unsaved)
  const { valid, translations, problems: invalid, names } = validateContent(files)
  const pictures = matchPictures({
    folder,
    files,
    described: valid.images,
    imagePlaceholders,
  })
  const look = readBrand(folder, files, valid)
  const words = readWords(files, valid)
  const emails = readEmails(files, [{ valid }, ...translations])
  const { state = '', timeZone } = declaredPlace(files)
  const composed = composePictures({ folder, cache, files, valid, images: pictures.images, state })
  const today = dayOf(now, timeZone)
  const year = Number(today.slice(0, 4))
  const closedDays = valid.business ? closedDaysOfAYear(valid.business.data, today) : []
  const years = year - (valid.business?.data.founded ?? year)
  const sources: Source[] = [{ language: files.language, valid }, ...translations].map((source) => {
    // Claims that are not translated keep their words.
    const claims = {
      ...resolveClaims(valid.claims, years),
      ...resolveClaims(source.valid.claims, years),
    }
    const { business } = source.valid
    const of = [business?.data, valid.claims?.data, source.valid.claims?.data, years]
    const firm = lastFirm(source.language)(of, () =>
      business ? firmFacts(business.data, claims) : {},
    )
    return { ...source, claims, firm }
  })
  const facts = new Map(sources.map(({ language, firm }) => [language, firm]))
  const markdown = compileBodies({ folder, cache }, files, facts, {
    ...pictures,
    layers: composed.layers,
  })
  const assembled = sources.map((source) => ({
    ...source,
    contents: assemble(source.valid, {
      ...source,
      ...{ words, today, state },
      first: files.language,
      bodies: markdown.bodies,
    }),
  }))
  const languages = linkLanguages(assembled, files.languages)
  const redirects = redirectsOn(today, valid, languages[0]?.contents.pages ?? [])
  const outdated = outdatedTranslations(valid, translations, (file) => changedOn?.(file, timeZone))
  const sites = languages.map((source) =>
    toSite(
      source.valid,
      {
        ...{ commit, closedDays, years, redirects, emails: emails.templates, brand: look.brand },
        ...source.links,
        outdated: outdatedPages(source, outdated),
        claims: source.claims,
        today,
        townNames: Object.fromEntries(
          valid.towns.map(({ entry, data }) => [entry.name, data.name]),
        ),
        images: shownPictures(describedIn(source.valid, pictures.images), composed, {
          language: source.language,
          words,
        }),
        firm: source.firm,
        translations: [],
      },
      source.contents,
    ),
  )
  const [first, ...others] = sites
  const site = first && { ...first, translations: others.filter((one) => one !== undefined) }
  const requested = pageAddresses(files, today)
  const addresses = readAddresses(folder)
  const promised = promisedAddresses(files, requested)
  const faulty = new Set(invalid.map(({ file, field }) => `${file} ${field}`))
  const content: CheckedContent = {
    files,
    entries: [...files.entries.values()],
    valid,
    translations,
    today,
    textLinks: [...markdown.links, ...emails.links],
    routes: languages.flatMap(({ pages }) => pages.routes),
    requested,
    listed: addresses.listed,
    promised,
    isFaulty: ({ file, field }) => faulty.has(`${file} ${field}`),
  }
  const placeholders = placeholderEntries(content)
  const expiring = expiringProblems(content)
  const expired = sortProblems(
    expiring.flatMap(({ until, problem }) => (until < today ? problem : [])),
  )
  const each = [
    ...files.problems,
    ...invalid,
    ...pictures.problems,
    ...composed.problems,
    ...look.problems,
    ...markdown.problems,
    ...emails.problems,
    ...addresses.problems,
    ...checks.flatMap((check) => check(content)),
    ...checksOfTranslations.flatMap((check) => problemsOfTranslations(check, content)),
  ]
  const known = new Set(addresses.listed.map(({ path }) => path))
  const added = (requested ?? []).flatMap(({ path, file }) => (known.has(path) ? [] : [file]))
  const all = sortProblems(gatherMissing(each, { state: declaredPlace(files).state, added }))
  files.cache.save()
  const drafts = new Set(requested?.filter(({ draft }) => draft).map(({ file }) => file))
  const version = otherVersion(files)
  const problems = version.length > 0 ? version : all.filter(({ file }) => !drafts.has(file))
  const draftProblems = all.filter(({ file }) => drafts.has(file))
  return {
    site: site && {
      ...site,
      unpublished: { ...site.unpublished, problems: draftProblems },
      expired,
      expiring,
      placeholders,
    },
    problems,
    draftProblems,
    expired,
    placeholders,
    questions: [
      ...distantTowns(content),
      ...textsWithoutBlock(content),
      ...mixedPictures(content),
      ...outdated.map(({ problem }) => problem),
    ],
    waiting: waitingPlaces(content),
    pictures: pictures.usable,
    unlisted: (promised ?? []).filter((path) => !known.has(path)),
    names,
  }
}

const lastFirm = eachLanguage(() => lastResult<Facts>())

const defaultCache = (folder: string, root: string) =>
  join(root, 'node_modules/.cache/site', cacheName(folder, root))
