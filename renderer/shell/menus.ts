import { type RefObject, useEffect } from 'react'
import { usePath } from '../page-context.tsx'

/** Whether a menu's link is active on a path (S1.29, S2.2). */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/'
  // Manage is active on /property-management and any path under it, its town pages included.
  if (href === '/property-management') return path.startsWith(href)
  return path === href || path.startsWith(`${href}/`)
}

/**
 * Escape closes dropdowns opened by hover or focus (WCAG 1.4.13), and so does navigation. A
 * dismissed dropdown stays closed until pointer and focus have left it.
 *
 * In: the container of the menus; each is a `.has-dropdown` with a link and a `.dropdown`.
 */
export function useDismissal(menus: RefObject<HTMLElement | null>): void {
  const path = usePath()
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissOpenMenus(menus.current)
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      // The menus at that time: none when the header has been removed.
      // oxlint-disable-next-line react/exhaustive-deps
      dismissOpenMenus(menus.current)
    }
  }, [menus, path])
}

function dismissOpenMenus(menus: HTMLElement | null) {
  const open = menus?.querySelectorAll<HTMLElement>(
    '.has-dropdown:is(:hover, :has(:focus-visible))',
  )
  for (const menu of open ?? []) {
    // A hidden element can't keep the focus.
    if (menu.querySelector('.dropdown :focus')) menu.querySelector('a')?.focus()
    menu.dataset['dismissed'] = ''
    const reset = () => delete menu.dataset['dismissed']
    menu.addEventListener('pointerleave', reset, { once: true })
    menu.addEventListener('focusout', reset, { once: true })
  }
}
