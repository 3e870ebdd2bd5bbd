import { type SubmitEvent, useCallback, useState } from 'react'
import { paths } from '../../services/api/contract/paths.ts'
import { buildingGuideInterest } from '../../services/api/contract/service-types.ts'
import { request } from '../client/http.ts'
import { usePath } from '../page-context.tsx'

/**
 * What every form that asks for the guide does: the call of SPEC.md §7, and its states from
 * submitting on (SPEC.md §4 "Newsletter box"). `fields` are those that also travel without
 * JavaScript.
 */
export function useSubscription() {
  const page = usePath()
  const [phase, setPhase] = useState<'form' | 'submitting' | 'success'>('form')
  const [email, setEmail] = useState('')

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
  const startAgain = useCallback(() => {
    setEmail('')
    setPhase('form')
  }, [])
  return {
    phase,
    email,
    setEmail,
    startAgain,
    form: {
      method: 'post' as const,
      action: paths.newsletter,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    fields: [
      { name: 'interests', value: buildingGuideInterest },
      { name: 'page', value: page },
    ],
  }
}
