import { type RefObject, useEffect, useRef, useState } from 'react'
import { urls } from '../../services/content/model/urls.ts'
import { HttpError } from '../client/http.ts'
import { count } from '../client/count.ts'
import { toast } from '../client/toasts.ts'
import { currentVisit } from '../client/visit.ts'
import { draftFields, forgetDraft, keepDraft, readDraft, restoreDraft } from './draft.ts'
import { contactPayload } from './inquiry.ts'
import { type Received, sendContact } from './send-contact.ts'
import { unsent, type Unsent } from './unsent.ts'

/** SPEC.md §4 "Contact form"; `received` is the quiet line that stays after the panel has left. */
export type Phase = 'idle' | 'sending' | 'thanks' | 'received'

/** SPEC.md §9: how long the thank-you panel shows, in ms. */
const thanksFor = 5000

/** SPEC.md §8 "Any contact failure, including network". */
const failure = "We couldn't process your request. Please try again."

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
  const { services, extra, page } = options
  const [phase, setPhase] = useState<Phase>('idle')
  const [received, setReceived] = useState<Received>()
  const [errors, setErrors] = useState<Unsent['fields']>({})
  const [advice, setAdvice] = useState('')
  const [failures, setFailures] = useState(0)
  const idempotencyKey = useRef('')
  // A second press may come before React has drawn the first.
  const onItsWay = useRef(false)

  useEffect(() => {
    if (form.current) idempotencyKey.current = restoreDraft(form.current, page) ?? ''
  }, [form, page])

  useEffect(() => {
    if (phase !== 'thanks') return undefined
    const leave = setTimeout(() => setPhase('received'), thanksFor)
    return () => clearTimeout(leave)
  }, [phase])

  // What is to be mended may be above the window. A button that was disabled has lost the focus.
  useEffect(() => {
    if (failures === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const lost = document.activeElement === document.body
    const button = lost ? form.current?.querySelector<HTMLElement>('[type=submit]') : undefined
    ;(wrong ?? button)?.focus()
  }, [form, failures])

  const keep = (element: HTMLFormElement) => {
    if (!idempotencyKey.current) {
      idempotencyKey.current = crypto.randomUUID()
      count('start')
    }
    keepDraft(element, page, idempotencyKey.current)
  }

  /** A field was changed: what was wrong with it may be mended. */
  const changed = (element: HTMLFormElement, field: string) => {
    keep(element)
    if (field in errors)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)))
  }

  const send = async () => {
    const element = form.current
    // Called by a notification after its page was left: what was typed waits on the contact page.
    if (!element) return location.assign(urls.contact)
    if (onItsWay.current) return
    // A filled honeypot sends nothing and shows nothing (SPEC.md §4).
    if (new FormData(element).get('website')) {
      console.log('The estimate request was not sent.')
      return
    }
    onItsWay.current = true
    setPhase('sending')
    setAdvice('')
    keep(element)
    try {
      const draft = readDraft(element, idempotencyKey.current)
      const context = { preselected: services, extra, page, visit: currentVisit() }
      setReceived(await sendContact(contactPayload(draft, context), draft.idempotencyKey))
      forgetDraft()
      element.reset()
      idempotencyKey.current = ''
      setErrors({})
      setPhase('thanks')
      toast({
        title: 'Thank you!',
        description: "We've received your request and will get back to you within 24 hours.",
      })
    } catch (error) {
      console.error(error)
      // The key belongs to a request with other words: the next try is a request of its own.
      if (error instanceof HttpError && error.status === 409)
        idempotencyKey.current = crypto.randomUUID()
      keep(element)
      setPhase('idle')
      failed(unsent(error, (name) => isDraftField(name) && !!element.elements.namedItem(name)))
    } finally {
      onItsWay.current = false
    }
  }

  function failed({ fields, advice: said }: Unsent) {
    const mendable = Object.keys(fields).length > 0
    // A line that broke says nothing about the fields: what was said about them still holds.
    if (said || mendable) setErrors(fields)
    setAdvice(said || `${failure} Nothing that you typed is lost.`)
    setFailures((count) => count + 1)
    toast({
      title: 'Something went wrong',
      description: failure,
      variant: 'destructive',
      // The service has said what must be done first, where it has said anything.
      ...(!said && {
        action: {
          label: 'Try again',
          instead: 'Press Receive Your Estimate to try again.',
          run: () => void send(),
        },
      }),
    })
  }

  return { phase, received, errors, advice, changed, send }
}

const isDraftField = (name: string) => draftFields.some((field) => field === name)
