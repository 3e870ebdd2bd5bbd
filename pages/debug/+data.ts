import { getSite } from '../../services/content/index.ts'
import { unlistedHead } from '../page-parts.ts'

export function data() {
  const site = getSite()
  return {
    head: unlistedHead(site, {
      title: 'API test',
      description:
        'Asks the service what it would answer, and checks a request without sending it.',
      path: '/debug/api-test',
    }),
    image: Object.values(site.images)[0]?.name ?? '',
  }
}
