import { consentWordingHeader, newsletterPath } from '../../services/api/contract/public-forms.ts'
import { TimeoutError } from '../client/http.ts'
import { pageWords } from '../client/page-words.ts'
import { offerCorrection } from './email-typo.ts'
import { postForm } from './post-form.ts'
import { parseSubmitError } from './submit-error.ts'

/** S8.4: how long the newsletter box shows its success message, in ms. */
const successMs = 3000

/**
 * Runs a sign-up form for the guide, in the newsletter box (`NewsletterBox`) or on the guide's page
 * (`GuideSignUp`): the request of S6.1 and the states of S4.16 to S4.19. Without React, because the box is on every
 * page.
 *
 * @param island the element around the form
 */
export function SubscriptionForm(island: HTMLElement): void {
  const form = island.querySelector('form')
  const email = form?.querySelector<HTMLInputElement>('input[type=email]')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!form || !email || !button) return
  const box = island instanceof HTMLDetailsElement ? island : undefined
  const label = button.textContent
  const t = pageWords('subscription')
  const thanks = textElement(box ? '' : 'form-success', t('thanks'))
  thanks.role = 'status'
  thanks.tabIndex = -1
  const advice = textElement(box ? 'newsletter-advice' : 'field-error')
  const correction = offerCorrection(email)
  if (box) form.parentElement?.append(correction)
  else email.after(correction)
  advice.id = `${email.id || 'newsletter-email'}-advice`
  let sending = false
  let collapsing: ReturnType<typeof setTimeout> | undefined

  const setSending = (now: boolean) => {
    sending = now
    button.disabled = now
    button.replaceChildren(now ? spinner(t('sending')) : label)
  }
  const showAdvice = (text: string) => {
    advice.textContent = text
    if (!text) {
      advice.remove()
      email.removeAttribute('aria-describedby')
      return
    }
    if (box) form.parentElement?.append(advice)
    else email.after(advice)
    email.setAttribute('aria-describedby', advice.id)
  }
  const send = async () => {
    const address = email.value
    if (!address || sending) return
    // A disabled button loses the focus.
    const hadFocus = form.contains(document.activeElement)
    setSending(true)
    showAdvice('')
    try {
      const subscription = {
        email: address,
        firstName: '',
        lastName: '',
        zipCode: '',
        interests: [valueOf(form, 'interests')],
      }
      // Sent as a header because the specification fixes the body.
      const wording = valueOf(form, 'wording')
      const answer = await postForm(newsletterPath, subscription, {
        [consentWordingHeader]: encodeURIComponent(wording),
      })
      console.log(answer)
      setSending(false)
      form.hidden = true
      form.before(thanks)
      if (hadFocus) thanks.focus()
      if (box) collapsing = setTimeout(collapse, successMs)
    } catch (error) {
      console.error(error)
      setSending(false)
      // The service's message says when to retry, or what to fix.
      const timeoutText = error instanceof TimeoutError ? t('noAnswer') : ''
      showAdvice(parseSubmitError(error, () => false).formError || timeoutText)
      alert(t('failed'))
    }
  }
  /** Closes the box and resets it, unless a subscription is pending. */
  const collapse = () => {
    clearTimeout(collapsing)
    const hadFocus = box?.contains(document.activeElement)
    if (!sending) {
      showAdvice('')
      thanks.remove()
      form.hidden = false
      form.reset()
    }
    box?.removeAttribute('open')
    // The focused element is hidden now.
    if (hadFocus) box?.querySelector('summary')?.focus()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  if (!box) return
  box.querySelector('.newsletter-close')?.addEventListener('click', collapse)
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && box.open) collapse()
  })
  box.addEventListener('toggle', () => focusField(box, email))
  // The box may have been opened before this script loaded.
  focusField(box, email)
}

const valueOf = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''

/** The opened box's summary is hidden, so its field gets the focus. */
function focusField(box: HTMLDetailsElement, email: HTMLInputElement): void {
  const focused = document.activeElement
  if (box.open && (focused === document.body || focused?.parentElement === box)) email.focus()
}

function spinner(label: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'spinner'
  element.ariaLabel = label
  return element
}

function textElement(className: string, text = ''): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text
  return element
}
