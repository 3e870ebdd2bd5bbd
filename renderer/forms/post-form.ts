import {
  contactPath,
  challengeRequiredStatus,
  unsolved,
} from '../../services/api/contract/public-forms.ts'
import { parseJson } from '../../services/api/contract/parse-json.ts'
import { HttpError, requestText, withTimeout } from '../client/http.ts'
import type { ContactReceipt } from './receipt.ts'
import { parseAnswer, RejectedError } from './submit-error.ts'

/**
 * Posts a visitor's form. When the service requires a challenge (it does during a flood), loads the
 * solver and sends the form once more with the solution. A browser that can't solve the challenge
 * sends that it can't, and is not rejected.
 *
 * @returns the parsed JSON of a 2xx, or else the text
 * @throws HttpError, TimeoutError, or the network error
 */
export const postForm = async (
  path: string,
  payload: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> => {
  const text = await withTimeout(post(path, payload, headers))
  return parseJson(text) ?? text
}

async function post(
  path: string,
  payload: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  // On a page behind a preview link: what to show in place of sending.
  const { preview } = document.documentElement.dataset
  if (preview !== undefined) throw new RejectedError({ message: preview })
  try {
    return await requestText('POST', path, payload, headers)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== challengeRequiredStatus) throw error
    const altcha = await import('./solve-challenge.ts').then(
      ({ solveChallenge: proofFor }) => proofFor(error.body),
      () => unsolved,
    )
    return requestText('POST', path, { ...payload, altcha }, headers)
  }
}

/**
 * POST /api/contact (S6.2). Resolves when the service has stored the request. A response that
 * arrives after the timeout does no harm: a retry has the same idempotency key and creates no
 * second lead.
 *
 * @throws RejectedError for an answer without `success: true`, such as the sign-in page of a Wi-Fi, which has status 200;
 * HttpError, TimeoutError, or the network error
 */
export async function sendContact(
  payload: object | undefined,
  idempotencyKey: string,
): Promise<{ receipt: ContactReceipt; thankYouPage: string | undefined }> {
  const answer = await postForm(contactPath, payload, { 'idempotency-key': idempotencyKey })
  const { accepted, receipt, thankYouPage } = parseAnswer(answer)
  if (!accepted) throw new RejectedError(answer)
  return { receipt, thankYouPage }
}
