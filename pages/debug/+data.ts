import { getSite } from '../../services/content/index.ts'
import { unlistedHead } from '../page-parts.ts'

export function data() {
  const site = getSite()
  return {
    head: unlistedHead(site, {
      title: 'API test',
      description:
        'Calls the API and shows each response, also through the browser’s cache. It only reads.',
      path: '/debug/api-test',
    }),
    image: Object.values(site.images)[0]?.name ?? '',
    locations: site.locations.slice(0, 2).map(({ slug }) => slug),
  }
}
