/** So many rows fill most windows. */
const rows = 12

/** What stands where the list will be. */
export const ListSkeleton = () => (
  <div className="list-skeleton" role="status">
    <span className="unseen">Loading the leads...</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} aria-hidden="true" />
    ))}
  </div>
)
