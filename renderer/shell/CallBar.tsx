import { useAsk, usePhone, useShell } from '../page-context.tsx'
import { PhoneLink } from './links.tsx'

/**
 * On phones: a fixed bar with the phone number and the form. CSS hides it while a form or the menu is open
 * (`styles/call-bar.css`).
 */
export function CallBar() {
  const { callToAction } = useShell()
  return (
    <nav className="call-bar" aria-label="Call or ask">
      <PhoneLink number={usePhone()} className="call-bar-call">
        Call
      </PhoneLink>
      <a href={useAsk()} className="button" aria-label={callToAction.label}>
        Estimate
      </a>
    </nav>
  )
}
