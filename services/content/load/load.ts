import { join } from 'node:path'
import { firmFacts } from '../model/facts.ts'
import { dayOf, closedDays as closedDaysOf } from '../model/office-days.ts'
import { eachLanguage } from '../model/languages.ts'
import { lastResult } from '../model/memoize.ts'
import { type Facts, fillAll } from '../model/location/placeholders.ts'
import { shownNotices } from '../model/notices.ts'
import { sortProblems, type Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { assemble, resolveClaims, toSite } from './assemble.ts'
import { compileBodies } from './bodies/bodies.ts'
import { readBrand } from './brand/brand-drawings.ts'
import { figuresWithoutLabel, textsWithoutBlock, videosInBlocks } from './checks/block-problems.ts'
import { brandContrast } from './checks/brand-contrast.ts'
import { brokenLinks } from './checks/broken-links.ts'
import { otherVersion } from './checks/content-version.ts'
import { copiedTranslations } from './checks/copied-translations.ts'
import { copiedTexts, copiedTowns, sharedLayers } from './checks/copied-entries.ts'
import { chapterProblems } from './checks/chapter-problems.ts'
import type { Check, CheckedContent } from './checks/check.ts'
import { agedClaims, claimFigures } from './checks/claim-figures.ts'
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
import { publicationProblems } from './checks/publication-problems.ts'
import { missingTownFacts, unknownPlaceholders } from './checks/placeholder-check.ts'
import { lostAddresses, promisedAddresses } from './checks/published-addresses.ts'
import { typedClaims } from './checks/typed-claims.ts'
import { uncheckedFigureProblems } from './checks/unchecked-figures.ts'
import { distantTowns, townsOffMap } from './checks/town-places.ts'
import { fileProblems, unusedFiles } from './checks/text-files.ts'
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
import { changesAhead } from './publication/changes.ts'
import { type AllContent, contentIn } from './publication/content-in.ts'
import { redirectsIn } from './publication/ended-redirects.ts'
import { draftsIn, entryStates } from './publication/entry-states.ts'
import { publicationsOf, type View } from './publication/publication.ts'
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
  sharedLayers,
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
  fileProblems,
]

/** Those of them that compare entries, which are made among the entries of each other language too. */
const checksOfTranslations: readonly Check[] = [
  repeatedSearchTexts,
  uncheckedFigureProblems,
  strayConsequences,
]

const problemsIn = (content: CheckedContent): Problem[] => [
  ...checks.flatMap((check) => check(content)),
  ...checksOfTranslations.flatMap((check) => problemsOfTranslations(check, content)),
]

/** How many of the moments at which content changes are checked before they come, where nobody says. */
const checkedMoments = 12

/** The next moments at which a file appears or ends. */
const momentsOf = (changes: Site['changes'], most: number): Date[] =>
  [
    ...new Set(
      changes.flatMap(({ at, change, field }) =>
        /^\w+$/.test(field) && change !== 'year' ? at : [],
      ),
    ),
  ]
    .slice(0, most)
    .map((at) => new Date(at))

/** Several views have the same problem. */
const withoutRepeats = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [identityOf(problem), problem])).values(),
]

const identityOf = ({ file, line, column, field, reason, repair }: Problem): string =>
  JSON.stringify([file, line, column, field, reason, repair])

interface ReadOptions {
  /** The folder of the project, for its caches. */
  root: string
  /** The content folder; `content` in the project when left out. */
  folder?: string
  /** The folder where parsed YAML and compiled Markdown are cached; under node_modules when left out. */
  cache?: string
  /** The placeholder colors of pictures, by version, as far as a build has computed them. */
  imagePlaceholders?: Readonly<Record<string, string>>
  /** Texts that are read in place of those of files, by path, so that they are checked before they are saved. */
  unsaved?: ReadonlyMap<string, string>
}

interface ViewOptions {
  /** Now: it decides what is on the site, and its year in the office how old the firm is. Another moment is loaded as if it were now. */
  today: Date
  /** Loads the site as if its drafts, and what appears later, were on it. */
  drafts?: boolean
  /**
   * Reports what will be wrong when an entry appears or ends, too: at the next twelve moments, or so many. Each moment takes as
   * long as all checks.
   */
  checkAhead?: boolean | number
  /** The git commit of the content. */
  commit: string
  /**
   * Returns the day on which a file last changed: for translations and originals that do not say it, and to name the newer of
   * two files for one address. Left out without git; undefined for a file that is not committed.
   */
  changedOn?: (file: string, timeZone: string) => string | undefined
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
  /** The words of pages and emails. */
  words: Site['words']
}

/**
 * Loads the content folder into one validated Site. Does not stop at the first problem: `problems` has every one, in the
 * order of the files.
 */
export function load(options: ReadOptions & ViewOptions): LoadResult {
  const content = readContent(options)
  const loaded = viewContent(content, options)
  content.files.cache.save()
  return loaded
}

/** What the files of a content folder say, whatever the moment. */
export type Content = ReturnType<typeof readContent>

/** Reads and validates the content folder. The caller saves the cache of its files once a view has used them. */
export function readContent({
  root,
  folder = join(root, 'content'),
  cache = defaultCache(folder, root),
  imagePlaceholders = {},
  unsaved,
}: ReadOptions) {
  const files = readFiles(folder, cache, unsaved)
  const { valid, translations, problems: invalid, names } = validateContent(files)
  return {
    folder,
    cache,
    ...{ files, valid, translations, invalid, names },
    publications: publicationsOf(files),
    pictures: matchPictures({ folder, files, described: valid.images, imagePlaceholders }),
    look: readBrand(folder, files, valid),
    words: readWords(files, valid),
    emails: readEmails(files, [{ valid }, ...translations]),
    addresses: readAddresses(folder),
  }
}

/** Makes the Site of a moment from what the files say. */
export function viewContent(
  read: Content,
  { today: now, drafts = false, checkAhead = false, commit, changedOn }: ViewOptions,
): LoadResult {
  const { folder, cache, files, valid, translations, invalid, publications } = read
  const { pictures, look, words, emails, addresses } = read
  const all: AllContent = { files, valid, translations }
  const view: View = { now, drafts }
  const shown = contentIn(all, publications, view)
  const { state = '', timeZone } = declaredPlace(files)
  const composed = composePictures({ folder, cache, files, valid, images: pictures.images, state })
  const today = dayOf(now, timeZone)
  const year = Number(today.slice(0, 4))
  // Of whole years, since every page carries them: a holiday that is over changes no page.
  const closedDays = valid.business ? closedDaysOf(valid.business.data, year, year + 1) : []
  const years = year - (valid.business?.data.founded ?? year)
  const sources: Source[] = [
    { language: files.language, valid: shown.valid },
    ...shown.translations,
  ].map((source) => {
    // Claims that are not translated keep their words.
    const claims = {
      ...resolveClaims(shown.valid.claims, years),
      ...resolveClaims(source.valid.claims, years),
    }
    const { business } = source.valid
    const of = [business?.data, shown.valid.claims?.data, source.valid.claims?.data, years]
    const firm = lastFirm(source.language)(of, () =>
      business ? firmFacts(business.data, claims) : {},
    )
    const every = [{ language: files.language, valid }, ...translations].find(
      ({ language }) => language === source.language,
    )
    return { ...source, all: every?.valid ?? valid, claims, firm }
  })
  const facts = new Map(sources.map(({ language, firm }) => [language, firm]))
  const markdown = compileBodies({ folder, cache }, files, facts, {
    ...pictures,
    words,
    layers: composed.layers,
  })
  const textFiles = [...files.files.values()].map(({ name, bytes }) => ({ name, bytes }))
  const assembled = sources.map((source) => ({
    ...source,
    contents: assemble(source.valid, shown.waiting[source.language] ?? { posts: [], guides: [] }, {
      ...source,
      ...{ words, state },
      first: files.language,
      bodies: markdown.bodies,
    }),
  }))
  const languages = linkLanguages(assembled, files.languages)
  const requested = pageAddresses(files, publications)
  const redirects = redirectsIn(valid, { requested, files, view })
  const outdated = outdatedTranslations(shown.valid, shown.translations, (file) =>
    changedOn?.(file, timeZone),
  )
  const sites = languages.map((source) =>
    toSite(
      source.valid,
      {
        ...{
          commit,
          closedDays,
          year,
          years,
          redirects,
          emails: emails.templates,
          brand: look.brand,
        },
        ...source.links,
        outdated: outdatedPages(source, outdated),
        claims: source.claims,
        townNames: Object.fromEntries(
          shown.valid.towns.map(({ entry, data }) => [entry.name, data.name]),
        ),
        images: shownPictures(describedIn(source.valid, pictures.images), composed, {
          language: source.language,
          words,
        }),
        firm: source.firm,
        notices: fillAll(
          shownNotices(shown.valid.notices?.data ?? [], {
            ...{ timeZone, language: source.language, languages: { first: files.language } },
            routes: source.pages.routes,
          }),
          source.firm,
        ),
        files: textFiles,
        videoHosts: [...new Set([...markdown.videos, ...videosInBlocks(valid)])].sort(),
        translations: [],
      },
      source.contents,
    ),
  )
  const [first, ...others] = sites
  const site = first && { ...first, translations: others.filter((one) => one !== undefined) }
  const promised = promisedAddresses(files, requested)
  const faulty = new Set(invalid.map(({ file, field }) => `${file} ${field}`))
  const textLinks = [...markdown.links, ...emails.links]
  const routes = languages.flatMap(({ pages }) => pages.routes)
  const contentOf = (of: AllContent, view: View): CheckedContent => ({
    ...of,
    ...{ view, publications, routes, requested, promised },
    allFiles: files,
    entries: [...of.files.entries.values()],
    today: dayOf(view.now, timeZone),
    textLinks: textLinks.filter(({ file }) => of.files.texts.has(file) || !files.texts.has(file)),
    listed: addresses.listed,
    changedOn: (file) => changedOn?.(file, timeZone),
    isFaulty: ({ file, field }) => faulty.has(`${file} ${field}`),
  })
  const contentAt = (view: View) => contentOf(contentIn(all, publications, view), view)
  const content = drafts ? contentAt({ now }) : contentOf(shown, view)
  const changes = changesAhead(files, publications, now)
  const isDraft = draftsIn(files, publications)
  const states = entryStates(files, publications, { view: { now }, requested })
  const isAllShown = states.every(({ state }) => state === 'live' || state === 'ended')
  const withDrafts = isAllShown ? content : contentAt({ now, drafts: true })
  /** Those in drafts, and those that what appears later will have then. */
  const problemsOfHidden = () => {
    const found = problemsIn(withDrafts)
    const later = states.filter(
      ({ state, file }) => state === 'scheduled' && found.some((problem) => problem.file === file),
    )
    return [
      ...found.filter(isDraft),
      ...later.flatMap(({ file }) =>
        problemsIn(contentAt({ now: new Date(publications.ofFile(file).from?.at ?? now) })).filter(
          (problem) => problem.file === file,
        ),
      ),
    ]
  }
  const placeholders = placeholderEntries(content)
  const everything = contentOf(all, { now })
  const expiring = expiringProblems(everything).filter(({ problem }) => !isDraft(problem))
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
    ...publicationProblems(everything),
    ...kindProblems(everything),
    ...problemsOfTranslations(kindProblems, everything),
    ...problemsIn(content),
    ...momentsOf(changes, Number(checkAhead === true ? checkedMoments : checkAhead)).flatMap(
      (moment) => problemsIn(contentAt({ now: moment })),
    ),
    ...(isAllShown ? [] : problemsOfHidden()),
  ]
  const known = new Set(addresses.listed.map(({ path }) => path))
  const added = (requested ?? []).flatMap(({ path, file }) => (known.has(path) ? [] : [file]))
  const gathered = sortProblems(
    gatherMissing(withoutRepeats(each), { state: declaredPlace(files).state, added }),
  )
  const version = otherVersion(files)
  // That the site needs a page stops a build, whether or not it is a draft.
  const needed = new Set(missingPages(content).map(identityOf))
  const isSetAside = (problem: Problem) => isDraft(problem) && !needed.has(identityOf(problem))
  const problems = version.length > 0 ? version : gathered.filter((problem) => !isSetAside(problem))
  const draftProblems = gathered.filter(isSetAside)
  return {
    site: site && {
      ...site,
      unpublished: { ...site.unpublished, entries: states, problems: draftProblems },
      expired,
      expiring,
      placeholders,
      changes,
    },
    problems,
    draftProblems,
    expired,
    placeholders,
    // Only `npm run check` and the editor ask.
    get questions() {
      return [
        ...distantTowns(withDrafts),
        ...textsWithoutBlock(withDrafts),
        ...mixedPictures(withDrafts),
        ...unusedFiles(withDrafts),
        ...agedClaims(withDrafts),
        ...copiedTranslations(withDrafts),
        ...outdated.map(({ problem }) => problem),
      ]
    },
    get waiting() {
      return waitingPlaces(withDrafts)
    },
    pictures: pictures.usable,
    words,
    unlisted: (promised ?? []).filter((path) => !known.has(path)),
    names: read.names,
  }
}

const lastFirm = eachLanguage(() => lastResult<Facts>())

const defaultCache = (folder: string, root: string) =>
  join(root, 'node_modules/.cache/site', cacheName(folder, root))
