import { HttpError } from '../client/http.ts'

/** What a visitor can use of the reason why a form was not taken. */
export interface Unsent {
  /** Which fields to mend, by name, each with a sentence that says how. */
  fields: Readonly<Record<string, string>>
  /** What happened and what to do; empty where the service said nothing. */
  advice: string
}

/** An answer of `success: false`; its message is the server's (SPEC.md §8). */
export class NotAccepted extends Error {
  override name = 'NotAccepted'
  constructor(readonly answer: unknown) {
    super(wordsIn(answer).message || 'Failed to send message')
  }
}

/**
 * In: what sending threw; which fields can tell their own mistake. Out: the service's words. A
 * mistake in a field that cannot tell it goes to the advice, so that nobody looks for it in vain.
 */
export function unsent(error: unknown, tellsItself: (field: string) => boolean): Unsent {
  const { message, fields } = wordsIn(answerIn(error))
  const entries = Object.entries(fields)
  return {
    fields: Object.fromEntries(entries.filter(([name]) => tellsItself(name))),
    advice: [message, ...entries.flatMap(([name, said]) => (tellsItself(name) ? [] : said))]
      .filter(Boolean)
      .join(' '),
  }
}

/** In: an answer of the service, or anything else. Out: the words in it that are for people. */
export function wordsIn(answer: unknown) {
  const said = isRecord(answer) ? answer : {}
  const fields = isRecord(said['fields']) ? Object.entries(said['fields']) : []
  const inWords = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string'
  return {
    success: said['success'] === true,
    message: typeof said['message'] === 'string' ? said['message'] : '',
    fields: Object.fromEntries(fields.filter(inWords)),
    answerBy: typeof said['answerBy'] === 'string' ? said['answerBy'] : undefined,
    requestLink: typeof said['requestLink'] === 'string' ? said['requestLink'] : undefined,
  }
}

function answerIn(error: unknown): unknown {
  if (error instanceof NotAccepted) return error.answer
  if (!(error instanceof HttpError)) return undefined
  try {
    return JSON.parse(error.body)
  } catch {
    // The page of a proxy in between, or nothing.
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
