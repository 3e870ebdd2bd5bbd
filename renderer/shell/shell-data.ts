import type { ShellData, ShellLink } from '../../services/api/site/shell-contract.ts'
import type { Site } from '../../services/content/model/site.ts'

/** The data of header and footer. It is rendered into every page; the service reads it from dist/site.json. */
export function shellData(site: Site): ShellData {
  const { business, navigation } = site
  const [office] = business.offices
  if (!office) throw new Error('content/business.yaml has no office')
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
    legalName: business.legalName,
    phones: business.phones,
    email: business.email,
    address: office.address,
    hours: formatHours(business.hours),
    shortHours: formatShortHours(business.hours),
    social: business.social,
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
    fontKit: business.fontKit,
  }
}

/** `Monday–Saturday, 8:00 AM–6:00 PM` */
export const formatHours = (hours: Site['business']['hours']): string =>
  hours
    .map(({ days, opens, closes }) => {
      const span = days.length > 1 ? `${days[0]}–${days.at(-1)}` : days[0]
      return `${span}, ${formatHour(opens)}–${formatHour(closes)}`
    })
    .join('; ')

/** `Mon–Sat 8–6`, without AM and PM, for narrow layouts. */
const formatShortHours = (hours: Site['business']['hours']): string =>
  hours
    .map(({ days, opens, closes }) => {
      const named = days.map((day) => day.slice(0, 3))
      const span = named.length > 1 ? `${named[0]}–${named.at(-1)}` : named[0]
      return `${span} ${formatHour(opens)}–${formatHour(closes)}`.replaceAll(/:00| [AP]M/g, '')
    })
    .join(', ')

function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
