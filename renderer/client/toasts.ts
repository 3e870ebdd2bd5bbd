/** A notification (S4.22 to S4.27). */
interface ToastMessage {
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
let expected = false
const subscribers = new Set<() => void>()

export function toast(
  message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] },
): void {
  count += 1
  current = { variant: 'default', ...message, id: count }
  prepareToasts()
}

/** Loads what shows toasts, so that a failing connection can be reported in one. */
export function prepareToasts(): void {
  expected = true
  for (const notify of subscribers) notify()
}

/** For `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void) => {
    subscribers.add(listener)
    return () => subscribers.delete(listener)
  },
  current: () => current,
  isExpected: () => expected,
  none: () => undefined,
}
