import { useShell } from '../page-context.tsx'
import { PhoneLink } from './links.tsx'

/**
 * On phones: a fixed bar with the phone number and the form. CSS hides it while a form or the menu is open
 * (`styles/call-bar.css`); client/shell.ts links it to the page's own form if there is one.
 */
export function CallBar() {
  const { phones, callToAction } = useShell()
  return (
    <nav className="call-bar" aria-label="Call or ask">
      <PhoneLink number={phones[0]?.number ?? ''} className="call-bar-call">
        Call
      </PhoneLink>
      <a href={callToAction.href} className="button" data-own-form aria-label={callToAction.label}>
        Estimate
      </a>
    </nav>
  )
}
