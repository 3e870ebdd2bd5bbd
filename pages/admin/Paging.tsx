interface PagingProps {
  /** From 1. */
  page: number
  perPage: number
  /** How many there are on all pages, and what they are, one and several. */
  total: number
  what: readonly [one: string, several: string]
  turn: (page: number) => void
}

const figure = (count: number) => count.toLocaleString('en-US')

/** Where one is in a list, and the pages beside this one. */
export function Paging({ page, perPage, total, what, turn }: PagingProps) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const [first, last] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  const all = `${figure(total)} ${what[total === 1 ? 0 : 1]}`
  if (pages === 1) return <p className="paging">{all}</p>
  return (
    <nav className="paging" aria-label="Pages">
      <button
        type="button"
        className="quiet"
        disabled={page <= 1}
        onClick={() => turn(Math.min(page - 1, pages))}
      >
        Previous
      </button>
      <span className="count">
        {first <= last ? `${figure(first)}–${figure(last)} of ${all}` : all}
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
  )
}
