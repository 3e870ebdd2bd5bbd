import { type RefObject, useEffect } from 'react'

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-lead]')]

/** The row that has the focus, by its lead. */
export const focusedLead = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']

/** Focuses the row of a lead. Out: whether it is in the list. */
export function focusLead(id: string): boolean {
  const link = links().find((each) => each.dataset['lead'] === id)
  link?.focus()
  return link !== undefined
}

/** In: steps down (1) or up (-1) from the focused row; from nowhere to the first or the last one. */
export function focusNeighbour(step: 1 | -1): void {
  const all = links()
  const at = all.findIndex(({ dataset }) => dataset['lead'] === focusedLead())
  const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus()
}

/**
 * A row that is gone (it was answered, and the list shows what is new) hands its focus to the one that took its
 * place. In: the list's element, and whatever changes with its rows.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, rows: unknown): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let last = -1
    const note = () => {
      last = links().findIndex(({ dataset }) => dataset['lead'] === focusedLead())
    }
    note()
    element.addEventListener('focusin', note)
    return () => {
      element.removeEventListener('focusin', note)
      // After the new rows are there.
      const place = last
      queueMicrotask(() => {
        if (place === -1 || document.activeElement !== document.body) return
        const all = links()
        all[Math.min(place, all.length - 1)]?.focus()
      })
    }
  }, [list, rows])
}
