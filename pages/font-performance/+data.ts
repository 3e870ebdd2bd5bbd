import { getSite } from '../../services/content/index.ts'
import { unlistedHead } from '../page-parts.ts'

export const data = () => ({
  head: unlistedHead(getSite(), {
    title: 'Font performance',
    description: 'Which faces your browser has loaded, and what it remembers of them.',
    path: '/font-performance',
  }),
})
