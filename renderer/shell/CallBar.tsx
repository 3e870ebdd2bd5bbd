import { useShell } from '../page-context.tsx'
import { PhoneLink } from './links.tsx'

/**
 * On phones: calling and asking, one thumb away. Style sheets hide it while a form or the menu is
 * open (`styles/call-bar.css`); client/shell.ts leads to the page's own form where it has one.
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
