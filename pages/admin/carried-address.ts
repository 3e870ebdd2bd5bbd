import { useSyncExternalStore } from 'react'

const key = 'highpine:carried-address'

/** Keeps the mail address that stands in a form for the page that is opened next in this tab. */
export function carryAddress(form: HTMLFormElement | null | undefined): void {
  const email = form && new FormData(form).get('email')
  if (typeof email === 'string') sessionStorage.setItem(key, email)
}

const never = () => () => undefined

/** The address that the page before carried over; none in the HTML, which knows nothing of this tab. */
export const useCarriedAddress = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => sessionStorage.getItem(key) ?? undefined,
    () => undefined,
  )
