/** A notification (S4.22 to S4.27). */
export interface ToastMessage {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  action?: {
    label: string
    /** How to do the same elsewhere, for screen reader users who can't reach the toast in time. */
    altText: string
    run: () => void
  }
}

/** S4.23: one at a time, so a new toast replaces the current one. */
let current: ToastMessage | undefined
let count = 0
const subscribers = new Set<() => void>()

export function toast(
  message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] },
): void {
  count += 1
  current = { variant: 'default', ...message, id: count }
  for (const notify of subscribers) notify()
}

/** For `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void) => {
    subscribers.add(listener)
    return () => subscribers.delete(listener)
  },
  current: () => current,
  none: () => undefined,
}
