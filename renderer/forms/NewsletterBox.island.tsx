import { useCallback, useEffect, useId, useRef } from 'react'
import { island } from '../islands/island.tsx'
import { useSubscription } from './use-subscription.ts'
import { limits } from '../../services/api/contract/limits.ts'

/** S8.4: how long the success message shows, in ms. */
const successMs = 3000

const title = 'FREE Mountain Building Guide'
const label = 'Your email, for the free Mountain Building Guide'

/** The five states of the newsletter box (S4.15 to S4.19). Without JavaScript it opens and posts. */
function CollapsingBox() {
  const box = useRef<HTMLDetailsElement>(null)
  const wording = `${title}: ${label}`
  const { phase, advice, startAgain: reset, form, fields } = useSubscription(wording)
  const note = useId()

  const collapse = useCallback(() => {
    const element = box.current
    const hadFocus = element?.contains(document.activeElement)
    if (reset()) element?.querySelector('form')?.reset()
    element?.removeAttribute('open')
    // What had the focus is hidden now.
    if (hadFocus) element?.querySelector('summary')?.focus()
  }, [reset])
  // It may have been opened before this code arrived.
  useEffect(() => focusField(box.current), [])
  useEffect(() => {
    const element = box.current
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && element?.open) collapse()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [collapse])
  useEffect(() => {
    if (phase !== 'success') return undefined
    const timer = setTimeout(collapse, successMs)
    return () => clearTimeout(timer)
  }, [phase, collapse])

  return (
    <details
      ref={box}
      className="newsletter"
      onToggle={({ currentTarget }) => focusField(currentTarget)}
      // Somebody may have opened it before React came.
      suppressHydrationWarning
    >
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

/** The opened box's summary is hidden, so its field gets the focus. In: the box. */
function focusField(box: HTMLDetailsElement | null): void {
  const focused = document.activeElement
  if (box?.open && (focused === document.body || focused?.parentElement === box))
    box.querySelector<HTMLElement>('input[type=email]')?.focus()
}

export const NewsletterBox = island('NewsletterBox', CollapsingBox)
