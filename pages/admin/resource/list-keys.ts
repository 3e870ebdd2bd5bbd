import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useShortcuts } from '../shortcuts.ts'

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')]
/** The link of a list's row, or the summary that opens it; undefined for other elements. */
export const rowLink = (row: Element | undefined): HTMLElement | null | undefined =>
  row?.matches('[data-row]') ? row.querySelector<HTMLElement>('a, summary') : undefined

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
    rowLink(rows[Math.min(Math.max(next, 0), rows.length - 1)])?.focus()
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

/** When the open row is closed, focuses its row in the list. A removed row is up to `useRemovedFocus`. */
export function useRowFocus(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const before = useRef(openId)
  // A layout effect, so that the focus is back before the next paint.
  useLayoutEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed === undefined || openId !== undefined || !list.current) return
    rowLink(rowsOf(list.current).find(({ dataset }) => dataset['row'] === closed))?.focus()
  }, [list, openId])
}
