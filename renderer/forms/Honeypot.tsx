/** A field for robots (SPEC.md §3): out of sight, out of the tab order, out of autofill. */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      Leave this empty
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </label>
  </div>
)
