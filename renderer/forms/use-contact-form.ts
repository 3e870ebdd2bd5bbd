import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ContactFieldName, isContactField } from '../../services/api/contact-form/fields.ts'
import type { ServiceForm } from '../../services/api/contact-form/service-form.ts'
import { attachmentLimits } from '../../services/api/contract/limits.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { currentAttribution } from '../client/attribution.ts'
import { useWindowEvent } from '../client/hooks.ts'
import { HttpError, TimeoutError } from '../client/http.ts'
import { pageClock } from '../client/office-hours.ts'
import { countEvent } from '../client/pageviews.ts'
import { toast } from '../client/toasts.ts'
import type { Translator } from '../../services/content/model/translator.ts'
import type { Words } from '../../services/content/schema/words/words.ts'
import { useLanguage, useWords } from '../page-context.tsx'
import type { PhotoState } from './Receipt.tsx'
import { contactPayload } from './contact-payload.ts'
import {
  applyContactQuery,
  type ReferringPage,
  type KnownNames,
  parseContactQuery,
} from './contact-query.ts'
import {
  clearDraft,
  draftKey,
  hasDraftOf,
  isDraftOf,
  readDraft,
  restoreDraft,
  saveDraft,
  tickUrgent,
  typedFields,
} from './draft.ts'
import { receivedText, type ResponsePromise } from '../../services/api/contact-form/promise-text.ts'
import { offerCorrection } from './email-typo.ts'
import { nextHalfDays, offerHalfDays } from './half-days.ts'
import { sendContact } from './post-form.ts'
import { type ContactReceipt, isAfterPromise, savedReceipt, saveReceipt } from './receipt.ts'
import { parseSubmitError, type SubmitError } from './submit-error.ts'

/** The states of the estimate form (S4.6 to S4.10). */
type Phase = 'idle' | 'sending' | 'thanks'

/** S8.4: how long the thank-you panel shows, in ms. */
const thankYouMs = 5000

interface Elements {
  form: RefObject<HTMLFormElement | null>
  photoInput: RefObject<HTMLInputElement | null>
  /** Shows the outcome, above the form. */
  outcome: RefObject<HTMLElement | null>
}

interface Options {
  serviceForm: ServiceForm
  promise: ResponsePromise
  services: readonly string[]
  /** The page's choice of the form's list. */
  choice: string | undefined
  extra: Readonly<Record<string, string>>
  known: KnownNames
  page: string
  /** Where on this page the form's line about what can't wait leads. */
  urgentFragment: string | undefined
}

/**
 * Holds the form's state from the first key to the response. Inputs are uncontrolled, so text typed
 * before hydration counts too.
 */
export function useContactForm({ form, photoInput, outcome }: Elements, options: Options) {
  const { serviceForm, promise, services, choice, extra, known, page, urgentFragment } = options
  const t = useWords('form')
  const receiptWords = useWords('receipt')
  const fieldWords = useWords('fields')
  const language = useLanguage()
  const [phase, setPhase] = useState<Phase>('idle')
  const [receipt, setReceipt] = useState<ContactReceipt>()
  const [isLate, setIsLate] = useState(false)
  const [photos, setPhotos] = useState<PhotoState>('none')
  const [refusedPhotos, setRefusedPhotos] = useState<readonly string[]>([])
  const [referringPage, setReferringPage] = useState<ReferringPage>()
  const [errors, setErrors] = useState<SubmitError['fields']>({})
  const [formError, setFormError] = useState('')
  const [failures, setFailures] = useState(0)
  /** The answer in the list of services, where it is chosen by radio buttons. */
  const [service, setService] = useState<string>()
  const idempotencyKey = useRef('')
  /** The page that drafts belong to, with its query if that fills in answers. */
  const draftPage = useRef(page)
  // A second click may come before React has rendered the first.
  const inFlight = useRef(false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const times = listNamed(element, 'bestTime')
    const clock = pageClock()
    if (times && clock) offerHalfDays(times, nextHalfDays(clock, new Date()), fieldWords, language)
    // Something may have been typed before hydration.
    const typed = typedFields(element)
    const query = parseContactQuery(location.search, known)
    setReferringPage(query)
    setReceipt(savedReceipt())
    draftPage.current = query ? page + location.search : page
    idempotencyKey.current = restoreDraft(element, draftPage.current) ?? ''
    // This page's own draft has the visitor's last answers; the query replaces those of another page's draft.
    if (query && !hasDraftOf(draftPage.current)) applyContactQuery(element, query, typed)
    if (urgentFragment !== undefined && isOpenedAt(urgentFragment)) tickUrgent(element)
    if (typed.length > 0) save(element)
    openAnswered(element, query)
    showAnswers(element)
    // `save` uses refs only; the known names and the services never change on a page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form, page])

  useEffect(() => {
    const email = form.current?.querySelector<HTMLInputElement>('input[type=email]')
    email?.after(offerCorrection(email))
  }, [form])

  // Another tab has sent the same draft: this tab must neither restore it nor change the sent request.
  useWindowEvent('storage', ({ key, oldValue, newValue }) => {
    const element = form.current
    if (key !== draftKey || newValue !== null || !element) return
    idempotencyKey.current = ''
    if (isDraftOf(element, oldValue)) reset(element)
  })

  useWindowEvent('hashchange', () => {
    if (form.current && location.hash !== '' && isAt(location.href, urgentFragment))
      tickUrgent(form.current)
  })

  // A page from the back/forward cache lacks what was typed, or sent, on the pages after it.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted || !form.current) return
    setReceipt(savedReceipt())
    idempotencyKey.current = restoreDraft(form.current, draftPage.current) ?? idempotencyKey.current
    openAnswered(form.current, referringPage)
    showAnswers(form.current)
  })

  useEffect(() => {
    if (phase !== 'thanks') return undefined
    nameThanks(receiptWords)
    // The thank-you panel is much shorter than the form, and would end up above the window.
    outcome.current?.scrollIntoView({ block: 'start' })
    outcome.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setPhase('idle'), thankYouMs)
    return () => clearTimeout(timer)
    // The words never change on a page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome, phase])

  // Leaving the page would lose the photos that are not in yet.
  const isUploading = typeof photos === 'object'
  useEffect(() => {
    if (!isUploading) return undefined
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUploading])

  // The invalid field may be above the window, and the disabled button has lost the focus.
  useEffect(() => {
    if (failures === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    wrong?.closest('details')?.setAttribute('open', '')
    const focusLost = document.activeElement === document.body
    const button = focusLost ? form.current?.querySelector<HTMLElement>('[type=submit]') : undefined
    ;(wrong ?? button)?.focus()
    // Focus does not scroll to what is below: the field's error, or the message beside the button.
    const message = wrong?.closest('.field') ?? form.current?.querySelector('.form-error')
    message?.scrollIntoView({ block: 'nearest' })
  }, [form, failures])

  /** Shows the answers that a script has filled in. */
  function showAnswers(element: HTMLFormElement) {
    const list = serviceList(element)
    // Older browsers show the list alone (forms.css).
    if (matchMedia('(scripting: enabled)').matches) setService(list?.value)
  }

  /** Opens the optional questions if one has an answer of the visitor's, not one that the page's address has filled in. */
  function openAnswered(element: HTMLFormElement, { town }: ReferringPage = {}) {
    const more = element.querySelector('details')
    const isAnswered = typedFields(element).some((name) => {
      const control = more?.querySelector(`[name=${name}]`)
      return control && !(name === 'town' && 'value' in control && control.value === town)
    })
    if (more && isAnswered) more.open = true
  }

  function reset(element: HTMLFormElement) {
    element.reset()
    showAnswers(element)
  }

  const chooseService = (answer: string) => {
    const list = form.current && serviceList(form.current)
    if (!list) return
    list.value = answer
    list.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const save = (element: HTMLFormElement) => {
    if (!idempotencyKey.current) {
      idempotencyKey.current = crypto.randomUUID()
      countEvent('start')
    }
    saveDraft(element, draftPage.current, idempotencyKey.current)
  }

  /** Saves the draft and clears the changed field's error, with the last one also the form's. */
  const onFieldChange = (element: HTMLFormElement, field: string) => {
    save(element)
    showAnswers(element)
    if (!(field in errors)) return
    const left = Object.entries(errors).filter(([name]) => name !== field)
    setErrors(Object.fromEntries(left))
    if (left.length === 0) setFormError('')
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
      // Not from the state: a submit before hydration is replayed before the next render.
      const askedFrom = parseContactQuery(location.search, known)?.page
      const context = {
        form: serviceForm,
        preselected: services,
        choice,
        extra: { ...extra, ...(askedFrom && { askedFrom }) },
        page,
        attribution: currentAttribution(),
      }
      const files = [...(photoInput.current?.files ?? [])]
      const { receipt: accepted, thankYouPage } = await sendContact(
        contactPayload(draft, context),
        draft.idempotencyKey,
      )
      setReceipt(accepted)
      setIsLate(isAfterPromise(accepted, promise, new Date()))
      saveReceipt(accepted)
      void addPhotos(accepted, files)
      clearDraft()
      reset(element)
      idempotencyKey.current = ''
      setErrors({})
      setPhase('thanks')
      // For those who count conversions by the address (S4.45); a reload shows that page.
      if (thankYouPage && /^\/(?!\/)/.test(thankYouPage))
        history.replaceState(history.state, '', thankYouPage)
      toast({
        title: receiptWords('title'),
        description: receivedText(receiptWords, promise),
      })
    } catch (error) {
      console.error(error)
      // The service has stored another payload with this key: the next try needs a new key.
      if (error instanceof HttpError && error.status === 409)
        idempotencyKey.current = crypto.randomUUID()
      save(element)
      setPhase('idle')
      const hasField = (name: string) => isContactField(name) && !!element.elements.namedItem(name)
      showError(
        parseSubmitError(error, hasField),
        t(error instanceof TimeoutError ? 'noAnswer' : 'notSent'),
      )
    } finally {
      inFlight.current = false
    }
  }

  const addPhotos = async ({ requestLink }: ContactReceipt, files: readonly File[]) => {
    if (files.length === 0) return setPhotos('none')
    // Without the link there is nothing to add them to.
    if (!requestLink) return setPhotos('failed')
    const problems: string[] = []
    for (const [done, file] of files.entries()) {
      setPhotos({ done, of: files.length })
      problems.push(...(await uploadPhoto(requestLink, file, receiptWords)))
    }
    setRefusedPhotos(problems)
    setPhotos(problems.length === 0 ? 'sent' : 'failed')
  }

  /** @param fallback the message where the service has sent none */
  function showError({ fields, formError: message }: SubmitError, fallback: string) {
    const hasFieldErrors = Object.keys(fields).length > 0
    // A network error says nothing about the fields: their messages stay.
    if (message || hasFieldErrors) setErrors(fields)
    setFormError(message || `${fallback} ${t('kept')}`)
    setFailures((count) => count + 1)
    // Field errors appear beside their fields; there is nothing else to report.
    if (hasFieldErrors) return
    toast({
      title: t('errorTitle'),
      description: t('notSent'),
      variant: 'destructive',
      // Where the service has sent a message, it says what to do: no retry button.
      ...(!message && {
        action: {
          label: t('tryAgain'),
          altText: t('tryAgainInFull', { button: t('submit') }),
          run: () => void send(),
        },
      }),
    })
  }

  return {
    phase,
    receipt,
    isLate,
    photos,
    refusedPhotos,
    cameFrom: referringPage?.page,
    errors,
    formError,
    changed: onFieldChange,
    service,
    chooseService,
    send,
  }
}

/** Headline and title say what happened: the address is that of the thank-you page (S4.51). */
function nameThanks(t: Translator<Words['receipt']>): void {
  const headline = document.querySelector('h1')
  if (headline) headline.textContent = `${t('title')} ${t('receivedWithTime')}`
  // After the last bar is the firm's name.
  document.title = document.title.replace(/^.*(?= \| )/, t('title'))
}

/** Whether an address leads to this place of its page. */
const isAt = (address: string, fragment: string | undefined): boolean =>
  fragment !== undefined && decodeURIComponent(new URL(address).hash.slice(1)) === fragment

/** Whether the page was opened at this place, also if a link has led to another place of it since. */
const isOpenedAt = (fragment: string): boolean =>
  [location.href, ...performance.getEntriesByType('navigation').map(({ name }) => name)].some(
    (address) => isAt(address, fragment),
  )

const listNamed = (
  form: HTMLFormElement,
  name: ContactFieldName,
): HTMLSelectElement | undefined => {
  const list = form.elements.namedItem(name)
  return list instanceof HTMLSelectElement ? list : undefined
}

const serviceList = (form: HTMLFormElement) => listNamed(form, 'serviceType')

/** How long to wait before each new try of an upload, in ms: a lost signal may be back by then. */
const retryAfterMs = [5000, 20_000]

/**
 * Uploads a file to a request that the service has accepted. Each file is an upload of its own: a connection that drops
 * loses none of those before. A failure doesn't affect the request.
 *
 * @param requestLink the path of the request's page, with the token
 * @returns what to tell the visitor about a file that is not stored; empty when it is
 */
async function uploadPhoto(
  requestLink: string,
  file: File,
  t: Translator<Words['receipt']>,
): Promise<string[]> {
  if (file.size > attachmentLimits.bytes) return [t('tooLarge', { file: file.name })]
  const url = requestLink.replace(paths.selfService, paths.selfServiceFiles)
  const body = new FormData()
  body.append('files', file)
  for (const pause of [...retryAfterMs, 0]) {
    try {
      const response = await fetch(url, { method: 'POST', body })
      // To the request's page. Any other OK answer is not the service's, but a Wi-Fi's sign-in page.
      if (response.ok && response.redirected) return []
      // The request's page, with a notice that lists the refused file.
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const listed = [...page.querySelectorAll('.notice li')].map((item) => item.textContent)
      if (listed.length > 0) return listed
    } catch (error) {
      console.error(error)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return [t('lost', { file: file.name })]
}
