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
  firstLanguage,
  languageOf,
  type Language,
} from '../../services/content/model/languages.ts'
import { pathIn, siteIn } from '../../services/content/model/translations.ts'
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
    phones: business.phones.map(({ label, es, number }) => ({
      label: (language === 'es' && es) || label,
      number,
    })),
    email: business.email,
    address: office?.address,
    state: business.place.state.name,
    hours: formatHours(business.hours, language),
    promise: business.promise,
    shortHours: formatShortHours(business.hours, language),
    social: business.social,
    feeds: hasFeeds(original),
    contactEs: contactIn('es', original),
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

/** Returns the address of the contact page in a language that the site has. */
function contactIn(language: Language, original: Site): string | undefined {
  const site = siteIn(original, language)
  return site.language === language ? pathIn(site, urls.contact) : undefined
}

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
  const { name = page.headline, preview = page.description, es } = page
  const spanishName = es?.name ?? 'guía'
  return {
    path: pathIn(site, page.path),
    pdf: pdfPath(page),
    en: { name, preview },
    es: {
      name: spanishName,
      longName: es?.longName ?? spanishName,
      preview: es?.preview ?? preview,
    },
  }
}

const spanishDays: Readonly<Record<string, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
}

/** `Monday–Saturday, 8:00 AM–6:00 PM`; in Spanish `Lunes a sábado, de 8:00 a. m. a 6:00 p. m.` */
export const formatHours = (
  hours: Site['business']['hours'],
  language: Language = firstLanguage,
): string => {
  const [from, to] = language === 'es' ? ['de ', ' a '] : ['', '–']
  return hours
    .map(({ days, opens, closes }) => {
      const named = language === 'es' ? days.map((day) => spanishDays[day]) : days
      const span = named.length > 1 ? `${named[0]}${to}${named.at(-1)}` : named[0]
      return `${capitalized(span ?? '')}, ${from}${formatHour(opens, language)}${to}${formatHour(closes, language)}`
    })
    .join('; ')
}

/** `Mon–Sat 8–6`, without AM and PM, for narrow layouts. */
const formatShortHours = (hours: Site['business']['hours'], language: Language): string =>
  hours
    .map(({ days, opens, closes }) => {
      const named = days.map((day) =>
        (language === 'es' ? (spanishDays[day] ?? day) : day).slice(0, 3),
      )
      const span = named.length > 1 ? `${named[0]}–${named.at(-1)}` : named[0]
      return `${span} ${formatHour(opens, 'en')}–${formatHour(closes, 'en')}`.replaceAll(
        /:00| [AP]M/g,
        '',
      )
    })
    .join(', ')

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const halves = { en: [' AM', ' PM'], es: ['\u00a0a.\u00a0m.', '\u00a0p.\u00a0m.'] } as const

function formatHour(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = halves[language][hour < 12 ? 0 : 1]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${half}`
}
