import { type RefObject, useEffect } from 'react'
import { usePath } from '../page-context.tsx'

/**
 * Escape closes the dropdowns that hovering or focus has opened (WCAG 1.4.13), and so does arriving
 * on another page. Such a one stays closed until both have left it.
 *
 * In: what holds the menus; each is a `.has-menu` with a link and a `.dropdown`.
 */
export function useDismissal(menus: RefObject<HTMLElement | null>): void {
  const path = usePath()
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissIn(menus.current)
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      dismissIn(menus.current)
    }
  }, [menus, path])
}

function dismissIn(menus: HTMLElement | null) {
  const open = menus?.querySelectorAll<HTMLElement>('.has-menu:is(:hover, :has(:focus-visible))')
  for (const menu of open ?? []) {
    // What is hidden cannot keep the focus.
    if (menu.querySelector('.dropdown :focus')) menu.querySelector('a')?.focus()
    menu.dataset['dismissed'] = ''
    const left = () => delete menu.dataset['dismissed']
    menu.addEventListener('pointerleave', left, { once: true })
    menu.addEventListener('focusout', left, { once: true })
  }
}
