import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import { paths, consentWordingHeader } from '../../services/api/contract/paths.ts'
import { buildingGuideInterest } from '../../services/api/contact-form/service-types.ts'
import { TimeoutError } from '../client/http.ts'
import { useLanguage, usePath } from '../page-context.tsx'
import { formErrorTexts, parseSubmitError } from './submit-error.ts'
import { postForm } from './post-form.ts'

/**
 * Shared by every form that asks for the guide: the call of S6.1, and its states from submitting on
 * (S4.17). `fields` are those that also work without JavaScript. `wording` is the text beside the
 * form, stored as evidence of consent. The email is the form's own value, so that what was typed before this code arrived
 * counts.
 */
export function useSubscription(wording: string) {
  const page = usePath()
  const texts = formErrorTexts[useLanguage()]
  const [phase, setPhase] = useState<'form' | 'submitting' | 'success'>('form')
  const [formError, setFormError] = useState('')
  // A second click may come before React has rendered the first.
  const inFlight = useRef(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (!email || inFlight.current) return
    inFlight.current = true
    setPhase('submitting')
    setFormError('')
    try {
      const subscription = {
        email,
        firstName: '',
        lastName: '',
        zipCode: '',
        interests: [buildingGuideInterest],
      }
      // Sent as a header because the specification fixes the body.
      const answer = await postForm(paths.newsletter, subscription, {
        [consentWordingHeader]: encodeURIComponent(wording),
      })
      console.log(answer)
      setPhase('success')
    } catch (error) {
      console.error(error)
      setPhase('form')
      // The service's advice: when to retry, or what to fix.
      const timeoutText = error instanceof TimeoutError ? texts.noAnswer : ''
      setFormError(parseSubmitError(error, () => false).formError || timeoutText)
      alert(texts.subscription)
    } finally {
      inFlight.current = false
    }
  }
  /** Back to the initial state, unless a subscription is pending. Out: whether it is. */
  const reset = useCallback((): boolean => {
    if (inFlight.current) return false
    setFormError('')
    setPhase('form')
    return true
  }, [])
  return {
    phase,
    advice: formError,
    startAgain: reset,
    form: {
      method: 'post' as const,
      action: paths.newsletter,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    fields: [
      { name: 'interests', value: buildingGuideInterest },
      { name: 'page', value: page },
      { name: 'wording', value: wording },
    ],
  }
}
