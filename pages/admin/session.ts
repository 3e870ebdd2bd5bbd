import { sessionAnswer } from '../../services/api/contract/admin.ts'
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

/** What a person should read when a call failed: the service's own words where it said some. */
export function plainWords(error: unknown): string {
  if (!(error instanceof HttpError)) return 'The service cannot be reached. Please try again.'
  try {
    const said: unknown = JSON.parse(error.body)
    const message: unknown = typeof said === 'object' && said && Reflect.get(said, 'message')
    if (typeof message === 'string') return message
  } catch {
    // The answer was no JSON.
  }
  return `The service answered ${error.status}. Please try again.`
}

/** Of an address's query only the lead to open, so that a letter's link survives signing in. */
export function leadOnly(search: string): string {
  const lead = new URLSearchParams(search).get('lead')
  return lead === null ? '' : `?${new URLSearchParams({ lead })}`
}
