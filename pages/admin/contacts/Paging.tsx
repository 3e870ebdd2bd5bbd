import { paths } from '../../../services/api/contract/paths.ts'
import type { LeadListQuery } from '../../../services/api/contract/lead-query.ts'
import { filterText } from './address.ts'

interface PagingProps {
  query: LeadListQuery
  total: number
  turn: (page: number) => void
}

/** Where one is in the list, and the whole of it as a table. */
export function Paging({ query, total, turn }: PagingProps) {
  const { page, perPage } = query
  const pages = Math.max(1, Math.ceil(total / perPage))
  const [first, last] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  const figure = (count: number) => count.toLocaleString('en-US')
  return (
    <div className="paging">
      <a href={`${paths.admin.leadsTable}?${filterText(query)}`} rel="external" download>
        {total === 1 ? 'This one' : `These ${figure(total)}`} as a table (CSV)
      </a>
      {pages > 1 && (
        <nav aria-label="Pages">
          <button
            type="button"
            className="quiet"
            disabled={page <= 1}
            onClick={() => turn(Math.min(page - 1, pages))}
          >
            Previous
          </button>
          <span className="count">
            {figure(first)}–{figure(last)} of {figure(total)}
          </span>
          <button
            type="button"
            className="quiet"
            disabled={page >= pages}
            onClick={() => turn(page + 1)}
          >
            Next
          </button>
        </nav>
      )}
    </div>
  )
}
