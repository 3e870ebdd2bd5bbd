import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const minuteMs = 60_000

const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/** React renders only if the minute has changed. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/**
 * The current minute in ms, so that time left is updated on an open page. All callers get the same value, so that a
 * list and its lead agree.
 */
export const useNow = (): number => useSyncExternalStore(subscribe, currentMinute, currentMinute)

/**
 * Focuses the heading in the address's hash, which scrolls to it: the browser has looked for it
 * before it was rendered.
 *
 * @param rendered true once the heading is rendered
 */
export function useFocusOnHash(id: string, rendered: boolean): void {
  useEffect(() => {
    if (rendered && location.hash === `#${id}`) document.getElementById(id)?.focus()
  }, [id, rendered])
}

/**
 * For a form that takes the place of the button that opened it: moves the focus to its first field and, when it is closed, to
 * the button with the name in `data-opens`, unless the focus is elsewhere by then.
 */
export function useFormFocus(name: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () =>
      // The button is there once React has finished.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(name)}"]`)?.focus()
      })
  }, [name])
  return form
}
