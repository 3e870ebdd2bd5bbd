import { z } from 'zod'
import { noteText } from '../contact-form/service-form-schema.ts'
import { language } from '../contract/language.ts'
import { plain, stem, withoutStopWords, wordsIn } from './words.ts'

/** The pages that queries are sure to mean (“best bets”), for one search page. */
const bestBets = z.strictObject({
  /** Of a language that has a search page: for that page, and no other. */
  language: language.optional(),
  /** The first one of a phrase counts. */
  pages: z.array(
    z.strictObject({
      path: z.string(),
      phrases: z.array(z.string()),
      /** The same in a town, by the town's slug. */
      towns: z.record(z.string(), z.string()).default({}),
    }),
  ),
  /** Towns and other places. */
  places: z.array(
    z.strictObject({
      /** The names, the proper one first. */
      names: z.array(z.string()).min(1),
      /** The slugs of towns, the nearest first; none for a place that is larger than a town. */
      towns: z.array(z.string()),
    }),
  ),
  /** The pages of towns, by slug. */
  towns: z.record(z.string(), z.strictObject({ name: z.string(), path: z.string() })),
  noise: z.array(z.string()),
  /** What can't wait, for queries with one of the phrases. */
  urgent: z.array(noteText.extend({ phrases: z.array(z.string()), first: z.string() })).default([]),
})
export type BestBets = z.infer<typeof bestBets>

/** dist/best-bets.json, which the build writes. */
export const bestBetsFile = z.array(bestBets)

/** What a query is taken to mean. */
interface Meaning {
  /** The pages that it is sure to mean, the best one first. */
  paths: readonly string[]
  /** They have all of its words; otherwise, some words are not about them. */
  whole: boolean
  /** The words to search for, each if no page has all of those before. */
  searches: readonly (readonly string[])[]
  /** The first page is that of a town near the place that the query names. */
  nearest?: { place: string; town: string }
  /** What can't wait, if the query is about it. */
  urgent?: UrgentAnswer | undefined
}
type UrgentAnswer = Omit<BestBets['urgent'][number], 'phrases'>

/** How many best bets a query has. */
const maxBets = 3

/** A phrase as it is compared. */
interface Phrase {
  words: readonly string[]
  stems: readonly string[]
  page: BestBets['pages'][number]
}

/**
 * Prepares best bets: returns a function that finds those of a query.
 * @param isPage whether the search knows a page
 */
export function prepareBets(
  bets: BestBets,
  isPage: (path: string) => boolean,
): (words: readonly string[]) => Meaning {
  const phrases: Phrase[] = bets.pages.flatMap((page) =>
    page.phrases.map((phrase) => {
      const words = wordsIn(phrase)
      return { words: words.map(plain), stems: stemsOf(words), page }
    }),
  )
  const urgent = bets.urgent.flatMap(({ phrases: own, ...answer }) =>
    own.map((phrase) => ({ stems: stemsOf(wordsIn(phrase)), answer })),
  )
  const noise = bets.noise.map((phrase) => stemsOf(wordsIn(phrase)))
  const places = bets.places
    .flatMap((place) => place.names.map((name) => ({ place, words: wordsIn(name).map(plain) })))
    // “Eagle-Vail” before “Eagle”.
    .sort((one, other) => other.words.length - one.words.length)

  /** Returns the first place that the words name, and the words without all places. */
  function splitPlaces(words: readonly string[]) {
    const found: { place: BestBets['places'][number]; at: number }[] = []
    let left: readonly (string | undefined)[] = words
    for (const { place, words: name } of places)
      for (let at = 0; at + name.length <= left.length; at++) {
        const here = left.slice(at, at + name.length)
        if (!name.every((word, index) => word === plain(here[index] ?? ''))) continue
        found.push({ place, at })
        left = left.map((word, index) =>
          index >= at && index < at + name.length ? undefined : word,
        )
      }
    return {
      place: found.sort((one, other) => one.at - other.at)[0]?.place,
      rest: left.filter((word) => word !== undefined),
    }
  }

  return (words) => {
    const { place, rest } = splitPlaces(words)
    const stems = rest.length > 0 ? stemsOf(rest) : []
    const typed = rest.map(plain)
    const ignored = new Set(noise.filter((one) => has(stems, one)).flat())
    const counted = stems.filter((one) => !ignored.has(one))
    /** The page of a phrase in the nearest town that has one. */
    const inTown = ({ page }: Phrase) =>
      place?.towns
        .map((town) => ({ town, path: page.towns[town] }))
        .find((one): one is { town: string; path: string } => one.path !== undefined)
    const found = phrases
      .filter(({ stems: own }) => own.length > 0 && has(stems, own))
      .map((phrase) => ({
        town: inTown(phrase),
        path: phrase.page.path,
        length: phrase.stems.length,
        // “Excavator” and “excavation” have one stem.
        typed: phrase.words.filter((word) => typed.includes(word)).length,
        covered: counted.filter((one) => phrase.stems.includes(one)).length,
      }))
      .map(({ town, path, ...one }) => ({
        ...one,
        ...(town && isPage(town.path) ? town : { path, town: undefined }),
      }))
      // With other words, only the town’s page is meant: “deck permit in Aspen”.
      .filter(({ path, town, covered }) => isPage(path) && (town || covered === counted.length))
      .filter(({ covered }, _, all) => covered === Math.max(...all.map((one) => one.covered)))
      .sort(
        (one, other) =>
          other.length - one.length ||
          other.typed - one.typed ||
          Number(other.town !== undefined) - Number(one.town !== undefined),
      )
    const hubs = place?.towns.flatMap((slug) => bets.towns[slug] ?? []) ?? []
    const hub = hubs.find(({ path }) => isPage(path))
    const onlyPlace = hub !== undefined && counted.length === 0 && found.length === 0
    const paths = onlyPlace ? [hub.path] : [...new Set(found.map(({ path }) => path))]
    const [first] = found
    const slug = onlyPlace ? place?.towns.find((one) => bets.towns[one] === hub) : first?.town
    const town = slug === undefined ? undefined : bets.towns[slug]?.name
    const name = place?.names[0]
    const isNearest = town !== undefined && name !== undefined && town !== name
    const ofRest = withoutNoise(rest, ignored)
    return {
      paths: paths.slice(0, maxBets),
      whole: counted.length === (first?.covered ?? 0),
      searches: [
        ...(isNearest ? [[...ofRest, ...wordsIn(town)]] : []),
        words,
        withoutNoise(words, ignored),
        ...(hub ? [[...ofRest, ...wordsIn(hub.name)]] : []),
        ...(place ? [ofRest] : []),
      ].filter((one) => one.length > 0),
      urgent: urgent.find(({ stems: own }) => own.length > 0 && has(stems, own))?.answer,
      ...(isNearest && { nearest: { place: name, town } }),
    }
  }
}

/** Every word of all phrases, places and noise, as it is written. */
export const wordsOfBets = ({ pages, places, noise, urgent }: BestBets): string[] =>
  [
    ...urgent.flatMap(({ phrases }) => phrases),
    ...pages.flatMap(({ phrases }) => phrases),
    ...places.flatMap(({ names }) => names),
    ...noise,
  ].flatMap(wordsIn)

const stemsOf = (words: readonly string[]): string[] => [
  ...new Set(withoutStopWords(words).map(stem)),
]

const has = (stems: readonly string[], all: readonly string[]): boolean =>
  all.every((one) => stems.includes(one))

const withoutNoise = (words: readonly string[], ignored: ReadonlySet<string>) =>
  words.filter((word) => !ignored.has(stem(word)))
