import { absolute } from '../../../services/content/model/urls.ts'
import { businessId } from './business.ts'

export interface ServiceInput {
  name: string
  description: string
  path: string
  /** The town and county it is offered in; the whole service area when left out. */
  area?: { town: string; county: string } | undefined
}

/** One service, offered by the firm; in one town where `area` says so. */
export const serviceNode = (origin: string, { name, description, path, area }: ServiceInput) => ({
  '@type': 'Service' as const,
  '@id': `${absolute(origin, path)}#service`,
  name,
  description,
  url: absolute(origin, path),
  provider: { '@id': businessId(origin) },
  ...(area && {
    areaServed: {
      '@type': 'City' as const,
      name: `${area.town}, Colorado`,
      containedInPlace: {
        '@type': 'AdministrativeArea' as const,
        name: `${area.county}, Colorado`,
      },
    },
  }),
})
