import { useWords } from '../page-context.tsx'

/**
 * The region for toasts (`client/toasts.ts`). It is in the HTML, because screen readers announce only what is added to
 * an existing live region.
 */
export const ToastRegion = () => (
  <section aria-label={useWords('toast')('region')}>
    <ol className="toasts" aria-live="polite" tabIndex={-1} />
  </section>
)
