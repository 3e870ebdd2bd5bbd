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
  const isText = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string'
  return {
    accepted: body['success'] === true,
    message: typeof body['message'] === 'string' ? body['message'] : '',
    fields: Object.fromEntries(fields.filter(isText)),
    reference: typeof body['reference'] === 'string' ? body['reference'] : undefined,
    answerWhen: typeof body['answerWhen'] === 'string' ? body['answerWhen'] : undefined,
    timeZone: typeof body['timeZone'] === 'string' ? body['timeZone'] : undefined,
    closedUntil: typeof body['closedUntil'] === 'string' ? body['closedUntil'] : undefined,
    requestLink: typeof body['requestLink'] === 'string' ? body['requestLink'] : undefined,
  }
}

function answerBody(error: unknown): unknown {
  if (error instanceof RejectedError) return error.answer
  // Not JSON: a proxy's HTML error page, or an empty body.
  return error instanceof HttpError ? parseJson(error.body) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Messages of a form that could not be sent, by the page's language. English: S7.1, S7.3. */
export const formErrorTexts = {
  en: {
    title: 'Something went wrong',
    contact: "We couldn't process your request. Please try again.",
    subscription: 'Sorry, there was an error subscribing. Please try again.',
    noAnswer: 'We haven’t heard back in 30 seconds. Please try again.',
    kept: 'Everything you typed is still here.',
    again: 'Try again',
    againInFull: 'Press Receive Your Estimate to try again.',
  },
  es: {
    title: 'Algo salió mal',
    contact: 'No pudimos procesar su solicitud. Por favor, inténtelo otra vez.',
    subscription: 'Lo sentimos, no pudimos anotar su correo. Por favor, inténtelo otra vez.',
    noAnswer: 'No recibimos respuesta en 30 segundos. Por favor, inténtelo otra vez.',
    kept: 'Todo lo que escribió sigue aquí.',
    again: 'Intentar otra vez',
    againInFull: 'Presione “Pida su cotización” para intentarlo otra vez.',
  },
} as const
