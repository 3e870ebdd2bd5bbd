import {
  emailFault,
  isNear,
  mailProviders,
  trimInvisible,
  withDot,
} from '../../services/api/contract/email-address.ts'
import { pageWords } from '../client/page-words.ts'

/** Providers whose names are one letter from another provider's. */
const lookalikes = ['email.com', 'mail.com', 'ymail.com']

/**
 * Returns what was probably meant by an email address such as `jane@gmial.com`: with the provider's domain if the typed
 * one differs by one letter or has the same letters in another order.
 */
export function correctedEmail(address: string): string | undefined {
  const [, name, domain = ''] = /^(.+@)([^@]+)$/.exec(address.trim()) ?? []
  if (name === undefined || lookalikes.includes(domain.toLowerCase())) return undefined
  const meant = mailProviders.find((provider) => isMistyped(domain.toLowerCase(), provider))
  return meant && name + meant
}

function isMistyped(domain: string, provider: string): boolean {
  // Somebody who is still typing, or whose provider is in another country (`yahoo.com.mx`).
  if (provider.startsWith(domain) || domain.startsWith(provider)) return false
  return isNear(domain, provider)
}

/**
 * Asks whether a mistyped provider's corrected address is meant. The address is a button that types it. An address
 * without a dot in its domain is refused as the service refuses it, which browsers don't. The page declares the words
 * `emailAddress`.
 *
 * @returns the element for the question; the caller places it near the input
 */
export function offerCorrection(input: HTMLInputElement): HTMLElement {
  const question = document.createElement('p')
  question.className = 'email-correction'
  question.role = 'status'
  const t = pageWords('emailAddress')
  let offered: string | undefined
  const ask = (corrected = correctedEmail(input.value)) => {
    input.setCustomValidity('')
    // A press on the button takes the focus from the input, which asks again: the same button must be there.
    if (corrected === offered) return
    offered = corrected
    if (!corrected) {
      question.replaceChildren()
      return
    }
    const accept = document.createElement('button')
    accept.type = 'button'
    accept.textContent = corrected
    accept.addEventListener('click', () => {
      input.value = corrected
      // Drafts are saved as if the visitor had typed it.
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.focus()
    })
    question.replaceChildren(...t.parts<'didYouMean', Node>('didYouMean', { address: accept }))
  }
  const check = () => {
    // Browsers strip spaces, but not what a web page may have left before or after a copied address.
    const typed = trimInvisible(input.value)
    if (typed !== input.value) input.value = typed
    const meant = withDot(typed)
    ask(correctedEmail(typed) ?? meant)
    const fault = meant === undefined ? undefined : emailFault(typed)
    if (fault) input.setCustomValidity(t(fault.key, fault))
  }
  // The address may have been typed before this script was there.
  ask()
  input.addEventListener('input', () => ask())
  input.addEventListener('change', check)
  input.form?.addEventListener('reset', () => ask(''))
  return question
}
