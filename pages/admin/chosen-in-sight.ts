import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Of a row that scrolls sideways on a phone, what is chosen is in sight: at first, and when another is. */
export function useChosenInSight<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useLayoutEffect(() => {
    const row = ref.current
    const one = row?.querySelector('[aria-current], [aria-pressed="true"]')
    if (!row || !one) return
    const [around, its] = [row.getBoundingClientRect(), one.getBoundingClientRect()]
    row.scrollLeft += its.left + its.width / 2 - around.left - around.width / 2
  }, [chosen])
  return ref
}
