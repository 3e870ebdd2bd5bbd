import { locationText } from '../locations/location-text.tsx'
import {
  articleProse,
  readability,
  sentencesOf,
  wordsIn,
} from '../../services/content/model/readability.ts'
import type { Site } from '../../services/content/model/site.ts'
import { formatTable } from './reports.ts'

/** Words that make texts read as translated, as regular expressions. This is their only list. */
const listedWords = [
  'somebody',
  'nobody',
  'anybody',
  'whoever',
  'wants?',
  'ask(?:s|ed)? (?:for|of)',
  'photograph(?:s|ed|ing)?',
  'telephone[sd]?',
  'mend(?:s|ed|ing)?',
  'dear(?:er|est)?',
  'oblige[sd]?',
  'set aside',
  '(?:by|without your) word',
  'sums?',
  'commonest',
  'afterward',
  'elsewhere',
  'could not be',
]

/** The counts for a page, or for all pages of a kind. */
interface Voice {
  words: number
  contractions: number
  listed: number
  /** Sentences without a verb. */
  fragments: number
  /** Sentences in which a thing wants, asks or needs. */
  abstract: number
  /** Paragraphs that end in an aphorism. */
  aphorisms: number
  /** Flesch–Kincaid. */
  grade: number
}

/** Explains the columns and their limits; printed above the tables. */
const legend = `Counted by pattern, English only; nothing here fails a check. Read the page aloud as well.
contr.     contractions per 1,000 words (8 to 20 is good; a possessive “the owner’s” does not count)
listed     words on the list in scripts/check/voice.ts per 1,000 words; “the owner wants” is counted too
no verb    sentences of 2 to 9 words without a known verb; longer fragments and rare verbs are misread
abstract   sentences that open with a thing that wants, asks, needs, calls for or demands; not in mid-sentence
aphorism   paragraphs of 3 sentences or more that end in a short general statement about no one; it cannot
           tell wit from a plain fact`

const pattern = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'gi')
const contraction = pattern(
  "\\w+n[’']t|\\w+[’'](?:ll|re|ve|d|m)|(?:it|that|there|here|what|who|where|how|he|she|let|everything|nothing|something)[’']s",
)
const listed = pattern(listedWords.join('|'))
const verb = pattern(
  `\\w+n[’']t|\\w+[’'](?:s|ll|re|ve|d|m)|\\w{2,}(?:ed|ing|ize|ify)|am|is|are|was|were|be|been|has|have|had|do|does|did|
can|could|will|would|may|might|must|should|add|ask|begin|bring|build|burn|buy|call|carry|change|check|choose|clear|close|come|comes|
cost|costs|count|cover|cut|dig|draw|drain|drive|dry|email|end|ends|fill|find|fit|fix|follow|freeze|get|gets|give|gives|go|goes|grow|
happens|hear|help|hold|holds|keep|keeps|know|knows|lasts?|lay|leave|leaves|let|lets|lie|lies|lift|list|live|look|looks|lose|made|make|makes|mark|
matters?|means?|measure|meet|melts?|mix|move|moves|name|need|needs|note|open|order|park|pay|pick|plan|plow|pour|price|pull|put|puts|
read|remove|rent|run|runs|say|says|see|sees|shovel|sell|send|set|sets|show|shows|shut|sign|sit|sits|skip|slides?|sounds?|spread|stand|stands|start|starts|
stay|stays|stop|stops|take|takes|talk|tell|tells|test|think|try|turn|turns|use|wait|walk|want|wants|wash|watch|wear|went|win|work|works|write`.replaceAll(
    '\n',
    '',
  ),
)
const people =
  /\b(?:we|you|they|he|she|who|people|owners?|clients?|guests?|builders?|contractors?|inspectors?|engineers?|architects?|adjusters?|insurers?|crews?|buyers?|managers?|neighbors?|superintendents?|drivers?|operators?)\b/i
const abstract =
  /^(?:The|A|An|Each|Every|Some|Most|This|That|Your|Our)(?: [\w’-]+){1,4}? (?:wants?|asks?|needs?|calls? for|demands?|expects?|likes?)\b/
const general = /\b(?:is|are|was|costs?|makes?|does|has|have|never|always|than|not|nothing)\b/
const specific = /\b(?:we|us|our|you|your|I)\b|[\d$%?]|[’'](?:ll|re|ve)\b/i

/** Counts the figures of English paragraphs. */
export function voice(paragraphs: readonly string[]): Voice {
  const text = paragraphs.join('\n')
  const sentences = paragraphs.map(sentencesOf)
  const count = (fits: (sentence: string) => boolean) => sentences.flat().filter(fits).length
  const matches = (found: RegExp) => text.match(found)?.length ?? 0
  return {
    words: wordsIn(text).length,
    contractions: matches(contraction),
    listed: matches(listed),
    fragments: count((sentence) => {
      const { length } = wordsIn(sentence)
      return /[.!]$/.test(sentence) && length > 1 && length < 10 && sentence.search(verb) < 0
    }),
    abstract: count((sentence) => {
      const [opening] = abstract.exec(sentence) ?? []
      return opening !== undefined && !people.test(opening)
    }),
    aphorisms: sentences.filter((all) => {
      const last = all.at(-1) ?? ''
      return (
        all.length > 2 && wordsIn(last).length < 13 && general.test(last) && !specific.test(last)
      )
    }).length,
    grade: readability(paragraphs.filter((paragraph) => /[.!?]$/.test(paragraph))).grade,
  }
}

/** Fields without prose. */
const notProse = new Set(['slug', 'path', 'keywords', 'source', 'sources', 'href', 'image'])

/** Whether a field is named by a language other than English. */
const isOtherLanguage = (key: string) => /^[a-z]{2}$/.test(key) && key !== 'en'

/** Returns the English texts of a content entry; its Markdown is split into paragraphs. */
export function textsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.includes(' ') ? entry.split(/\n{2,}/) : []
  if (Array.isArray(entry)) return entry.flatMap(textsOf)
  if (typeof entry !== 'object' || entry === null) return []
  if ('html' in entry && typeof entry.html === 'string') return articleProse(entry.html)
  return Object.entries(entry).flatMap(([key, value]) =>
    notProse.has(key) || isOtherLanguage(key) ? [] : textsOf(value),
  )
}

const perThousand = (amount: number, words: number) => (amount / Math.max(1, words)) * 1000
/** The score per 1,000 words, 0 is best: listed words, counted sentences, and contractions short of eight. */
const score = ({ words, contractions, ...found }: Voice) =>
  perThousand(found.listed + found.fragments + found.abstract + found.aphorisms, words) +
  Math.max(0, 8 - perThousand(contractions, words))

/** `npm run check -- --voice`: prints the twenty pages with the worst scores, and totals by kind of page. */
export function printVoice(site: Site): void {
  const { pages, offerings, projects, guides, posts, costs, chapters, jobs, replies } = site
  const kinds = { pages, offerings, projects, guides, posts, costs, chapters, jobs, replies }
  const texts = [
    ...Object.entries(kinds).flatMap(([kind, entries]) =>
      entries.map((entry) => ({ kind, name: `${kind}/${entry.slug}`, paragraphs: textsOf(entry) })),
    ),
    ...site.locations.map((location) => ({
      kind: 'locations',
      name: `locations/${location.slug}`,
      paragraphs: locationText(site, location),
    })),
    { kind: 'reasons', name: 'why-us', paragraphs: textsOf(site.whyUs) },
  ].filter(({ paragraphs }) => paragraphs.length > 0)
  const heading = ['', 'words', 'contr.', 'listed', 'no verb', 'abstract', 'aphorism', 'grade']
  const row = (name: string, { words, grade, contractions, ...found }: Voice) => [
    ...[name, words, perThousand(contractions, words).toFixed(1)],
    ...[perThousand(found.listed, words).toFixed(1), found.fragments, found.abstract],
    ...[found.aphorisms, grade.toFixed(1)],
  ]
  const worst = texts
    .map(({ name, paragraphs }) => ({ name, heard: voice(paragraphs) }))
    .sort((a, b) => score(b.heard) - score(a.heard))
    .slice(0, 20)
  const byKind = [...new Set(texts.map(({ kind }) => kind))].map((kind) => {
    const all = texts.filter((text) => text.kind === kind)
    return row(`${all.length} ${kind}`, voice(all.flatMap(({ paragraphs }) => paragraphs)))
  })
  console.log(
    `\n${legend}\n\n${formatTable(
      heading,
      worst.map(({ name, heard }) => row(name, heard)),
    )}`,
  )
  console.log(`\n${formatTable(heading, byKind)}\n`)
}
