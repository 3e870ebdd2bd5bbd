import type { KeyboardEvent } from 'react'

/**
 * Opens a `select` for the arrow keys, as on a Mac, instead of choosing the next option: where a choice is saved at
 * once, each press would save. Enter chooses.
 */
export function openOnArrowKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, currentTarget: select } = event
  if (altKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
  // In the open list the keys move. A browser that can't tell keeps its own behavior.
  if (!CSS.supports('selector(:open)') || select.matches(':open')) return
  event.preventDefault()
  select.showPicker()
}
