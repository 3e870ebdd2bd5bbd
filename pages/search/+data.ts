import { getSite } from '../../services/content/index.ts'
import { urls } from '../../services/content/model/urls.ts'
import { unlistedHead } from '../page-parts.ts'

export const data = () => ({
  head: unlistedHead(getSite(), {
    title: 'Search',
    description: 'Search services, towns, guides, blog and projects.',
    path: urls.search,
  }),
})
