import { useLanguage } from '../page-context.tsx'

/**
 * The region for toasts (`client/toasts.ts`). It is in the HTML, because screen readers announce only what is added to
 * an existing live region.
 */
export const ToastRegion = () => (
  <section aria-label={useLanguage() === 'es' ? 'Notificaciones (F8)' : 'Notifications (F8)'}>
    <ol className="toasts" aria-live="polite" tabIndex={-1} />
  </section>
)
