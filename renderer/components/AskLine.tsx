import { useAsk, usePhone, useShell } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'

/** A line with the main action and the phone number, at the end of a long section. */
export function AskLine() {
  const ask = useAsk()
  const { callToAction } = useShell()
  return (
    <p className="ask-line">
      <a href={ask}>{callToAction.label}</a>
      <span>
        or call <PhoneLink number={usePhone()} />
      </span>
    </p>
  )
}
