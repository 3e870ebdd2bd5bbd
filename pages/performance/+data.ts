import { getSite } from '../../services/content/index.ts'
import { unlistedHead } from '../page-parts.ts'

export const data = () => ({
  head: unlistedHead(getSite(), {
    title: 'Performance',
    description:
      'How fast this page is in your browser, on your line, beside what we promise ourselves.',
    path: '/performance',
  }),
})
