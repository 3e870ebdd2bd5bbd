import type { ReactNode } from 'react'
import { NewsletterBox } from '../forms/SubscriptionForms.tsx'
import {
  useApplyHref,
  useCallToAction,
  useLanguage,
  useMenuWords,
  usePhone,
  useTextNumber,
  useShell,
  useUrgent,
  useWords,
} from '../page-context.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PhoneLink, SocialLinks, TextLink } from './links.tsx'
import { Notices } from './Notices.tsx'
import { OpensNote } from './OpensNote.tsx'

/** The layout of every public page: top bar, header, main, footer (S2.1 to S2.10). */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        {useWords('page')('skipToContent')}
      </a>
      <Notices />
      <InMenuLanguage>
        <TopBar />
        <Header />
      </InMenuLanguage>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <InMenuLanguage>
        <Footer />
      </InMenuLanguage>
      <CallBar />
      <BackToTop />
    </>
  )
}

/** Marks the menus on pages in another language than theirs (WCAG 3.1.2). */
function InMenuLanguage({ children }: { children: ReactNode }) {
  const { language } = useShell()
  if (useLanguage() === language) return children
  return (
    <div className="display-contents" lang={language}>
      {children}
    </div>
  )
}

function TopBar() {
  const { address, state, phones, shortHours, guide } = useShell()
  const t = useMenuWords('header')
  const callBarWords = useMenuWords('callBar')
  const textNumber = useTextNumber()
  return (
    <section className="top-bar" aria-label={guide ? t('officeAndGuide') : t('office')}>
      <div className="wide top-bar-row">
        <address className="top-bar-address">
          {address ? `${address.street}, ${address.city}, ${state}` : state}
        </address>
        <p className="top-bar-call">
          <PhoneLink number={phones[0]?.number ?? ''} className="top-bar-phone" />{' '}
          {shortHours && <span className="top-bar-hours when-open">{shortHours}</span>}
          <OpensNote className="top-bar-hours" words={useMenuWords('hours')} />{' '}
          {textNumber && (
            <TextLink
              number={textNumber}
              words={callBarWords}
              className="top-bar-phone top-bar-text when-closed"
            />
          )}
        </p>
        {guide && <NewsletterBox guide={guide} />}
        <SocialLinks />
      </div>
    </section>
  )
}

/** Shown after more than 300 px of scroll (S2.4), by `client/shell.ts`. */
const BackToTop = () => (
  <button type="button" className="back-to-top" aria-label={useWords('page')('backToTop')} hidden>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M5 15l7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  </button>
)

/**
 * On phones: a fixed bar with the phone number and a link to the form or, on pages with jobs, to applying. While the office is closed,
 * pages about what can't wait also link what to do meanwhile. CSS hides it while a form or the menu is open (`styles/call-bar.css`).
 */
function CallBar() {
  const { label, href } = useCallToAction()
  const applyHref = useApplyHref()
  const t = useWords('callBar')
  const phone = usePhone()
  const textNumber = useTextNumber()
  const urgent = useUrgent()
  const { clock } = useShell()
  const opens = <OpensNote words={useWords('hours')} />
  return (
    <nav
      className="call-bar"
      aria-label={applyHref ? t('nameWithJobs') : t('name')}
      data-clock={clock}
    >
      <PhoneLink
        number={phone}
        className={`call-bar-call${textNumber ? ' when-open' : ''}`}
        label={t('callNumber', { phone })}
      >
        {t('call')}
        {!textNumber && opens}
      </PhoneLink>{' '}
      {textNumber && (
        <TextLink number={textNumber} words={t} className="call-bar-call when-closed">
          {opens}
        </TextLink>
      )}{' '}
      {urgent?.note.link && clock && (
        <a
          href={urgent.note.link.href}
          className="call-bar-call"
          aria-label={`${urgent.note.title} ${urgent.note.link.label}`}
        >
          {t('urgent')}
          <span>{t('meanwhile')}</span>
        </a>
      )}{' '}
      {applyHref ? (
        <a href={applyHref} className="button">
          {t('apply')}
        </a>
      ) : (
        // `#estimate` skips the contact page's heading: on a phone the first field would be below the window.
        <a
          href={href.includes('#') ? href : `${href}#estimate`}
          className="button"
          aria-label={label}
        >
          {t('estimate')}
        </a>
      )}
    </nav>
  )
}
