import { useEffect, useRef } from 'react'
import { usePath, useShell } from '../page-context.tsx'
import { PhoneLink } from './links.tsx'

const id = 'mobile-menu'
/** What the open panel covers; the menu button stays reachable, to close it. */
const coveredElements =
  '.skip-link, .top-bar, .header .logo, .search-link, main, footer, .call-bar, .back-to-top'

/**
 * The slide-in panel (S2.6 to S2.8). A popover opens, dims the page and closes on the backdrop and
 * on Escape without JavaScript; with JavaScript, focus is trapped inside while it is open.
 */
export function MobilePanel() {
  const panel = useRef<HTMLDivElement>(null)
  const path = usePath()
  const { mobile, callToAction, phones } = useShell()

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const keepFocusInside = ({ newState }: ToggleEvent) => {
      for (const covered of document.querySelectorAll(coveredElements))
        covered.toggleAttribute('inert', newState === 'open')
    }
    element.addEventListener('toggle', keepFocusInside)
    return () => element.removeEventListener('toggle', keepFocusInside)
  }, [])

  const close = () => panel.current?.hidePopover()

  return (
    <>
      <button type="button" className="menu-button" popoverTarget={id} aria-label="Menu">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="mobile-panel"
        role="dialog"
        aria-label="Menu"
      >
        <button
          type="button"
          className="mobile-panel-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          ×
        </button>
        <nav aria-label="Mobile">
          <ul>
            {mobile.map((menu) => (
              <li key={menu.label}>
                {menu.links.length > 0 ? (
                  <details name="mobile-menu">
                    <summary>{menu.label}</summary>
                    <ul className="mobile-panel-links">
                      {menu.links.map(({ label, href }) => (
                        <li key={href}>
                          <a
                            href={href}
                            onClick={close}
                            aria-current={path === href ? 'page' : undefined}
                          >
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <a
                    href={menu.href}
                    onClick={close}
                    aria-current={path === menu.href ? 'page' : undefined}
                  >
                    {menu.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <a href={callToAction.href} className="button" onClick={close}>
          {callToAction.label}
        </a>
        <p className="mobile-panel-phone">
          <PhoneLink number={phones[0]?.number ?? ''} />
        </p>
      </div>
    </>
  )
}
