import { type RefObject, useEffect } from 'react'
import { rowLink } from '../resource/list-keys.ts'

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/**
 * Moves the focus to the next control when the focused element is removed, as after deleting a row or answering a
 * question; in a list to the row that takes its place (an answered lead leaves the list of new leads). Otherwise the focus is lost, and a screen reader starts again at the top of the page.
 *
 * @param container the element to observe
 */
export function useRemovedFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current
    if (!root) return undefined
    /** The focused element, and its ancestors with their position among their siblings, from the inside out. */
    let focused: Element | undefined
    let places: { parent: Element; index: number }[] = []
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element && root.contains(target) ? target : undefined
      places = []
      for (let each = focused; each && each !== root; each = each.parentElement ?? undefined)
        if (each.parentElement)
          places.push({
            parent: each.parentElement,
            index: [...each.parentElement.children].indexOf(each),
          })
    }
    const isLost = () => focused?.isConnected === false && document.activeElement === document.body
    const restore = () => {
      if (isLost()) nextControl(places)?.focus()
    }
    // Later than code that knows better where the focus belongs.
    const observer = new MutationObserver(() => isLost() && setTimeout(restore))
    observer.observe(root, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [container])
}

/** The first control after the innermost place that has one; otherwise the last one before it. */
function nextControl(places: readonly { parent: Element; index: number }[]) {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue
    const siblings = [...parent.children]
    const control =
      rowLink(siblings[index] ?? siblings.at(-1)) ??
      siblings.slice(index).flatMap(controlsIn)[0] ??
      siblings.slice(0, index).flatMap(controlsIn).at(-1)
    if (control) return control
  }
  return undefined
}

const controlsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll('*')].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(focusable) && each.checkVisibility(),
  )
