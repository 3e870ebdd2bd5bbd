import { useQuery } from '@tanstack/react-query'
import { analyticsAnswer } from '../../../services/api/contract/analytics.ts'
import type { Cell } from '../../../services/api/contract/content-report.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'

/** Of how many days, today counted in, visits and leads are shown in the matrix. */
export const trafficDays = 90

/** A location page with what came of it: visits that began there, and their leads. */
export type VisitedCell = Cell & { visits: number; leads: number }

/** In: the cells of the matrix. Out: the same with their visits and leads, none until they are known. */
export function useVisited(cells: readonly Cell[]): VisitedCell[] {
  const answer = useQuery({
    queryKey: ['leads', 'by landing page', trafficDays],
    queryFn: async () => {
      const query = `?days=${trafficDays}&by=landing`
      return analyticsAnswer.parse(await request('GET', paths.admin.analytics + query)).rows
    },
  })
  const known = new Map(answer.data?.map((row) => [row.name, row]))
  return cells.map((cell) => {
    const { visits = 0, leads = 0 } = known.get(cell.path) ?? {}
    return { ...cell, visits, leads }
  })
}
