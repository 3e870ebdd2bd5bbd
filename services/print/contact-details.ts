import { mailtoLink } from '../content/model/mailto-link.ts'
import type { Site } from '../content/model/site.ts'
import { absolute, urls } from '../content/model/urls.ts'

/** The contents of the guide's last page: addresses, phone numbers, and the URL of the current version. */
export interface ContactDetails {
  words: string[]
  offices: { name: string; lines: string[] }[]
  contact: { label: string; text: string; href?: string | undefined }[]
}

export function contactDetails({ business, claims, chapters }: Site): ContactDetails {
  const { offices, phones, email, hours, origin } = business
  const contact = absolute(origin, urls.contact)
  const guide = absolute(origin, urls.buildingGuide)
  return {
    words: [
      `Bring a survey, a sketch or a couple of sentences. You’ll hear from one of us ${claims['response']?.text ?? 'soon'}.`,
      `We update the ${chapters.length} chapters of this guide as rules change. You’ll always find the latest version at ${displayUrl(guide)}.`,
    ],
    offices: offices.map(({ name, address: { street, city, state, postalCode } }) => ({
      name,
      lines: [street, `${city}, ${state} ${postalCode}`],
    })),
    contact: [
      ...phones.map(({ label, number }) => ({ label, text: number, href: `tel:+1-${number}` })),
      { label: 'Email', text: email, href: mailtoLink(email) },
      { label: 'Estimates', text: displayUrl(contact), href: contact },
      ...hours.map(({ days, opens, closes }) => ({
        label: 'Hours',
        text: `${days.at(0)} to ${days.at(-1)}, ${formatHour(opens)} to ${formatHour(closes)}`,
      })),
    ],
  }
}

/** A web address without its protocol. */
const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '')

/** `18:00` → `6 p.m.` */
function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${((hour + 11) % 12) + 1}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
