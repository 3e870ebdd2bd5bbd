interface PagingProps {
  page: number
  pages: number
  /** How many there are of what, on all pages. */
  what: string
  go: (page: number) => void
}

/** Where one is in a list, and the pages beside it. */
export const Paging = ({ page, pages, what, go }: PagingProps) => (
  <p className="paging">
    {pages > 1 && (
      <button type="button" className="quiet" disabled={page <= 1} onClick={() => go(page - 1)}>
        Newer
      </button>
    )}
    <span>
      {what}
      {pages > 1 && `, page ${page} of ${pages}`}
    </span>
    {pages > 1 && (
      <button type="button" className="quiet" disabled={page >= pages} onClick={() => go(page + 1)}>
        Older
      </button>
    )}
  </p>
)
