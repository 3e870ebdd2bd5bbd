import { paths } from '../../services/api/contract/paths.ts'
import { postForm } from './post-form.ts'
import { NotAccepted, wordsIn } from './unsent.ts'

/** On a line that neither breaks nor answers, in ms: a visitor is told rather than kept waiting. */
const patience = 30_000

/** What the service says of a request that it has. */
export interface Received {
  /** By when it is answered, in words. */
  answerBy: string | undefined
  /** Where its sender sees it, corrects it and adds files: a path of ours. */
  requestLink: string | undefined
}

/**
 * POST /api/contact (SPEC.md §7). Resolves when the service has the request, with what
 * the service says of it. An answer that comes
 * after the visitor's patience does no harm: the next try has the same key and makes no second lead.
 *
 * Throws `NotAccepted`, `HttpError`, or what the line threw.
 */
export async function sendContact(
  payload: object | undefined,
  idempotencyKey: string,
): Promise<Received> {
  let wait: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    wait = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
  })
  const headers = { 'idempotency-key': idempotencyKey }
  try {
    const answer = await Promise.race([postForm(paths.contact, payload, headers), late])
    const { success, answerBy, requestLink } = wordsIn(answer)
    if (!success) throw new NotAccepted(answer)
    return { answerBy, requestLink }
  } finally {
    clearTimeout(wait)
  }
}
