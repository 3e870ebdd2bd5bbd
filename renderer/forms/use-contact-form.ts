import { type RefObject, useEffect, useRef, useState } from 'react'
import { HttpError, TimeoutError } from '../client/http.ts'
import { countEvent } from '../client/pageviews.ts'
import { toast } from '../client/toasts.ts'
import { currentAttribution } from '../client/attribution.ts'
import { useLanguage } from '../page-context.tsx'
import { isContactField } from '../../services/api/contact-form/fields.ts'
import { clearDraft, isTypedIn, saveDraft, readDraft, restoreDraft } from './draft.ts'
import { formErrorTexts, parseSubmitError, type SubmitError } from './submit-error.ts'
import { contactPayload } from './contact-payload.ts'
import { type ContactReceipt, sendContact } from './post-form.ts'

/**
 * The states of the estimate form (S4.6 to S4.10); `received` is the line that stays after the
 * thank-you panel has closed.
 */
type Phase = 'idle' | 'sending' | 'thanks' | 'received'

/** S8.4: how long the thank-you panel shows, in ms. */
const thankYouMs = 5000

interface Options {
  services: readonly string[]
  extra: Readonly<Record<string, string>>
  page: string
}

/**
 * State of the form from the first key to the response. Inputs are uncontrolled, so text typed
 * before this code arrived counts too.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { services, extra, page } = options
  const texts = formErrorTexts[useLanguage()]
  const [phase, setPhase] = useState<Phase>('idle')
  const [received, setReceived] = useState<ContactReceipt>()
  const [errors, setErrors] = useState<SubmitError['fields']>({})
  const [formError, setFormError] = useState('')
  const [failures, setFailures] = useState(0)
  const idempotencyKey = useRef('')
  // A second click may come before React has rendered the first.
  const inFlight = useRef(false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    // Something may have been typed before this code arrived.
    const typed = isTypedIn(element)
    idempotencyKey.current = restoreDraft(element, page) ?? ''
    if (typed) save(element)
    // `save` uses refs and `page` only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, page])

  useEffect(() => {
    if (phase !== 'thanks') return undefined
    const timer = setTimeout(() => setPhase('received'), thankYouMs)
    return () => clearTimeout(timer)
  }, [phase])

  // The invalid field may be above the window, and the disabled button has lost the focus.
  useEffect(() => {
    if (failures === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const focusLost = document.activeElement === document.body
    const button = focusLost ? form.current?.querySelector<HTMLElement>('[type=submit]') : undefined
    ;(wrong ?? button)?.focus()
  }, [form, failures])

  const save = (element: HTMLFormElement) => {
    if (!idempotencyKey.current) {
      idempotencyKey.current = crypto.randomUUID()
      countEvent('start')
    }
    saveDraft(element, page, idempotencyKey.current)
  }

  /** A changed field's error is cleared. */
  const onFieldChange = (element: HTMLFormElement, field: string) => {
    save(element)
    if (field in errors)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)))
  }

  const send = async () => {
    const element = form.current
    if (!element || inFlight.current) return
    // A filled honeypot sends nothing and shows nothing (S4.10).
    if (new FormData(element).get('website')) {
      console.log('The estimate request was not sent.')
      return
    }
    inFlight.current = true
    setPhase('sending')
    setFormError('')
    save(element)
    try {
      const draft = readDraft(element, idempotencyKey.current)
      const context = { preselected: services, extra, page, attribution: currentAttribution() }
      setReceived(await sendContact(contactPayload(draft, context), draft.idempotencyKey))
      clearDraft()
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
      // The service has the key with another payload: the next try needs a new key.
      if (error instanceof HttpError && error.status === 409)
        idempotencyKey.current = crypto.randomUUID()
      save(element)
      setPhase('idle')
      const tellsItself = (name: string) =>
        isContactField(name) && !!element.elements.namedItem(name)
      showError(
        parseSubmitError(error, tellsItself),
        error instanceof TimeoutError ? texts.noAnswer : texts.contact,
      )
    } finally {
      inFlight.current = false
    }
  }

  /** @param fallback the message where the service has sent none */
  function showError({ fields, formError: advice }: SubmitError, fallback: string) {
    const hasFieldErrors = Object.keys(fields).length > 0
    // A network error says nothing about the fields: their messages stay.
    if (advice || hasFieldErrors) setErrors(fields)
    setFormError(advice || `${fallback} ${texts.kept}`)
    setFailures((count) => count + 1)
    toast({
      title: texts.title,
      description: texts.contact,
      variant: 'destructive',
      // The service's own advice comes first, where there is any.
      ...(!advice && {
        action: {
          label: texts.again,
          altText: 'Press Receive Your Estimate to try again.',
          run: () => void send(),
        },
      }),
    })
  }

  return { phase, received, errors, advice: formError, changed: onFieldChange, send }
}
