import { distance } from 'fastest-levenshtein'
import { documentLanguage } from '../client/document-language.ts'

/** Where most people have their mailbox. Shorter domains (`aol.com`) are one letter from many real ones. */
const providers = [
  'comcast.net',
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'yahoo.com',
]

/** Providers whose names are one letter from another provider's. */
const lookalikes = ['email.com', 'mail.com', 'ymail.com']

/**
 * Returns what was probably meant by an email address such as `jane@gmial.com`: with the provider's domain if the typed
 * one differs by one letter or has the same letters in another order.
 */
export function correctedEmail(address: string): string | undefined {
  const [, name, domain = ''] = /^(.+@)([^@]+)$/.exec(address.trim()) ?? []
  if (name === undefined || lookalikes.includes(domain.toLowerCase())) return undefined
  const meant = providers.find((provider) => isMistyped(domain.toLowerCase(), provider))
  return meant && name + meant
}

function isMistyped(domain: string, provider: string): boolean {
  // Somebody who is still typing, or whose provider is in another country (`yahoo.com.mx`).
  if (provider.startsWith(domain) || domain.startsWith(provider)) return false
  return distance(domain, provider) === 1 || letters(domain) === letters(provider)
}

const letters = (word: string) => [...word].sort().join('')

/**
 * Asks whether a mistyped provider's corrected address is meant. The address is a button that types it.
 *
 * @returns the element for the question; the caller places it near the input
 */
export function offerCorrection(input: HTMLInputElement): HTMLElement {
  const question = document.createElement('p')
  question.className = 'email-correction'
  question.role = 'status'
  const ask = () => {
    const corrected = correctedEmail(input.value)
    if (!corrected) return question.replaceChildren()
    const accept = document.createElement('button')
    accept.type = 'button'
    accept.textContent = corrected
    accept.addEventListener('click', () => {
      input.value = corrected
      // Drafts are saved as if the visitor had typed it.
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.focus()
    })
    const spanish = documentLanguage() === 'es'
    question.replaceChildren(spanish ? '¿Quiso decir ' : 'Did you mean ', accept, '?')
  }
  // The address may have been typed before this script was there.
  ask()
  input.addEventListener('input', ask)
  input.form?.addEventListener('reset', () => question.replaceChildren())
  return question
}
