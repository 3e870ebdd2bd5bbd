import { showWhetherOpen } from './office-hours.ts'
import { withStorage } from './storage.ts'

/** Starts the scripted behavior of header and footer, on every public page. */
export function startShell(): void {
  addEventListener('scroll', onScroll)
  onScroll()
  addEventListener('keydown', onKey)
  addEventListener('click', onClick)
  document.getElementById('mobile-menu')?.addEventListener('toggle', onPanelToggle)
  if (document.getElementById('estimate'))
    document.querySelector('.mobile-panel > .button')?.setAttribute('href', '#estimate')
  startThemeSwitch()
  showWhetherOpen()
  // A page from the back/forward cache may be hours old.
  addEventListener('pageshow', showWhetherOpen)
  addEventListener('load', () => layOutWhenIdle(document.querySelector('main > :nth-child(4)')))
  // The HTML has the year of the build.
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = `${new Date().getFullYear()}`
}

/**
 * Lays out a section that the first paint left out (layout.css), and those after it, one whenever the browser is idle: a
 * reader who scrolls fast sees no empty sections.
 */
function layOutWhenIdle(section: Element | null): void {
  if (!(section instanceof HTMLElement)) return
  // Safari has no idle callbacks, and leaves out nothing.
  window.requestIdleCallback?.(() => {
    section.style.contentVisibility = 'visible'
    layOutWhenIdle(section.nextElementSibling)
  })
}

/**
 * The footer's switch between light and dark. A choice that differs from the system setting is stored in this browser;
 * `markingScript` in head/tags.tsx applies it before the first paint.
 */
function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('.theme-switch')
  if (!button) return
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (root.dataset['theme'] ? root.dataset['theme'] === 'dark' : system.matches)
  const show = () => button.setAttribute('aria-pressed', `${isDark()}`)
  button.addEventListener('click', () => {
    const opposite = isDark() ? 'light' : 'dark'
    // What the system asks for needs no choice.
    const chosen = isDark() === system.matches ? opposite : ''
    root.dataset['theme'] = chosen
    show()
    // Where storage is denied, the choice applies to this page only.
    withStorage(() => localStorage.setItem('theme', chosen))
  })
  system.addEventListener('change', show)
  show()
  button.hidden = false
}

/** S2.3: the header's shadow after 20 px. S2.4: back to top after 300 px. */
function onScroll(): void {
  document.querySelector('.header')?.toggleAttribute('data-scrolled', scrollY > 20)
  document.querySelector('.back-to-top')?.toggleAttribute('hidden', scrollY <= 300)
}

function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') dismissMenus()
  if (key === 'F8') document.querySelector<HTMLElement>('.toasts')?.focus()
}

const openMenus = '.has-dropdown:is(:hover, :has(:focus-visible), :has(details[open]))'

/**
 * Escape closes dropdowns opened by hover, focus or touch (WCAG 1.4.13). A dismissed one stays closed until pointer and
 * focus have left it.
 */
function dismissMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(openMenus)) {
    // A hidden element can't keep the focus.
    if (menu.querySelector('.dropdown :focus')) menu.querySelector('a')?.focus()
    menu.querySelector('details')?.removeAttribute('open')
    menu.dataset['dismissed'] = ''
    const reset = () => delete menu.dataset['dismissed']
    menu.addEventListener('pointerleave', reset, { once: true })
    menu.addEventListener('focusout', reset, { once: true })
  }
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  // Menus are closed when the page is restored from the back/forward cache.
  if (target.closest('.mobile-panel a')) document.getElementById('mobile-menu')?.hidePopover()
  for (const open of document.querySelectorAll('.has-dropdown details[open]'))
    if (!open.parentElement?.contains(target) || target.closest('.dropdown a'))
      open.removeAttribute('open')
  if (target.closest('.back-to-top')) scrollToTop()
}

function scrollToTop(): void {
  // The button, which has the focus, disappears at the top.
  document.getElementById('content')?.focus()
  scrollTo(0, 0)
}

/**
 * Covered by the open mobile panel, so made inert; not the section of toasts. The menu button is hidden by CSS, because it
 * gets the focus back.
 */
const coveredElements = '.skip-link, .top-bar, .header-row > a, .header ~ :not(section)'

/** Traps the focus in the mobile panel while it is open. */
function onPanelToggle({ newState }: ToggleEvent): void {
  for (const covered of document.querySelectorAll(coveredElements))
    covered.toggleAttribute('inert', newState === 'open')
}
