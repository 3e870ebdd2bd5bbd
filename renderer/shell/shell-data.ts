import type { BuildingGuide, ShellData, ShellLink } from '../../services/api/site/shell-contract.ts'
import type { Logo } from '../../services/content/model/brand/brand.ts'
import {
  buildingGuidePage,
  hasFeeds,
  pageAt,
  pdfPath,
} from '../../services/content/model/optional-pages.ts'
import {
  addressIn,
  eachLanguage,
  languageOf,
  type Language,
} from '../../services/content/model/languages.ts'
import { allSites, pathIn } from '../../services/content/model/translations.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { translatorOf } from '../../services/content/model/translator.ts'
import { trustStrip } from '../../services/content/model/trust-strip.ts'
import { urls } from '../../services/content/model/urls.ts'
import type { Site } from '../../services/content/model/site.ts'

/**
 * The data of header and footer. It is rendered into every page; the service reads it from dist/site.json.
 * @param site whose menus are in its language
 * @param original the site of the first language
 */
export function shellData(site: Site, original = site): ShellData {
  const { brand, business, navigation, language } = site
  const [office] = business.offices
  const link = <Link extends ShellLink>(written: Link): Link => {
    const href = pathIn(site, written.href)
    const other = languageOf(href.replace(/[?#].*/, ''), site.languages)
    if (other === language || !href.startsWith('/')) return { ...written, href }
    // In menus of the first language, links to other languages are in those.
    return { ...written, href, [language === site.languages.first ? 'lang' : 'hreflang']: other }
  }
  const menu = <Menu extends ShellLink & { links: readonly ShellLink[] }>(menu: Menu) => ({
    ...link(menu),
    links: menu.links.map(link),
  })
  const pageIn = (path: string) => pageAt(original, path) && pathIn(site, path)
  return {
    language,
    home: pathIn(site, urls.home),
    search: addressIn(language, urls.search, site.languages),
    brand: business.brand,
    logo: brand.logo && withoutColors(brand.logo),
    themeColor: brand.themeColor,
    legalName: business.legalName,
    year: site.year,
    phones: phonesOf(site),
    email: business.email,
    address: office?.address,
    state: business.place.state.name,
    hours: formatHours(business.hours, site),
    promise: business.promise,
    shortHours: formatShortHours(business.hours, language),
    clock:
      business.hours.length > 0
        ? officeClock(business.place.timeZone, business.hours, site.closedDays)
        : undefined,
    social: business.social,
    notices: Object.fromEntries(
      allSites(original).map((each) => [
        each.language,
        each.notices.map((notice) => ({
          ...notice,
          link: notice.link && { ...notice.link, href: pathIn(each, notice.link.href) },
        })),
      ]),
    ),
    feeds: hasFeeds(original),
    callToActionIn: callsToAction(original),
    trust: trustStrip(site),
    formLinks: { terms: pageIn(urls.terms), privacy: pageIn(urls.privacy) },
    guide: guideOf(original, site),
    areas: business.areas.map(({ name, places }) => ({
      name,
      places: places.map((place) => {
        const town = original.towns.find((one) => one.name === place)
        return { name: place, path: town && pathIn(site, town.path) }
      }),
    })),
    header: navigation.header.map(menu),
    callToAction: link(navigation.callToAction),
    mobile: navigation.mobile.map(menu),
    footer: {
      services: navigation.footer.services.map(link),
      quickLinks: navigation.footer.quickLinks.map(link),
      legal: navigation.footer.legal.map(link),
    },
    searchExample: navigation.searchExample,
    fontKit: business.fontKit,
  }
}

/** Returns the phone numbers with their labels in the site's language. */
export const phonesOf = ({ business, language }: Pick<Site, 'business' | 'language'>) =>
  business.phones.map(({ label, words, number, texts }) => ({
    label: words[language] ?? label,
    number,
    texts,
  }))

/** Returns the link to the form on the contact page in each language of the site but the first. */
const callsToAction = ({ translations }: Site): ShellData['callToActionIn'] =>
  Object.fromEntries(
    translations.map((site) => {
      const { language } = site
      const label = siteWords(site, 'form')('submit')
      return [language, { label, href: pathIn(site, urls.contact), lang: language }]
    }),
  )

/** Its colors are in the style sheet. */
const withoutColors = ({ viewBox, width, height, body, hasName }: Logo) => ({
  viewBox,
  width,
  height,
  body,
  hasName,
})
/** The building guide as forms and emails name it. */
function guideOf(original: Site, site: Site): BuildingGuide | undefined {
  const page = buildingGuidePage(original)
  if (!page) return undefined
  const { first, others } = site.languages
  const { name = page.headline, preview = page.description } = page
  const inOther = (language: Language) => {
    const { words } = site
    const own = page.words[language]
    const name = own?.name ?? translatorOf(words[language], 'newsletter', language)('guide')
    return { name, longName: own?.longName ?? name, preview: own?.preview ?? preview }
  }
  return {
    path: pathIn(site, page.path),
    pdf: pdfPath(page),
    title: name,
    words: {
      [first]: { name, longName: name, preview },
      ...Object.fromEntries(others.map((language) => [language, inOther(language)])),
    },
  }
}

type Hours = Site['business']['hours']
type OfWords = Pick<Site, 'language' | 'words'>

/** `Monday–Saturday, 8:00 AM–6:00 PM`; in Spanish `Lunes a sábado, de 8:00 a. m. a 6:00 p. m.` */
export function formatHours(hours: Hours, { language, words }: OfWords): string {
  const t = translatorOf(words[language], 'hours', language)
  const time = (at: string) => t(at < '12' ? 'am' : 'pm', { time: clock(at) })
  return hours
    .map(({ days, opens, closes }) => {
      const [first = '', ...others] = days.map((day) => dayName(day, language))
      const last = others.at(-1)
      const span = last === undefined ? first : t('days', { first, last })
      return capitalized(t('open', { days: span, opens: time(opens), closes: time(closes) }))
    })
    .join('; ')
}

/**
 * The office hours as `openSpans` reads them: the time zone, the next days on which the office is closed, and the hours of
 * each day from Sunday to Saturday.
 */
export function officeClock({ name }: { name: string }, hours: Hours, closed: readonly string[]) {
  // `weekdays` begins with a Thursday.
  const names = weekdays('en')
  const week = [...names.slice(3), ...names.slice(0, 3)].map((day) =>
    hours
      .filter((span) => span.days.some((one) => one === day))
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .sort()
      .join(' '),
  )
  return [name, closed.join(' '), ...week].join()
}

/** `Mon–Sat 8–6`, without AM and PM, for narrow layouts. */
const formatShortHours = (hours: Hours, language: Language): string =>
  hours
    .map(({ days, opens, closes }) => {
      const named = days.map((day) => dayName(day, language).slice(0, 3))
      const span = named.length > 1 ? `${named[0]}–${named.at(-1)}` : named[0]
      return `${span} ${clock(opens)}–${clock(closes)}`.replaceAll(':00', '')
    })
    .join(', ')

/** @param day its English name */
const dayName = (day: string, language: Language): string =>
  weekdays(language)[weekdays('en').indexOf(day)] ?? day

const weekdays = eachLanguage((language) => {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => names.format(day * 24 * 60 * 60 * 1000))
})

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `18:30` → `6:30` */
function clock(time: string): string {
  const [hour = 0, minute = ''] = time.split(':')
  return `${Number(hour) % 12 || 12}:${minute}`
}
