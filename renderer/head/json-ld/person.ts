import type { Member, Site } from '../../../services/content/model/site.ts'
import { absolute } from '../../../services/content/model/urls.ts'
import { businessId } from './business.ts'

/** A member of the team who is no placeholder, as an employee of the business. @param path that of the page with the team */
export const personNode = (
  { business: { origin } }: Pick<Site, 'business'>,
  path: string,
  { slug, name, role, languages, phone, email, licenses }: Member,
) => ({
  '@type': 'Person',
  '@id': `${absolute(origin, path)}#team-${slug}`,
  name,
  jobTitle: role,
  worksFor: { '@id': businessId(origin) },
  ...(languages.length > 0 && { knowsLanguage: languages }),
  ...(phone !== undefined && { telephone: `+1-${phone}` }),
  ...(email !== undefined && { email }),
  ...(licenses.length > 0 && {
    hasCredential: licenses.map((license) => ({
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: license.name,
      ...(license.number !== undefined && { identifier: license.number }),
      ...(license.url !== undefined && { url: license.url }),
    })),
  }),
})
