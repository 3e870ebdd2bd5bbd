import type { BuildingGuide, ShellData, ShellLink } from '../../services/api/site/shell-contract.ts'
import type { Logo } from '../../services/content/model/brand/brand.ts'
import {
  buildingGuidePage,
  hasFeeds,
  hasSpanish,
  pageAt,
  pdfPath,
} from '../../services/content/model/optional-pages.ts'
import { urls } from '../../services/content/model/urls.ts'
import type { Site } from '../../services/content/model/site.ts'

/** The data of header and footer. It is rendered into every page; the service reads it from dist/site.json. */
export function shellData(site: Site): ShellData {
  const { brand, business, navigation } = site
  const [office] = business.offices
  const spanish = new Set(
    site.pages.filter(({ language }) => language === 'es').map(({ path }) => path),
  )
  const withLanguage = <Link extends ShellLink>(link: Link): Link =>
    spanish.has(link.href) ? { ...link, lang: 'es' } : link
  const menu = <Menu extends ShellLink & { links: readonly ShellLink[] }>(menu: Menu) => ({
    ...withLanguage(menu),
    links: menu.links.map(withLanguage),
  })
  return {
    brand: business.brand,
    logo: brand.logo && withoutColors(brand.logo),
    themeColor: brand.themeColor,
    legalName: business.legalName,
    phones: business.phones,
    email: business.email,
    address: office?.address,
    state: business.place.state.name,
    hours: formatHours(business.hours),
    promise: business.promise,
    shortHours: formatShortHours(business.hours),
    social: business.social,
    feeds: hasFeeds(site),
    contactEs: hasSpanish(site) ? urls.contactEs : undefined,
    formLinks: {
      terms: pageAt(site, urls.terms)?.path,
      privacy: pageAt(site, urls.privacy)?.path,
    },
    guide: guideOf(site),
    areas: business.areas.map(({ name, places }) => ({
      name,
      places: places.map((place) => ({
        name: place,
        path: site.towns.find(({ name }) => name === place)?.path,
      })),
    })),
    header: navigation.header.map(menu),
    callToAction: navigation.callToAction,
    mobile: navigation.mobile.map(menu),
    footer: {
      services: navigation.footer.services.map(withLanguage),
      quickLinks: navigation.footer.quickLinks.map(withLanguage),
      legal: navigation.footer.legal.map(withLanguage),
    },
    searchExample: navigation.searchExample,
    fontKit: business.fontKit,
  }
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
function guideOf(site: Site): BuildingGuide | undefined {
  const page = buildingGuidePage(site)
  if (!page) return undefined
  const { name = page.headline, preview = page.description, es } = page
  const spanishName = es?.name ?? 'guía'
  return {
    path: page.path,
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
  language: 'en' | 'es' = 'en',
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
const formatShortHours = (hours: Site['business']['hours']): string =>
  hours
    .map(({ days, opens, closes }) => {
      const named = days.map((day) => day.slice(0, 3))
      const span = named.length > 1 ? `${named[0]}–${named.at(-1)}` : named[0]
      return `${span} ${formatHour(opens, 'en')}–${formatHour(closes, 'en')}`.replaceAll(
        /:00| [AP]M/g,
        '',
      )
    })
    .join(', ')

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const halves = { en: [' AM', ' PM'], es: ['\u00a0a.\u00a0m.', '\u00a0p.\u00a0m.'] } as const

function formatHour(time: string, language: 'en' | 'es'): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = halves[language][hour < 12 ? 0 : 1]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${half}`
}
