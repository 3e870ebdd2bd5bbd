import { useState } from 'react'
import type { Dashboard } from '../../../services/api/analytics/dashboard-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { TextButton } from '../components/buttons.tsx'
import { storedPrefix } from '../../../services/api/contract/stored-prefix.ts'

const hiddenKey = `${storedPrefix}:first-steps`

/** Setup steps for a new owner; hidden when all are done, or dismissed on this device. */
export function FirstSteps({ steps }: { steps: Dashboard['steps'] }) {
  // Rendered only after the service has answered: the HTML can't know this device's storage.
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === 'hidden')
  if (hidden || (steps.request && steps.colleague && steps.mail)) return null
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ol>
        <li data-done={steps.request || undefined}>
          {steps.request ? (
            'You’ve received a lead.'
          ) : (
            <>
              <a href="/contact">Send a test request</a> the way a visitor would. It shows up here a
              second later with the time left to answer it. Erase it when you’re done.
            </>
          )}
        </li>
        <li data-done={steps.colleague || undefined}>
          {steps.colleague ? (
            'Someone else can sign in too.'
          ) : (
            <>
              <a href={paths.admin.settingsPage}>Invite the people who answer leads</a>, so every
              lead can be assigned to someone.
            </>
          )}
        </li>
        <li data-done={steps.mail || undefined}>
          {steps.mail ? (
            'Your mail server is set up.'
          ) : (
            <>
              Turn on email: no emails go out until your mail server is connected.{' '}
              <a href={`${paths.admin.settingsPage}?part=mail`}>How to connect it</a>.
            </>
          )}
        </li>
      </ol>
      <TextButton
        onClick={() => {
          localStorage.setItem(hiddenKey, 'hidden')
          setHidden(true)
        }}
      >
        Dismiss
      </TextButton>
    </section>
  )
}
