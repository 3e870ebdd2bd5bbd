/**
 * Where toasts are shown (`client/toasts.ts`). In the page from the start, because screen readers announce only what
 * is added to a live region that they know.
 */
export const ToastRegion = () => (
  <section aria-label="Notifications (F8)">
    <ol className="toasts" aria-live="polite" tabIndex={-1} />
  </section>
)
