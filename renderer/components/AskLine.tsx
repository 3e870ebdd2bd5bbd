import { useAsk, useShell } from '../page-context.tsx'
import { PhoneLink } from '../shell/links.tsx'

/** A line with the main action and the phone number, at the end of a long section. */
export function AskLine() {
  const ask = useAsk()
  const { phones, callToAction } = useShell()
  return (
    <p className="ask-line">
      <a href={ask}>{callToAction.label}</a>
      <span>
        or call <PhoneLink number={phones[0]?.number ?? ''} />
      </span>
    </p>
  )
}
