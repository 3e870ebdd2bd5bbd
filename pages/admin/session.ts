import { useHydrated } from '../../renderer/client/hooks.ts'
import { HttpError, request } from '../../renderer/client/http.ts'
import { sessionResponse } from '../../services/api/people/account-contract.ts'
import {
  errorCodes,
  errorEnvelope,
  type ErrorEnvelope,
} from '../../services/api/contract/errors.ts'
import { parseJson } from '../../services/api/contract/parse-json.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { personalKeys } from './stored-keys.ts'

/** Fetches the signed-in user; `undefined` without a session. */
export async function fetchCurrentUser() {
  try {
    return sessionResponse.parse(await request('GET', paths.admin.session)).person
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null
    throw error
  }
}

/** Whether a sign-in failed only because the second factor's code is missing. */
export const isCodeNeeded = (error: unknown): boolean =>
  error instanceof HttpError && parseFailure(error)?.code === errorCodes.codeNeeded

/** Whether a call was rejected because the session has ended. */
export const isSignInNeeded = (error: unknown): boolean =>
  error instanceof HttpError && parseFailure(error)?.code === errorCodes.signInNeeded

/** Whether the form for a new lead was saved before, with other answers. */
export const isAlreadyEntered = (error: unknown): boolean =>
  error instanceof HttpError && parseFailure(error)?.code === errorCodes.alreadyEntered

/** Whether an answer was sent before, with other words. */
export const isAnswerSent = (error: unknown): boolean =>
  error instanceof HttpError && parseFailure(error)?.code === errorCodes.answerSent

/** The message to show for a failed call: the service's own, where there is one. */
export function errorText(error: unknown): string {
  if (!(error instanceof HttpError)) return 'We can’t reach the service. Please try again.'
  const failureBody = parseFailure(error)
  // For forms without field errors the message must name the problem itself.
  const fields = [...new Set(Object.values(failureBody?.fields ?? {}))]
  if (failureBody) return fields.join(' ') || failureBody.message
  return `The service answered ${error.status}. Please try again.`
}

/** Undefined: the response was not the service's. */
const parseFailure = ({ body }: HttpError): ErrorEnvelope | undefined =>
  errorEnvelope.safeParse(parseJson(body)).data

/** The sign-in's address with a return path, so that links in emails survive the sign-in. */
export const signInUrl = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${paths.admin.signInPage}?${new URLSearchParams({ to: pathname + search })}`

/** Returns the return path in the sign-in's query; always a path within the admin. */
export function urlAfterSignIn(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  const anyOrigin = 'https://ours.example'
  const url = URL.canParse(to, anyOrigin) ? new URL(to, anyOrigin) : undefined
  return url?.origin === anyOrigin && url.pathname.startsWith('/admin/')
    ? url.pathname + url.search
    : paths.admin.dashboardPage
}

/** Remembers the typed email in this tab for the next page. */
export function rememberEmail(form: HTMLFormElement | null | undefined): void {
  const email = form && new FormData(form).get('email')
  if (typeof email === 'string') sessionStorage.setItem(personalKeys.carriedAddress, email)
}

/** The remembered email; undefined in the HTML, which can't know this tab's storage. */
export const useRememberedEmail = (): string | undefined =>
  useHydrated() ? (sessionStorage.getItem(personalKeys.carriedAddress) ?? undefined) : undefined
