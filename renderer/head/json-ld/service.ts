import { absolute } from '../../../services/content/model/urls.ts'
import { businessId, serviceAreaId } from './business.ts'

export interface ServiceInput {
  name: string
  description: string
  path: string
  /** The town and county that the page is about. */
  area?: { town: string; county: string } | undefined
}

/** One service, offered by the firm: in the town it is about first, and as far as the firm drives. */
export const serviceNode = (origin: string, { name, description, path, area }: ServiceInput) => ({
  '@type': 'Service' as const,
  '@id': `${absolute(origin, path)}#service`,
  name,
  description,
  url: absolute(origin, path),
  provider: { '@id': businessId(origin) },
  areaServed: [...(area ? [townNode(area)] : []), { '@id': serviceAreaId(origin) }],
})

const townNode = ({ town, county }: { town: string; county: string }) => ({
  '@type': 'City' as const,
  name: `${town}, Colorado`,
  containedInPlace: { '@type': 'AdministrativeArea' as const, name: `${county}, Colorado` },
})
