import { useEffect, useRef } from 'react'
import { urls } from '../../services/content/model/urls.ts'
import { useScrolledPast } from '../client/hooks.ts'
import { usePath, useShell } from '../page-context.tsx'
import { Logo } from './links.tsx'
import { MobilePanel } from './MobilePanel.tsx'
import { isActive, useDismissal } from './menus.ts'

/** Sticky; gets a shadow after 20 px (S2.3). Dropdowns open on hover and on focus. */
export function Header() {
  const scrolled = useScrolledPast(20)
  const path = usePath()
  const { header, callToAction } = useShell()
  const menus = useRef<HTMLElement>(null)
  useDismissal(menus)
  return (
    <header className="header" data-scrolled={scrolled || undefined}>
      <div className="wide header-row">
        <Logo />
        <nav ref={menus} aria-label="Main" className="header-nav">
          <ul>
            {header.map((menu) => {
              const active =
                isActive(menu.href, path) || menu.links.some(({ href }) => isActive(href, path))
              return (
                <li key={menu.label} className={menu.links.length > 0 ? 'has-dropdown' : undefined}>
                  <a
                    href={menu.href}
                    aria-current={path === menu.href ? 'page' : undefined}
                    data-active={active || undefined}
                  >
                    {menu.label}
                  </a>
                  {menu.links.length > 0 && (
                    <ul className="dropdown" aria-label={menu.label}>
                      {menu.links.map(({ label, href }) => (
                        <li key={href}>
                          <a href={href} aria-current={path === href ? 'page' : undefined}>
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        <SearchLink />
        <a href={callToAction.href} className="button header-action">
          {callToAction.label}
        </a>
        <MobilePanel />
      </div>
    </header>
  )
}

const typingTargets = 'input, textarea, select, [contenteditable]'

/** Links to the search; the `/` key opens it too, except in an input. */
export function SearchLink() {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(typingTargets)) return
      event.preventDefault()
      const field = document.querySelector<HTMLElement>('[data-search-field]')
      if (field) field.focus()
      else location.assign(urls.search)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <a href={urls.search} className="search-link" aria-label="Search" aria-keyshortcuts="/">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300 20.500 20.500"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </a>
  )
}
