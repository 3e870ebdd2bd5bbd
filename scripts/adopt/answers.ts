import { type AdoptedLanguage, adoptedLanguages } from './texts.ts'
import { isTimeZone } from '../../services/content/schema/business.ts'
import { slugify } from '../../services/content/load/messages/suggest.ts'
import type { Business } from '../../services/content/schema/business.ts'
import { findState, type State } from './states.ts'

/** What the command is told, as it was typed; what was not told is missing. */
export interface Answers {
  name?: string | undefined
  state?: string | undefined
  'time-zone'?: string | undefined
  town?: string[] | undefined
  service?: string[] | undefined
  phone?: string | undefined
  email?: string | undefined
  address?: string | undefined
  hours?: string | undefined
  founded?: string | undefined
  origin?: string | undefined
  language?: string | undefined
}
export type AnswerName = keyof Answers

interface Question {
  /** What the prompt asks. */
  ask: string
  example: string
  /** A firm without an answer cannot have a site; the others may be left out. */
  needed: boolean
  /** The flag may be there several times; the prompt takes a list with semicolons. */
  several?: true
}

/** What is asked, in order. Each is a flag of the same name. */
export const questions: Readonly<Record<AnswerName, Question>> = {
  name: { ask: 'The name people know', example: 'Cedar & Stone', needed: true },
  state: { ask: 'The state, by name or two letters', example: 'DC', needed: true },
  'time-zone': {
    ask: 'The time zone, if it isn’t that of most of the state',
    example: 'America/Chicago',
    needed: false,
  },
  town: {
    ask: 'The towns served, each with its county if you like',
    example: 'Springfield, Greene County',
    needed: true,
    several: true,
  },
  service: { ask: 'The services', example: 'Roofing', needed: true, several: true },
  phone: { ask: 'The office’s phone number', example: '202-555-0142', needed: true },
  email: { ask: 'The office’s email address', example: 'office@firm.example', needed: true },
  address: {
    ask: 'The office’s address',
    example: '12 Main Street, Springfield, DC 20001',
    needed: false,
  },
  hours: {
    ask: 'The opening hours',
    example: 'Monday-Friday 08:00-17:00; Saturday 09:00-12:00',
    needed: false,
  },
  founded: { ask: 'The year the firm began', example: '1984', needed: false },
  origin: { ask: 'The site’s own address', example: 'https://www.firm.example', needed: false },
  language: { ask: 'The language of the pages, if it isn’t English', example: 'es', needed: false },
}

/** A town or a service, with the name of its files. */
interface Named {
  name: string
  slug: string
}
export interface Town extends Named {
  county: string | undefined
}

/** What is known of the firm whose site is written. */
export interface Firm {
  name: string
  /** The language of the pages. */
  language: AdoptedLanguage
  state: State & { slug: string }
  timeZone: { name: string; en: string; es?: string }
  /** The time zone follows from the state, and a part of the state has another one. */
  zoneGuessed: boolean
  towns: readonly [Town, ...Town[]]
  services: readonly [Named, ...Named[]]
  phone: string
  email: string
  address: Business['offices'][number]['address'] | undefined
  hours: Business['hours']
  founded: number | undefined
  /** Undefined until the firm has a domain. */
  origin: string | undefined
}

/** The names of pages that every adopted site has, and of addresses that the program uses. */
const takenAddresses = [
  ...['home', 'services', 'contact', 'thank-you', 'about', 'privacy-policy'],
  ...['404', 'admin', 'api', 'assets', 'debug', 'healthz', 'performance', 'readyz', 'search'],
  ...['font-performance', 'sitemap', 'styleguide', 'terms', 'contacto', 'gracias'],
]

/** Returns the firm that the answers describe, or what is wrong with them: a line for each, with the flag and the fix. */
export function readAnswers(answers: Answers): { firm: Firm } | { problems: string[] } {
  const problems: string[] = []
  const wrong = (name: AnswerName, reason: string, repair: string) => {
    problems.push(`--${name} ${reason} — ${repair}`)
    return undefined
  }
  const given = (name: Exclude<AnswerName, 'town' | 'service'>): string | undefined => {
    const text = answers[name]?.trim()
    if (text) return text
    if (!questions[name].needed) return undefined
    return wrong(name, 'is missing', `for example: --${name} '${questions[name].example}'`)
  }
  const list = (name: 'town' | 'service'): string[] => {
    const texts = (answers[name] ?? []).map((text) => text.trim()).filter(Boolean)
    if (texts.length === 0)
      wrong(
        name,
        'is missing',
        `for example: --${name} '${questions[name].example}'; repeat it for each`,
      )
    return texts
  }
  /** Parses an answer that was given. */
  const parsed = <Value>(
    name: Exclude<AnswerName, 'town' | 'service'>,
    parse: (text: string) => Value | undefined,
    kind: string,
  ): Value | undefined => {
    const text = given(name)
    if (text === undefined) return undefined
    const value = parse(text)
    return value === undefined
      ? wrong(
          name,
          `is “${text}”, which isn’t ${kind}`,
          `write it like this: ${questions[name].example}`,
        )
      : value
  }

  const name = parsed(
    'name',
    (text) => (text.length <= 40 && slugify(text) ? text : undefined),
    'a name of at most 40 characters',
  )
  const state = parsed('state', findState, 'a state')
  const zone = parsed(
    'time-zone',
    (text) => (isTimeZone(text) ? text : undefined),
    'a time zone of the IANA database',
  )
  const phone = parsed('phone', readPhone, 'a phone number of ten digits')
  const email = parsed(
    'email',
    (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : undefined),
    'an email address',
  )
  const address = parsed('address', readAddress, 'an address with street, town, state and ZIP code')
  const hours = parsed('hours', readHours, 'opening hours')
  const founded = parsed('founded', readYear, 'a year since 1900')
  const origin = parsed(
    'origin',
    (text) => (/^https:\/\/[^/\s]+\.[^/\s]+$/.test(text) ? text : undefined),
    'a web address without a path',
  )
  const language = parsed(
    'language',
    (text) => adoptedLanguages.find((one) => one === text),
    `a language that the command can write: ${adoptedLanguages.join(' or ')}`,
  )

  const towns = list('town').flatMap((text): Town[] => {
    const [town = '', county] = text.split(',').map((part) => part.trim())
    return named('town', town, 40, wrong).map((each) => ({ ...each, county: county || undefined }))
  })
  const services = list('service').flatMap((text) => named('service', text, 30, wrong))
  if (services.length > 12)
    wrong('service', 'is there more than 12 times', 'the form lists 12 at most')
  for (const [flag, all] of [
    ['town', towns],
    ['service', services],
  ] as const)
    for (const [index, { name, slug }] of all.entries())
      if (all.findIndex((other) => other.slug === slug) !== index)
        wrong(flag, `has “${name}” twice`, 'leave out one of the two')
  const [firstTown, ...otherTowns] = towns
  const [firstService, ...otherServices] = services
  if (problems.length > 0 || !name || !state || !phone || !email || !firstTown || !firstService)
    return { problems }
  const timeZone = zone ?? state.timeZone
  return {
    firm: {
      name,
      language: language ?? 'en',
      state: { ...state, slug: slugify(state.name) },
      timeZone: {
        name: timeZone,
        en: timeZoneName(timeZone, 'en'),
        ...(language === 'es' && { es: timeZoneName(timeZone, language) }),
      },
      zoneGuessed: zone === undefined && state.partly === true,
      towns: [firstTown, ...otherTowns],
      services: [firstService, ...otherServices],
      phone,
      email,
      address,
      hours: hours ?? [],
      founded,
      origin,
    },
  }
}

/** Checks the name of a town or a service; returns it with the name of its files, or nothing if it has a problem. */
function named(
  flag: 'town' | 'service',
  name: string,
  most: number,
  wrong: (name: AnswerName, reason: string, repair: string) => undefined,
): Named[] {
  const slug = slugify(name)
  const isTaken = flag === 'service' && takenAddresses.includes(slug)
  if (slug && name.length <= most && !isTaken) return [{ name, slug }]
  const [reason, repair] = isTaken
    ? [`is “${name}”, and /${slug} is the address of another page`, 'name it otherwise']
    : [`is “${name}”`, `write a name of letters, ${most} characters at most`]
  wrong(flag, reason, repair)
  return []
}

/** `(202) 555.0142` → `202-555-0142` */
function readPhone(text: string): string | undefined {
  const digits = text.replace(/^\+?1[\s.-]/, '').replace(/[\s().-]/g, '')
  const [, area, office, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area && `${area}-${office}-${line}`
}

function readAddress(text: string): Firm['address'] {
  const parts = /^(.{1,80}), *([^,]{1,40}), *([A-Za-z]{2}) +(\d{5}(?:-\d{4})?)$/.exec(text)
  const [, street, city, state, postalCode] = parts ?? []
  return street && city && state && postalCode
    ? { street, city, state: state.toUpperCase(), postalCode }
    : undefined
}

const weekdays = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const),
]

/** `Mon-Fri 8:00-17:00; Saturday 09:00-12:00` → the field `hours` of business.yaml. */
function readHours(text: string): Business['hours'] | undefined {
  const spans = text.split(';').map((span) => {
    const [, from = '', to = from, opens, closes] =
      /^\s*([A-Za-z]+)(?:\s*[-–]\s*([A-Za-z]+))?\s+(\d?\d:\d\d)\s*[-–]\s*(\d\d:\d\d)\s*$/.exec(
        span,
      ) ?? []
    const [first, last] = [dayIndex(from), dayIndex(to)]
    if (first < 0 || last < first || !opens || !closes) return undefined
    const opensAt = opens.padStart(5, '0')
    if (opensAt >= closes || closes > '23:59') return undefined
    return { days: weekdays.slice(first, last + 1), opens: opensAt, closes }
  })
  const read = spans.flatMap((span) => span ?? [])
  return read.length === spans.length ? read : undefined
}

/** The place of a day in the week, by its name or its first three letters or more; -1 for another word. */
const dayIndex = (word: string): number =>
  word.length < 3
    ? -1
    : weekdays.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase()))

function readYear(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= 1900 && year <= 2100 ? year : undefined
}

/** What people call a time zone: `Central Time`, `hora central`. */
export const timeZoneName = (timeZone: string, language: AdoptedLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    timeZone,
    timeZoneName: 'longGeneric',
  })
    .formatToParts(new Date(0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
