/** SPEC.md §2: what stands there while the service is asked for a place. */
export const loadingPlace = (
  <p className="band narrow" role="status">
    Loading location service information...
  </p>
)
