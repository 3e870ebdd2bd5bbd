import { useCallToAction, useShell, useSiteCallToAction } from '../page-context.tsx'
import { MenuLink, PhoneLink, usePageInMenus } from './links.tsx'
import { leadsTo } from './menus.ts'

const id = 'mobile-menu'

/**
 * The slide-in panel (S2.6 to S2.8), a popover. Without JavaScript it opens, dims the page, focuses its first button,
 * and closes on Escape or a click outside. `client/shell.ts` traps the focus inside while it is open.
 */
export function MobilePanel() {
  const { mobile, phones } = useShell()
  const { label, href, lang } = useCallToAction()
  const site = useSiteCallToAction()
  const page = usePageInMenus(mobile)

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
                    <summary data-active={(page && leadsTo(menu, page)) || undefined}>
                      {menu.label}
                    </summary>
                    <ul className="mobile-panel-links">
                      {menu.links.map((link) => (
                        <li key={link.href}>
                          <MenuLink {...link} page={page} />
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <MenuLink {...menu} page={page} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {/* Without JavaScript, a link to a form on this page would not close the panel; client/shell.ts sets that link. */}
        <a href={href.startsWith('#') ? site.href : href} lang={lang} className="button">
          {label}
        </a>
        <p className="mobile-panel-phone">
          <PhoneLink number={phones[0]?.number ?? ''} />
        </p>
      </div>
    </>
  )
}
