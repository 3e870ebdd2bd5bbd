import { absolute } from '../../../services/content/model/urls.ts'
import type { Opening } from '../../../services/content/model/site.ts'
import type { Business } from '../../../services/content/schema/business.ts'
import { businessId, postal } from './business.ts'

/** The words that schema.org and search engines have for our kinds of employment and pay. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  seasonal: 'TEMPORARY',
  contract: 'CONTRACTOR',
} as const
const unitTexts = { hour: 'HOUR', year: 'YEAR' } as const

/** In: a post that is open, the name of its town, the page it stands on. Out: its JobPosting. */
export const jobPostingNode = (
  { origin, brand, offices }: Pick<Business, 'origin' | 'brand' | 'offices'>,
  { slug, employment, pay, posted, until, en }: Opening,
  town: string,
  path: string,
) => ({
  '@type': 'JobPosting' as const,
  '@id': `${absolute(origin, path)}#job-${slug}`,
  title: en.title,
  description: described(en),
  identifier: { '@type': 'PropertyValue' as const, name: brand, value: slug },
  datePosted: posted,
  // Through the whole of the last day, by the clock of the place.
  validThrough: `${until}T23:59:59`,
  employmentType: employmentTypes[employment],
  hiringOrganization: { '@id': businessId(origin) },
  jobLocation: {
    '@type': 'Place' as const,
    address: addressIn(town, offices),
  },
  baseSalary: {
    '@type': 'MonetaryAmount' as const,
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue' as const,
      minValue: pay.from,
      maxValue: pay.to,
      unitText: unitTexts[pay.per],
    },
  },
})

/** The office in that town, where there is one. */
const addressIn = (town: string, offices: Business['offices']) => {
  const office = offices.find(({ address }) => address.city === town)
  return office
    ? postal(office.address)
    : {
        '@type': 'PostalAddress' as const,
        addressLocality: town,
        addressRegion: 'CO',
        addressCountry: 'US',
      }
}

/** Search engines ask for HTML here. */
const described = ({ summary, duties, needs }: Opening['en']) =>
  [
    `<p>${escaped(summary)}</p>`,
    `<p>What you do</p>${list(duties)}`,
    `<p>What you bring</p>${list(needs)}`,
  ].join('')

const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
