import {
  useCallToAction,
  useMenuWords,
  usePath,
  useShell,
  useSiteCallToAction,
} from '../page-context.tsx'
import { Logo, MenuLink, PhoneLink, SocialLinks, usePageInMenus } from './links.tsx'
import { leadsTo } from './menus.ts'

/**
 * Sticky; gets a shadow after 20 px (S2.3). Dropdowns open on hover and on keyboard focus; on touch
 * screens a button opens them.
 */
export function Header() {
  const path = usePath()
  const { header } = useShell()
  const callToAction = useCallToAction()
  const pageInMenu = usePageInMenus(header)
  const t = useMenuWords('header')
  return (
    <header id="header" className="header">
      <div className="wide header-row">
        <Logo />
        <nav aria-label={t('mainMenu')} className="header-nav">
          <ul>
            {header.map((menu) => {
              const active = pageInMenu !== undefined && leadsTo(menu, pageInMenu)
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
                    <>
                      <details name="header-menu" className="dropdown-toggle">
                        <summary aria-label={t('allPages', { menu: menu.label })} />
                      </details>
                      <div className="dropdown">
                        <ul
                          aria-label={menu.label}
                          data-columns={menu.links.some(({ heading }) => heading) ? '' : undefined}
                        >
                          {menu.links.map(({ heading, ...link }) => (
                            <li key={link.href} data-heading={heading}>
                              <MenuLink {...link} />
                            </li>
                          ))}
                        </ul>
                      </div>
                    </>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        <SearchLink />
        <a href={callToAction.href} lang={callToAction.lang} className="button header-action">
          {callToAction.label}
        </a>
        <MobilePanel />
      </div>
    </header>
  )
}

function SearchLink() {
  return (
    <a
      href={useShell().search}
      className="search-link"
      aria-label={useMenuWords('header')('search')}
    >
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

const panelId = 'mobile-menu'

/**
 * The slide-in panel (S2.6 to S2.8), a popover. Without JavaScript it opens, dims the page, focuses its first button,
 * and closes on Escape or a click outside. `client/shell.ts` traps the focus inside while it is open.
 */
function MobilePanel() {
  const { mobile, phones, address, state, shortHours } = useShell()
  const { label, href, lang } = useCallToAction()
  const site = useSiteCallToAction()
  const page = usePageInMenus(mobile)
  const t = useMenuWords('header')

  return (
    <>
      <button type="button" className="menu-button" popoverTarget={panelId} aria-label={t('menu')}>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div
        id={panelId}
        popover="auto"
        className="mobile-panel"
        role="dialog"
        aria-label={t('menu')}
      >
        <button
          type="button"
          className="mobile-panel-close"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          // The menu's own button is covered.
          autoFocus
        >
          ×
        </button>
        <nav aria-label={t('mobileMenu')}>
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
        {/* What the top bar has in wider windows. */}
        <div className="mobile-panel-office">
          <p>
            <PhoneLink number={phones[0]?.number ?? ''} />
          </p>
          {shortHours && <p>{shortHours}</p>}
          {address && (
            <address>
              {address.street}, {address.city}, {state}
            </address>
          )}
          <SocialLinks />
        </div>
      </div>
    </>
  )
}
