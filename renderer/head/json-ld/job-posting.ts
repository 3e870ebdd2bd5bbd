import { endOfDay } from '../../../services/content/model/office-days.ts'
import { absolute } from '../../../services/content/model/urls.ts'
import type { JobText } from '../../../services/content/schema/job.ts'
import type { Job } from '../../../services/content/model/site.ts'
import type { Translator } from '../../../services/content/model/translator.ts'
import type { Words } from '../../../services/content/schema/words/words.ts'
import type { Business } from '../../../services/content/schema/business.ts'
import { businessId, postal } from './business.ts'

/** schema.org values for kinds of employment and pay units. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  seasonal: 'TEMPORARY',
  contract: 'CONTRACTOR',
} as const
const unitTexts = { hour: 'HOUR', year: 'YEAR' } as const

/** Returns the JobPosting of an open job. `town` is a name, `path` that of the job's page. */
export const jobPostingNode = (
  { origin, brand, offices, place }: Pick<Business, 'origin' | 'brand' | 'offices' | 'place'>,
  { slug, employment, pay, posted, until }: Omit<Job, 'placeholder'>,
  {
    text,
    town,
    path,
    t,
  }: { text: JobText; town: string; path: string; t: Translator<Words['job']> },
) => ({
  '@type': 'JobPosting',
  '@id': `${absolute(origin, path)}#job-${slug}`,
  title: text.title,
  description: descriptionHtml(text, t),
  jobBenefits: text.benefits.join('; '),
  identifier: { '@type': 'PropertyValue', name: brand, value: slug },
  datePosted: posted,
  // Valid through the end of the last day in the office's time zone.
  validThrough: endOfDay(until, place.timeZone.name),
  employmentType: employmentTypes[employment],
  hiringOrganization: { '@id': businessId(origin) },
  jobLocation: {
    '@type': 'Place',
    address: addressFor(town, offices, place),
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue',
      minValue: pay.from,
      maxValue: pay.to,
      unitText: unitTexts[pay.per],
    },
  },
})

/** The address of the office in a town; without one, the town only. */
const addressFor = (
  town: string,
  offices: Business['offices'],
  { state, country }: Business['place'],
) => {
  const office = offices.find(({ address }) => address.city === town)
  return office
    ? postal(office.address, country)
    : {
        '@type': 'PostalAddress',
        addressLocality: town,
        addressRegion: state.code,
        addressCountry: country,
      }
}

/** HTML, which search engines require for a job's description. */
const descriptionHtml = (
  { summary, duties, needs, benefits }: JobText,
  t: Translator<Words['job']>,
) =>
  [
    `<p>${escapeHtml(summary)}</p>`,
    `<p>${escapeHtml(t('duties'))}</p>${listHtml(duties)}`,
    `<p>${escapeHtml(t('needs'))}</p>${listHtml(needs)}`,
    `<p>${escapeHtml(t('benefits'))}</p>${listHtml(benefits)}`,
  ].join('')

const listHtml = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
