import { useCallback, useEffect, useId, useRef } from 'react'
import { useSubscription } from './use-subscription.ts'
import { limits } from '../../services/api/contract/limits.ts'

/** S8.4: how long the success message shows, in ms. */
const successMs = 3000

const title = 'FREE Mountain Building Guide'
const label = 'Your email, for the free Mountain Building Guide'

/** The five states of the newsletter box (S4.15 to S4.19). Without JavaScript it opens and posts. */
export function NewsletterBox() {
  const box = useRef<HTMLDetailsElement>(null)
  const wording = `${title}: ${label}`
  const {
    phase,
    email,
    setEmail,
    advice,
    startAgain: reset,
    form,
    fields,
  } = useSubscription(wording)
  const note = useId()

  const collapse = useCallback(() => {
    reset()
    box.current?.removeAttribute('open')
  }, [reset])
  useEffect(() => {
    if (phase !== 'success') return undefined
    const timer = setTimeout(collapse, successMs)
    return () => clearTimeout(timer)
  }, [phase, collapse])

  return (
    <details ref={box} className="newsletter">
      <summary>
        <span className="newsletter-long">{title}</span>
        <span className="newsletter-short">FREE Guide</span>
      </summary>
      <div className="newsletter-open">
        {phase === 'success' ? (
          <p role="status">Thank you! Check your email soon.</p>
        ) : (
          <form {...form}>
            <input
              type="email"
              name="email"
              required
              maxLength={limits.email}
              autoComplete="email"
              placeholder="Your email"
              aria-label={label}
              aria-describedby={advice ? note : undefined}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            {fields.map((field) => (
              <input key={field.name} type="hidden" {...field} />
            ))}
            <button type="submit" className="button" disabled={phase === 'submitting'}>
              {phase === 'submitting' ? (
                <span className="spinner" aria-label="Sending" />
              ) : (
                'Send it'
              )}
            </button>
          </form>
        )}
        <button
          type="button"
          className="newsletter-close"
          aria-label="Close the newsletter form"
          onClick={collapse}
        >
          ×
        </button>
        {advice && (
          <p id={note} className="newsletter-advice">
            {advice}
          </p>
        )}
      </div>
    </details>
  )
}
