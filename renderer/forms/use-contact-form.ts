import { type RefObject, useEffect, useRef, useState } from 'react'
import { paths } from '../../services/api/contract/paths.ts'
import { HttpError, request } from '../client/http.ts'
import { toast } from '../client/toasts.ts'
import { currentVisit } from '../client/visit.ts'
import { forgetDraft, keepDraft, readDraft, restoreDraft } from './draft.ts'
import { contactPayload } from './inquiry.ts'

/** SPEC.md §4 "Contact form"; `received` is the quiet line that stays after the panel has left. */
export type Phase = 'idle' | 'sending' | 'thanks' | 'received'

/** SPEC.md §9: how long the thank-you panel shows, in ms. */
const thanksFor = 5000

interface Options {
  services: readonly string[]
  extra: Readonly<Record<string, string>>
  page: string
}

/**
 * The form's life between the first key and the answer. The fields belong to the browser, so what
 * is typed before the page is alive counts too.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, options: Options) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [answerBy, setAnswerBy] = useState<string>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const idempotencyKey = useRef('')

  useEffect(() => {
    if (form.current) idempotencyKey.current = restoreDraft(form.current) ?? ''
  }, [form])

  useEffect(() => {
    if (phase !== 'thanks') return undefined
    const leave = setTimeout(() => setPhase('received'), thanksFor)
    return () => clearTimeout(leave)
  }, [phase])

  // What is to be mended may be above the window.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, errors])

  const draftOf = (element: HTMLFormElement) => {
    idempotencyKey.current ||= crypto.randomUUID()
    return readDraft(element, idempotencyKey.current)
  }

  const keep = () => {
    if (form.current) keepDraft(draftOf(form.current))
  }

  const send = async () => {
    const element = form.current
    if (!element || phase === 'sending') return
    // A filled honeypot sends nothing and shows nothing (SPEC.md §4).
    if (new FormData(element).get('website')) {
      console.log('The estimate request was not sent.')
      return
    }
    setPhase('sending')
    setErrors({})
    try {
      const { services, extra, page } = options
      const draft = draftOf(element)
      const context = { preselected: services, extra, page, visit: currentVisit() }
      setAnswerBy(await post(contactPayload(draft, context), draft.idempotencyKey))
      forgetDraft()
      element.reset()
      idempotencyKey.current = ''
      setPhase('thanks')
      toast({
        title: 'Thank you!',
        description: "We've received your request and will get back to you within 24 hours.",
      })
    } catch (error) {
      console.error(error)
      setErrors(fieldErrors(error))
      // The key belongs to a request with other words: the next try is a request of its own.
      if (error instanceof HttpError && error.status === 409) idempotencyKey.current = ''
      setPhase('idle')
      toast({
        title: 'Something went wrong',
        description: "We couldn't process your request. Please try again.",
        variant: 'destructive',
      })
    }
  }

  return { phase, answerBy, errors, keep, send }
}

/**
 * SPEC.md §8: an answer with `success: false` is an error with the server's message. Out: by when we
 * answer, where the service says so.
 */
async function post(payload: unknown, idempotencyKey: string): Promise<string | undefined> {
  const answer = await request('POST', paths.contact, payload, {
    'idempotency-key': idempotencyKey,
  })
  const said = typeof answer === 'object' && answer !== null ? answer : {}
  const answerBy: unknown = Reflect.get(said, 'answerBy')
  if (Reflect.get(said, 'success') === true)
    return typeof answerBy === 'string' ? answerBy : undefined
  const message: unknown = Reflect.get(said, 'message')
  throw new Error(typeof message === 'string' && message ? message : 'Failed to send message')
}

/** What the service said about single fields, where it said something. */
function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {}
  try {
    const { fields } = JSON.parse(error.body) as { fields?: Record<string, string> }
    return fields ?? {}
  } catch {
    return {}
  }
}
