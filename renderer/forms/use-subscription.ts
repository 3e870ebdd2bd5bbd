import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import { paths, wordingHeader } from '../../services/api/contract/paths.ts'
import { buildingGuideInterest } from '../../services/api/contract/service-types.ts'
import { usePath } from '../page-context.tsx'
import { postForm } from './post-form.ts'
import { unsent } from './unsent.ts'

/**
 * What every form that asks for the guide does: the call of SPEC.md §7, and its states from
 * submitting on (SPEC.md §4 "Newsletter box"). `fields` are those that also travel without
 * JavaScript. `wording` is what the page says beside the form: it is kept as evidence of what was
 * asked for.
 */
export function useSubscription(wording: string) {
  const page = usePath()
  const [phase, setPhase] = useState<'form' | 'submitting' | 'success'>('form')
  const [email, setEmail] = useState('')
  const [advice, setAdvice] = useState('')
  // A second press may come before React has drawn the first.
  const onItsWay = useRef(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!email || onItsWay.current) return
    onItsWay.current = true
    setPhase('submitting')
    setAdvice('')
    try {
      const subscription = {
        email,
        firstName: '',
        lastName: '',
        zipCode: '',
        interests: [buildingGuideInterest],
      }
      // A header: the body is the specification's and nothing else.
      const answer = await postForm(paths.newsletter, subscription, {
        [wordingHeader]: encodeURIComponent(wording),
      })
      console.log(answer)
      setPhase('success')
    } catch (error) {
      console.error(error)
      setPhase('form')
      // When to try again, or what to mend, where the service has said so.
      setAdvice(unsent(error, () => false).advice)
      alert('Sorry, there was an error subscribing. Please try again.')
    } finally {
      onItsWay.current = false
    }
  }
  /** As before the first key; a sign-up that is on its way goes on. */
  const startAgain = useCallback(() => {
    if (onItsWay.current) return
    setEmail('')
    setAdvice('')
    setPhase('form')
  }, [])
  return {
    phase,
    email,
    setEmail,
    advice,
    startAgain,
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
