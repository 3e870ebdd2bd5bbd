import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  tabs: readonly { value: Value; label: string; count?: number | undefined }[]
  choose: (value: Value) => void
}

/** A row of toggle buttons that filter a list. */
export function Tabs<Value extends string>({ label, value, tabs, choose }: TabsProps<Value>) {
  const ref = useScrollSelectedIntoView<HTMLDivElement>(value)
  return (
    <div ref={ref} className="tabs" role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => choose(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="count"> {tab.count.toLocaleString('en')}</span>
          )}
        </button>
      ))}
    </div>
  )
}

/**
 * Keeps the selected item visible in a row that scrolls sideways: on mount, and when the selection
 * changes.
 */
export function useScrollSelectedIntoView<Row extends HTMLElement>(
  selected: string,
): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useScrollFocusedIntoView(ref)
  useLayoutEffect(() => {
    const row = ref.current
    const element = row?.querySelector('[aria-current], [aria-pressed="true"]')
    if (!row || !element) return
    const [rowBox, elementBox] = [row.getBoundingClientRect(), element.getBoundingClientRect()]
    row.scrollLeft += elementBox.left + elementBox.width / 2 - rowBox.left - rowBox.width / 2
  }, [selected])
  return ref
}

/** Shows all of an item that gets the focus by keyboard; browsers leave one that is cut off at the edge as it is. */
export function useScrollFocusedIntoView(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current
    const show = ({ target }: FocusEvent) => {
      // Not on a click, which would miss an item that moves.
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    element?.addEventListener('focusin', show)
    return () => element?.removeEventListener('focusin', show)
  }, [row])
}
