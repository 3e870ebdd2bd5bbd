import { mailtoLink } from '../content/model/mailto-link.ts'
import { siteWords } from '../content/model/site-words.ts'
import type { Site } from '../content/model/site.ts'
import { absolute, urls } from '../content/model/urls.ts'

/** The contents of the guide's last page: addresses, phone numbers, and the URL of the current version. */
export interface ContactDetails {
  words: string[]
  offices: { name: string; lines: string[] }[]
  contact: { label: string; text: string; href?: string | undefined }[]
}

export function contactDetails(site: Site): ContactDetails {
  const { business, claims, chapters } = site
  const t = siteWords(site, 'printedGuide')
  const { offices, phones, email, hours, origin } = business
  const contact = absolute(origin, urls.contact)
  const guide = absolute(origin, urls.buildingGuide)
  const when = claims['response']?.text
  /** `18:00` → `6 p.m.` */
  const formatHour = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
    return t(hour < 12 ? 'morning' : 'afternoon', { hour: `${((hour + 11) % 12) + 1}${minutes}` })
  }
  return {
    words: [
      when === undefined ? t('closingTextWithoutTime') : t('closingText', { when }),
      t('updates', { count: chapters.length, address: displayUrl(guide) }),
    ],
    offices: offices.map(({ name, address: { street, city, state, postalCode } }) => ({
      name,
      lines: [street, `${city}, ${state} ${postalCode}`],
    })),
    contact: [
      ...phones.map(({ label, number }) => ({ label, text: number, href: `tel:+1-${number}` })),
      { label: t('email'), text: email, href: mailtoLink(email) },
      { label: t('estimates'), text: displayUrl(contact), href: contact },
      ...hours.map(({ days, opens, closes }) => ({
        label: t('hours'),
        text: t('hoursOf', {
          first: days.at(0) ?? '',
          last: days.at(-1) ?? '',
          opens: formatHour(opens),
          closes: formatHour(closes),
        }),
      })),
    ],
  }
}

/** A web address without its protocol. */
const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '')
