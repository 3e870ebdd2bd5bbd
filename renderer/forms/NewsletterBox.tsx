import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../services/api/contract/paths.ts'
import { buildingGuideInterest } from '../../services/api/contract/service-types.ts'
import { request } from '../client/http.ts'
import { usePath } from '../page-context.tsx'

/** SPEC.md §9: how long the success message shows, in ms. */
const successFor = 3000

/** The five states of SPEC.md §4 "Newsletter box". Without JavaScript it opens and posts. */
export function NewsletterBox() {
  const page = usePath()
  const box = useRef<HTMLDetailsElement>(null)
  const [phase, setPhase] = useState<'form' | 'submitting' | 'success'>('form')
  const [email, setEmail] = useState('')

  const collapse = () => {
    setEmail('')
    setPhase('form')
    box.current?.removeAttribute('open')
  }
  useEffect(() => {
    if (phase !== 'success') return undefined
    const leave = setTimeout(collapse, successFor)
    return () => clearTimeout(leave)
  }, [phase])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!email || phase === 'submitting') return
    setPhase('submitting')
    try {
      const answer = await request('POST', paths.newsletter, {
        email,
        firstName: '',
        lastName: '',
        zipCode: '',
        interests: [buildingGuideInterest],
        page,
      })
      console.log(answer)
      setPhase('success')
    } catch (error) {
      console.error(error)
      setPhase('form')
      alert('Sorry, there was an error subscribing. Please try again.')
    }
  }

  return (
    <details ref={box} className="newsletter">
      <summary>
        <span className="newsletter-long">FREE Mountain Building Guide</span>
        <span className="newsletter-short">FREE Guide</span>
      </summary>
      <div className="newsletter-open">
        {phase === 'success' ? (
          <p role="status">Thank you! Check your email soon.</p>
        ) : (
          <form method="post" action={paths.newsletter} onSubmit={(event) => void submit(event)}>
            <input
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="Your email"
              aria-label="Your email, for the free Mountain Building Guide"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <input type="hidden" name="interests" value={buildingGuideInterest} />
            <input type="hidden" name="page" value={page} />
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
      </div>
    </details>
  )
}
