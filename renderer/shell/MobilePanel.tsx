import { useAsk, useShell } from '../page-context.tsx'
import { MenuLink, PhoneLink } from './links.tsx'

const id = 'mobile-menu'
/**
 * The slide-in panel (S2.6 to S2.8). A popover opens, dims the page and closes on the backdrop and
 * on Escape without JavaScript, and the focus goes to its first button; with JavaScript
 * (`client/shell.ts`), focus is trapped inside while it is open.
 */
export function MobilePanel() {
  const { mobile, callToAction, phones } = useShell()
  const ask = useAsk()

  return (
    <>
      <button type="button" className="menu-button" popoverTarget={id} aria-label="Menu">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id={id} popover="auto" className="mobile-panel" role="dialog" aria-label="Menu">
        <button
          type="button"
          className="mobile-panel-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the menu"
          // The menu's own button is covered.
          autoFocus
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
                          <MenuLink href={href}>{label}</MenuLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <MenuLink href={menu.href}>{menu.label}</MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {/* Without JavaScript nothing would close the panel over the page's own form; client/shell.ts leads there. */}
        <a href={ask.startsWith('#') ? callToAction.href : ask} className="button">
          {callToAction.label}
        </a>
        <p className="mobile-panel-phone">
          <PhoneLink number={phones[0]?.number ?? ''} />
        </p>
      </div>
    </>
  )
}
