import { useRef } from 'react'
import shell from 'virtual:shell'
import { useScrolledPast } from '../client/scrolled.ts'
import { usePath } from '../page-context.tsx'
import { isActive } from './active.ts'
import { useDismissal } from './dismissal.ts'
import { Mark } from './Mark.tsx'
import { MobilePanel } from './MobilePanel.tsx'
import { SearchLink } from './SearchLink.tsx'

/** Sticky; gets a shadow after 20 px (SPEC.md §2, §9). Dropdowns open on hover and on focus. */
export function Header() {
  const scrolled = useScrolledPast(20)
  const path = usePath()
  const menus = useRef<HTMLElement>(null)
  useDismissal(menus)
  return (
    <header className="header" data-scrolled={scrolled || undefined}>
      <div className="wide header-row">
        <Mark />
        <nav ref={menus} aria-label="Main" className="header-nav">
          <ul>
            {shell.header.map((menu) => {
              const active =
                isActive(menu.href, path) || menu.links.some(({ href }) => isActive(href, path))
              return (
                <li key={menu.label} className={menu.links.length > 0 ? 'has-menu' : undefined}>
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
        <a href={shell.callToAction.href} className="button header-action">
          {shell.callToAction.label}
        </a>
        <MobilePanel />
      </div>
    </header>
  )
}
