/** SPEC.md §3 "Toast". */
export interface ToastMessage {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  action?: {
    label: string
    /** The other way to do it, for a reader who cannot reach the notification in time. */
    instead: string
    run: () => void
  }
}

/** SPEC.md §9: at most one at a time, so the newest takes the place of the last. */
let shown: ToastMessage | undefined
let count = 0
const listeners = new Set<() => void>()

export function toast(
  message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] },
): void {
  count += 1
  shown = { variant: 'default', ...message, id: count }
  for (const tell of listeners) tell()
}

/** For `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => shown,
  none: () => undefined,
}
