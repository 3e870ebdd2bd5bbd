import { getSite } from '../../services/content/index.ts'
import { unlistedHead } from '../page-parts.ts'

export const data = () => ({
  head: unlistedHead(getSite(), {
    title: 'Font performance',
    description:
      'Which faces your browser has loaded, how long they took, and whether anything moved.',
    path: '/font-performance',
  }),
})
