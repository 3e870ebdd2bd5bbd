import { mailtoLink } from '../../services/content/model/mailto-link.ts'
import type { ShellLink } from '../../services/api/site/shell-contract.ts'
import { renderParts, useMenuWords, useShell } from '../page-context.tsx'
import { Logo, PhoneLink, SocialLinks } from './links.tsx'

/** A titled list of links; nothing if there are none. */
const Links = ({ title, links }: { title: string; links: readonly ShellLink[] }) =>
  links.length > 0 && (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map(({ label, href, lang, hreflang }) => (
          <li key={href}>
            <a href={href} lang={lang} hrefLang={hreflang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )

export function Footer() {
  const shell = useShell()
  const { address } = shell
  const t = useMenuWords('footer')
  return (
    <footer className="footer">
      <div className="wide footer-grid">
        <div className="footer-company">
          <Logo />
          {address && (
            <address>
              {address.street}
              <br />
              {address.city}, {address.state} {address.postalCode}
            </address>
          )}
          <ul>
            {shell.phones.map(({ label, number }) => (
              <li key={number}>
                {renderParts(t.parts('phone', { label, number: <PhoneLink number={number} /> }))}
              </li>
            ))}
            <li>
              <a href={mailtoLink(shell.email)}>{shell.email}</a>
            </li>
            {shell.hours && <li>{shell.hours}</li>}
          </ul>
          <SocialLinks />
        </div>
        <Links title={t('services')} links={shell.footer.services} />
        <Links title={t('quickLinks')} links={shell.footer.quickLinks} />
        <section aria-label={t('areas')} className="footer-areas">
          <h2 className="footer-title">{t('areas')}</h2>
          {shell.areas.map(({ name, places }) => (
            <p key={name}>
              <strong>{name}</strong>
              <br />
              {places.map((place, index) => (
                <span key={place.name}>
                  {index > 0 && ', '}
                  {place.path ? <a href={place.path}>{place.name}</a> : place.name}
                </span>
              ))}
            </p>
          ))}
        </section>
      </div>
      <div className="wide footer-bottom">
        <p>
          © <span data-year="">{shell.year}</span> {shell.legalName}
        </p>
        <button type="button" className="theme-switch" aria-pressed="false" hidden>
          {t('darkMode')}
        </button>
        <ul>
          {shell.footer.legal.map(({ label, href, hreflang }) => (
            <li key={href}>
              <a href={href} hrefLang={hreflang}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
