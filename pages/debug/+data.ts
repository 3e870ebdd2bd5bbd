import { getSite } from '../../services/content/index.ts'
import { unlistedHead } from '../page-parts.ts'

export function data() {
  const site = getSite()
  return {
    head: unlistedHead(site, {
      title: 'API test',
      description:
        'Asks the service what it answers, also through the browser’s cache. Nothing is sent.',
      path: '/debug/api-test',
    }),
    image: Object.values(site.images)[0]?.name ?? '',
  }
}
