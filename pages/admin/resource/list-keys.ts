import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useShortcuts } from '../shortcuts.ts'

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')]
/** Focuses a row’s link, or the summary that opens it. */
const focusRow = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a, summary')?.focus()

/** The id of the focused row. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']

const focusedIndex = (list: Element) => {
  const id = focusedRow()
  return rowsOf(list).findIndex(({ dataset }) => dataset['row'] === id)
}

/** The row that is shown beside the list. */
export interface OpenRow {
  id: string | undefined
  open: (id: string) => void
}

/**
 * Handles the keys of a list: J and K go to the next and the previous row, and open it while a row
 * is open; X selects, / searches.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  enabled: boolean,
  openRow: OpenRow | undefined,
): void {
  const index = openRow?.id === undefined ? -1 : ids.indexOf(openRow.id)
  // The open row's last index, because the row may leave the list while it is open.
  const lastIndex = useRef(-1)
  useEffect(() => {
    if (index !== -1) lastIndex.current = index
  }, [index])
  const step = (by: 1 | -1) => {
    if (!list.current) return
    if (openRow?.id !== undefined) {
      const from = index === -1 ? lastIndex.current - (by === 1 ? 1 : 0) : index
      const next = ids[from + by]
      if (next !== undefined) openRow.open(next)
      return
    }
    const rows = rowsOf(list.current)
    const at = focusedIndex(list.current)
    const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by
    focusRow(rows[Math.min(Math.max(next, 0), rows.length - 1)])
  }
  const toggleSelected = () =>
    document.activeElement
      ?.closest('[data-row]')
      ?.querySelector<HTMLElement>('input[type="checkbox"]')
      ?.click()
  const search = () => list.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
  useShortcuts(
    enabled ? { j: () => step(1), k: () => step(-1), x: toggleSelected, '/': search } : {},
  )
}

/**
 * Restores the focus: when the focused row is removed (an answered lead leaves the list of new
 * leads), to the row that takes its place; when the open row is closed, to its row in the list.
 *
 * @param rows a value that changes with the rows
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  rows: unknown,
  openId: string | undefined,
): void {
  const before = useRef(openId)
  // A layout effect, so that the focus is back before the next paint.
  useLayoutEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed === undefined || openId !== undefined || !list.current) return
    focusRow(rowsOf(list.current).find(({ dataset }) => dataset['row'] === closed))
  }, [list, openId])
  useEffect(() => {
    const element = list.current
    if (!element) return
    let lastIndex = focusedIndex(element)
    const remember = () => {
      lastIndex = focusedIndex(element)
    }
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
      // Runs after the new rows are rendered.
      const index = lastIndex
      queueMicrotask(() => {
        if (index === -1 || document.activeElement !== document.body) return
        focusRow(rowsOf(element)[Math.min(index, rowsOf(element).length - 1)])
      })
    }
  }, [list, rows])
}
