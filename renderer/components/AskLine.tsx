import { useShell } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'

/**
 * A line with the main action and the phone number, at the end of a long section. In: a link to the form; by default the
 * contact page.
 */
export function AskLine({ href }: { href?: string }) {
  const { phones, callToAction } = useShell()
  return (
    <p className="ask-line">
      <a href={href ?? callToAction.href}>{callToAction.label}</a>
      <span>
        or call <PhoneLink number={phones[0]?.number ?? ''} />
      </span>
    </p>
  )
}
