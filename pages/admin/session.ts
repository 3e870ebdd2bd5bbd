import { sessionAnswer } from '../../services/api/contract/admin.ts'
import { failure, type Failure } from '../../services/api/contract/errors.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { HttpError, request } from '../../renderer/client/http.ts'

/** Who is signed in; `undefined` when nobody is. */
export async function currentPerson() {
  try {
    return sessionAnswer.parse(await request('GET', paths.admin.session)).person
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null
    throw error
  }
}

/** Whether a sign-in was not taken for want of a code. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401 && error.body.includes('"code_needed"')

/** Whether a call was not answered because the session has ended. */
export const signInIsNeeded = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401 && error.body.includes('"sign_in_needed"')

/** What a person should read when a call failed: the service's own words where it said some. */
export function plainWords(error: unknown): string {
  if (!(error instanceof HttpError)) return 'The service cannot be reached. Please try again.'
  const said = saidBy(error)
  // A form that marks no field must name what is wrong itself.
  const fields = [...new Set(Object.values(said?.fields ?? {}))]
  if (said) return fields.join(' ') || said.message
  return `The service answered ${error.status}. Please try again.`
}

function saidBy({ body }: HttpError): Failure | undefined {
  try {
    return failure.safeParse(JSON.parse(body)).data
  } catch {
    // The answer was no JSON.
    return undefined
  }
}

/** Where to sign in, so that one comes back to `place` afterwards: a letter's link survives it. */
export const signInFor = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${paths.admin.signInPage}?${new URLSearchParams({ to: pathname + search })}`

/** In: the sign-in's query. Out: where it leads, which is always a page of the desk. */
export function afterSignIn(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  const ours = 'https://ours.example'
  const url = URL.canParse(to, ours) ? new URL(to, ours) : undefined
  return url?.origin === ours && url.pathname.startsWith('/admin/')
    ? url.pathname + url.search
    : paths.admin.dashboardPage
}
