import { useState } from 'react'
import type { Dashboard } from '../../../services/api/contract/dashboard.ts'
import { paths } from '../../../services/api/contract/paths.ts'

const hiddenKey = 'highpine:first-steps'

/** What a new owner does first; it goes when all is done, or when it is put away on this device. */
export function FirstSteps({ steps }: { steps: Dashboard['steps'] }) {
  // Shown only once the service has answered: the HTML knows nothing of this device.
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === 'hidden')
  if (hidden || (steps.request && steps.colleague && steps.mail)) return null
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ol>
        <li data-done={steps.request || undefined}>
          {steps.request ? (
            'A request has come in.'
          ) : (
            <>
              <a href="/contact">Send a test request</a> as a visitor would. It stands here a second
              later, with the time until it must be answered; erase it when you have seen enough.
            </>
          )}
        </li>
        <li data-done={steps.colleague || undefined}>
          {steps.colleague ? (
            'Somebody else can sign in too.'
          ) : (
            <>
              <a href={paths.admin.settingsPage}>Invite whoever answers requests</a>, so that each
              request has a name beside it.
            </>
          )}
        </li>
        <li data-done={steps.mail || undefined}>
          {steps.mail ? (
            'Letters are sent by your mail server.'
          ) : (
            <>
              Let letters go out: nobody gets one before your mail server is connected, neither you
              nor who sends a request. Whoever runs this website does it;{' '}
              <a href={`${paths.admin.settingsPage}?part=mail`}>what they need to know</a>.
            </>
          )}
        </li>
      </ol>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          localStorage.setItem(hiddenKey, 'hidden')
          setHidden(true)
        }}
      >
        Put this away
      </button>
    </section>
  )
}
