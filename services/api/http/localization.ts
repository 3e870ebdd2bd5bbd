import type { FastifyRequest } from 'fastify'
import { contactFormFields } from '../contact-form/fields.ts'
import { translateEmailProblem } from '../contract/email-address.ts'
import type { Language } from '../contract/language.ts'
import { parseRequestOrigin } from './request-origin.ts'
import { formFields } from './plugins/form-posts.ts'
import { HttpError } from './http-errors.ts'

/**
 * Returns the language of a response: that of the page the request came from, by the form's `page` field or the
 * Referer, otherwise by `Accept-Language`. The admin is English.
 */
export function requestLanguage(
  request: FastifyRequest,
  languageOf: (page: string) => Language,
): Language {
  if (request.url.startsWith('/api/admin')) return 'en'
  const { page } = formFields(request.body)
  const from = parseRequestOrigin(request.headers.referer, request.host)
  const path = (typeof page === 'string' ? page : '') || from.page
  return path === '' ? preferredLanguage(request) : languageOf(path)
}

/** Returns the first language of `Accept-Language`, which browsers order by preference. */
export const preferredLanguage = ({ headers }: FastifyRequest): Language =>
  /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en'

/** Translates an error into the reader's language. Errors that only staff and API clients get have no translation. */
export function translateError(language: Language, error: HttpError, phone: string): HttpError {
  const message = language === 'es' ? messages[error.code] : undefined
  if (!message) return error
  const { statusCode, code, details } = error
  const fields = details.fields && Object.entries(details.fields)
  return new HttpError(statusCode, code, message(phone, error), {
    ...details,
    ...(fields && {
      fields: Object.fromEntries(
        fields.map(([name, said]) => [name, translateFieldMessage(language, name, said)]),
      ),
    }),
  })
}

type Message = (phone: string, error: HttpError) => string

/** By error code. */
const messages: Readonly<Record<string, Message>> = {
  wrong_fields: () => 'Por favor, revise los campos marcados y envíelo otra vez.',
  unreadable_request: (phone) =>
    `No pudimos leer lo que nos envió. Inténtelo otra vez o llame al ${phone}.`,
  not_found: () => 'No encontramos esta página.',
  method_not_allowed: (_, { details }) =>
    `Esta dirección solo acepta ${details.headers?.['allow'] ?? 'otros métodos'}.`,
  no_location_service: () => 'No tenemos una página sobre este servicio en este lugar.',
  too_large: () => 'Lo que envió es demasiado largo. Por favor, acórtelo.',
  wrong_media_type: () =>
    'No podemos leer este tipo de contenido. Por favor, envíe JSON o un formulario.',
  not_a_form_with_files: () =>
    'Por favor, elija los archivos en el formulario y envíelos otra vez.',
  compressed_body: () => 'Por favor, envíe esto sin comprimir.',
  too_many: (phone, { details: { retryAfter = 60 } }) =>
    `Fueron muchos envíos en poco tiempo. Inténtelo otra vez en ${formatMinutes(retryAfter)} o llame al ${phone}.`,
  proof_needed: (phone) =>
    `Nos están llegando demasiados formularios. Envíelo otra vez o llame al ${phone}.`,
  idempotency_mismatch: (phone) =>
    `Este formulario ya se envió antes, con otros datos. Si es una solicitud nueva, envíelo otra vez. Si no, llame al ${phone}.`,
  foreign_origin: () => 'Esto nos llegó desde otro sitio web, así que no lo aceptamos.',
  foreign_host: () =>
    'Esta no es la dirección de nuestro sitio, así que no lo aceptamos. Por favor, use nuestro sitio web.',
  not_stored: (phone) =>
    `No pudimos guardar lo que nos envió. Inténtelo otra vez o llame al ${phone}.`,
  store_unavailable: (phone) =>
    `En este momento no podemos abrir nuestros registros. Inténtelo otra vez en un minuto o llame al ${phone}.`,
  unexpected: (phone) => `Algo nos falló. Inténtelo otra vez o llame al ${phone}.`,
}

/**
 * Translates the message of a field into the reader's language. Messages are in the contact form's list of fields and
 * in `contact-form/contract.ts`; a length limit has the same sentence for every field.
 */
export function translateFieldMessage(language: Language, name: string, message: string): string {
  if (language === 'en') return message
  const [, max] = /^Please shorten this to (\d+) characters\.$/.exec(message) ?? []
  if (max !== undefined) return `Por favor, acorte esto a ${max} caracteres.`
  if (name === 'acceptTerms') return 'Marque esta casilla para que podamos comunicarnos con usted.'
  if (name === 'email') return translateEmailProblem(message)
  const field = contactFormFields.find((one) => one.name === name)
  return field?.error[language] ?? 'Por favor, revise este campo.'
}

const formatMinutes = (seconds: number): string =>
  seconds <= 60 ? 'un minuto' : `${Math.ceil(seconds / 60)} minutos`
