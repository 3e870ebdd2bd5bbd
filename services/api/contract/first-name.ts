import type { Language } from './language.ts'

/** Titles before a name, without their dots. A surname alone may follow them. */
const titles =
  words(`dr dra drs mr mrs ms miss mx mister missus prof profesor profesora professor rev reverend fr pastor
  rabbi hon judge capt captain lt sgt col maj gen sir dame lord lady madam ing lic arq sr sra srta sres señor señora
  señorita don doña dona`)

/** Titles with which a first name is used in Spanish: `don Pedro`. In English Don is a name. */
const spanishTitles: Readonly<Record<string, string>> = { don: 'don', doña: 'doña', dona: 'doña' }

/** What follows a name. */
const suffixes = words('jr sr ii iii iv md phd dds dvm rn esq pe cpa aia jd mba ret')

/** Words that no person's name has, or whose greeting would be wrong. */
const noPerson =
  words(`the a an and inc llc llp ltd corp co company hoa association assoc assn properties property group
  construction builders homes realty management rentals services service enterprises partners trust estate estates lodge
  resort hotel inn condo condos condominium condominiums school town county city dept department office team family
  familia sons brothers bros owner owners homeowner homeowners customer client tenant resident manager admin info guest
  contractor anonymous anonymo anonimo unknown none na test testing asdf sa sociedad empresa hermanos hijos`)

/** The start of a surname of several words. */
const particles = words('de del della di da du la las los le von zu zum bin ibn al st')

/** Scripts that write the surname first. */
const surnameFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** What no name has: digits, and the dot of a website's address. */
const noName = /[\d@:_]|\p{L}\.\p{L}{2}/u

const maxWords = 6
const maxLength = 30

/**
 * Returns the name to greet a person by, from what they typed as their name: `June` for `Dr. June Harrow` and
 * `HARROW, JUNE`; `Ann and Bob` for `Ann & Bob Lee`. Undefined where it is not sure, as for `Mr. Lee`, a company and
 * initials: greet without a name then.
 */
export function firstName(typed: string, language: Language = 'en'): string | undefined {
  const name = onlyNames(typed)
  const [before = '', after, ...more] = name.split(',').map((part) => part.trim())
  if (more.some((part) => !isSuffix(part))) return undefined
  const isReversed = after !== undefined && after !== '' && !isSuffix(after)
  const given = isReversed ? after : before
  // `HARROW,` is a surname.
  if (after === '' && given === before && name.endsWith(',')) return undefined
  const people = splitCouple(given)
  if (people.length > 2) return undefined
  const greeted = people.map((person) => greetedBy(person, { language, isReversed }))
  if (greeted.includes(undefined)) return undefined
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    greeted.filter((name) => name !== undefined),
  )
}

/** Removes emoji, and what stands in parentheses or quotation marks. */
const onlyNames = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\([^()]*\)|"[^"]*"|“[^“”]*”|\[[^[\]]*\]/g, ' ')
    .replaceAll(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{So}\uFE0F]/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()

const isSuffix = (part: string): boolean =>
  part !== '' && part.split(' ').every((word) => suffixes.has(plain(word)))

/** `Ann & Bob Lee` are two. In Spanish, `y` also joins the surnames of one person: `José Ortega y Gasset`. */
function splitCouple(name: string): string[] {
  const [one = '', other, ...more] = name.split(/ ?[&+/] ?| (?:and|und|et) /i)
  if (other !== undefined) return [one, other, ...more]
  const [left = '', right, ...rest] = name.split(/ y /i)
  const isSurname = left.includes(' ') && right !== undefined && !right.includes(' ')
  return right === undefined || isSurname ? [name] : [left, right, ...rest]
}

/**
 * Returns the first name of one person, and in Spanish don or doña.
 * @param isReversed the surname stands elsewhere
 */
function greetedBy(
  person: string,
  { language, isReversed }: { language: Language; isReversed: boolean },
): string | undefined {
  const words = person.split(' ').filter(Boolean)
  while (words.length > 1 && suffixes.has(plain(words.at(-1) ?? ''))) words.pop()
  const isUnusable = (word: string) => noPerson.has(plain(word)) || noName.test(word)
  if (words.length > maxWords || words.some(isUnusable) || surnameFirst.test(person))
    return undefined
  const isTitle = (word: string | undefined) =>
    word !== undefined && titles.has(plain(word)) && !(language === 'en' && word === 'Don')
  const given = words.findIndex((word) => !isTitle(word))
  const [first = '', second] = given === -1 ? [] : words.slice(given)
  const title = given > 0 ? spanishTitles[plain(words[given - 1] ?? '')] : undefined
  const isSurname = given > 0 && second === undefined && title === undefined && !isReversed
  if (isSurname) return undefined
  const name = spelled(first, second)
  return name && (title && language === 'es' ? `${title} ${name}` : name)
}

/** Returns a first name in upper and lower case; undefined: it is none. */
function spelled(first: string, second: string | undefined): string | undefined {
  if (!/^\p{L}[\p{L}\p{M}'’ʼ\-\u2010\u2011]+$/u.test(first) || first.length > maxLength)
    return undefined
  if (particles.has(plain(first)) || /^van$/.test(first)) return undefined
  const isCapitals = isUpperCase(first)
  // `HARROW June`: a surname in capitals comes first.
  if (isCapitals && second !== undefined && !isUpperCase(second)) {
    if (first.length > 3) return spelled(second, undefined)
    return first
  }
  // `TJ` and `AL` look alike in a name of capitals.
  if (isCapitals && first.length < 3) return undefined
  if (!isCapitals && first !== first.toLowerCase()) return first
  return first
    .toLowerCase()
    .replaceAll(/(?<=^|['’ʼ\-\u2010\u2011])\p{L}/gu, (letter) => letter.toUpperCase())
}

const isUpperCase = (word: string): boolean =>
  word === word.toUpperCase() && word !== word.toLowerCase()

/** A word for comparison: in lower case, without dots. */
const plain = (word: string): string => word.replaceAll('.', '').toLowerCase()

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}
