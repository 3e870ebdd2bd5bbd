import { proofNeededStatus, unsolved } from '../../services/api/contract/unsolved.ts'
import { HttpError, request } from '../client/http.ts'

/**
 * Posts a visitor's form. Asked for a proof (the service does that in a flood), it fetches the code that
 * solves the task and sends the same once more. A browser that cannot says so, and is not turned away.
 */
export async function postForm(
  path: string,
  payload: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  try {
    return await request('POST', path, payload, headers)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== proofNeededStatus) throw error
    const altcha = await import('./proof.ts').then(
      ({ proofFor }) => proofFor(error.body),
      () => unsolved,
    )
    return request('POST', path, { ...payload, altcha }, headers)
  }
}
