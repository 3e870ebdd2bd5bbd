import { useShell } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'

/**
 * The site's main action and the number in one quiet line: the end of a long section. In: where the
 * form is; without one, the contact page.
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
