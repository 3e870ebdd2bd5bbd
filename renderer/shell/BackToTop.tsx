import { useScrolledPast } from '../client/scrolled.ts'

/** Appears after more than 300 px of scroll (SPEC.md §2, §9). */
export function BackToTop() {
  const shown = useScrolledPast(300)
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label="Back to top"
      hidden={!shown}
      onClick={() => {
        // The button hides on the way; hiding what has the focus would stop the scrolling there.
        document.getElementById('content')?.focus({ preventScroll: true })
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
      }}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M5 15l7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  )
}
