import { useShell } from '../page-context.tsx'
import { PhoneLink } from './links.tsx'

/**
 * On phones: calling and asking, one thumb away. Style sheets hide it while a form or the menu is
 * open, and choose the page's own form where it has one (`styles/call-bar.css`).
 */
export function CallBar() {
  const { phones, callToAction } = useShell()
  return (
    <nav className="call-bar" aria-label="Call or ask">
      <PhoneLink number={phones[0]?.number ?? ''} className="call-bar-call">
        Call
      </PhoneLink>
      <a href="#estimate" className="button call-bar-form" aria-label={callToAction.label}>
        Estimate
      </a>
      <a
        href={callToAction.href}
        className="button call-bar-contact"
        aria-label={callToAction.label}
      >
        Estimate
      </a>
    </nav>
  )
}
