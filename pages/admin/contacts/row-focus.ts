import { type RefObject, useEffect } from 'react'

const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-lead]')]

/** The lead of the focused row. */
export const focusedLead = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']

/** Focuses a lead's row. Out: whether it is in the list. */
export function focusLead(id: string): boolean {
  const link = rowLinks().find((each) => each.dataset['lead'] === id)
  link?.focus()
  return link !== undefined
}

/** In: steps down (1) or up (-1) from the focused row; without one, the first or the last row. */
export function moveRowFocus(step: 1 | -1): void {
  const all = rowLinks()
  const at = all.findIndex(({ dataset }) => dataset['lead'] === focusedLead())
  const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus()
}

/**
 * Moves the focus of a removed row (an answered lead leaves the list of new leads) to the row that
 * took its place. In: the list's element, and a value that changes with its rows.
 */
export function useRestoredRowFocus(list: RefObject<HTMLElement | null>, rows: unknown): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let lastIndex = -1
    const remember = () => {
      lastIndex = rowLinks().findIndex(({ dataset }) => dataset['lead'] === focusedLead())
    }
    remember()
    element.addEventListener('focusin', remember)
    return () => {
      element.removeEventListener('focusin', remember)
      // Runs after the new rows are rendered.
      const index = lastIndex
      queueMicrotask(() => {
        if (index === -1 || document.activeElement !== document.body) return
        const all = rowLinks()
        all[Math.min(index, all.length - 1)]?.focus()
      })
    }
  }, [list, rows])
}
