import { parseJson } from '../../services/api/contract/parse-json.ts'
import { HttpError } from '../client/http.ts'

/** Why a form was not accepted, in messages for the visitor. */
export interface SubmitError {
  /** Messages by field name, each saying how to fix it. */
  fields: Readonly<Record<string, string>>
  /** What happened and what to do; empty when the service sent no message. */
  formError: string
}

/** A response without `success: true`; its message is the server's (S7.2). */
export class RejectedError extends Error {
  override name = 'RejectedError'
  constructor(readonly answer: unknown) {
    super(parseAnswer(answer).message || 'Failed to send message')
  }
}

/**
 * Extracts the service's messages from an error. A message for a field that can't show it is added to
 * `formError`, so that it is visible.
 *
 * @param showsError whether the form shows errors of the field
 */
export function parseSubmitError(
  error: unknown,
  showsError: (field: string) => boolean,
): SubmitError {
  const { message, fields } = parseAnswer(answerBody(error))
  const entries = Object.entries(fields)
  return {
    fields: Object.fromEntries(entries.filter(([name]) => showsError(name))),
    formError: [message, ...entries.flatMap(([name, texts]) => (showsError(name) ? [] : texts))]
      .filter(Boolean)
      .join(' '),
  }
}

/** Reads the messages and the receipt in a response body of any shape. */
export function parseAnswer(answer: unknown) {
  const body = isRecord(answer) ? answer : {}
  const fields = isRecord(body['fields']) ? Object.entries(body['fields']) : []
  const text = (name: string) => {
    const value = body[name]
    return typeof value === 'string' ? value : undefined
  }
  const isText = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string'
  return {
    accepted: body['success'] === true,
    message: text('message') ?? '',
    fields: Object.fromEntries(fields.filter(isText)),
    receipt: {
      reference: text('reference'),
      dueAt: text('dueAt'),
      answerWhen: text('answerWhen'),
      timeZone: text('timeZone'),
      closedUntil: text('closedUntil'),
      caller: text('caller'),
      requestLink: text('requestLink'),
    },
    thankYouPage: text('thankYouPage'),
  }
}

function answerBody(error: unknown): unknown {
  if (error instanceof RejectedError) return error.answer
  // Not JSON: a proxy's HTML error page, or an empty body.
  return error instanceof HttpError ? parseJson(error.body) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
