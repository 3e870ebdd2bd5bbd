import type { FastifyRequest } from 'fastify'
import { fieldTexts } from '../../content/model/field-texts.ts'
import { inLanguage, knownLanguage } from '../../content/model/languages.ts'
import { translatorOf } from '../../content/model/translator.ts'
import { consentError } from '../contact-form/contract.ts'
import { contactFormFields } from '../contact-form/fields.ts'
import { parseEmailProblem } from '../contract/email-address.ts'
import type { Language } from '../contract/language.ts'
import type { SiteFile } from '../site/contract.ts'
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
  words: SiteFile['words'],
): Language {
  if (request.url.startsWith('/api/admin')) return 'en'
  const { page } = formFields(request.body)
  const from = parseRequestOrigin(request.headers.referer, request.host)
  const path = (typeof page === 'string' ? page : '') || from.page
  return path === '' ? preferredLanguage(request, words) : languageOf(path)
}

/** Returns the first language of `Accept-Language`, which browsers order by preference; the site's first if it has no words in it. */
export const preferredLanguage = (
  { headers }: FastifyRequest,
  words: SiteFile['words'],
): Language => {
  const [, asked] = /^\s*([a-z]{2})\b/i.exec(headers['accept-language'] ?? '') ?? []
  return knownLanguage(words, asked?.toLowerCase() ?? '')
}

/** The reader of a message, and what it is made of. */
export interface Reader {
  language: Language
  words: SiteFile['words']
  /** The firm's. */
  phone: string
}

/** Returns an error with its message in the reader's language. Errors that only staff and programs get stay English. */
export function localizeError(error: HttpError, { language, words, phone }: Reader): HttpError {
  const { statusCode, code, details } = error
  const { errors } = inLanguage(words, language)
  if (!isWorded(code, errors)) return error
  const { fields, reference = '', headers, retryAfter = 60 } = details
  const message = translatorOf(
    words[language],
    'errors',
    language,
  )(code, {
    phone,
    reference,
    methods: headers?.['allow'] ?? '',
    seconds: retryAfter < 90 ? retryAfter : 0,
    minutes: Math.ceil(retryAfter / 60),
  })
  return new HttpError(statusCode, code, message, {
    ...details,
    ...(fields && { fields: localizeFields(fields, { language, words }) }),
  })
}

const isWorded = (code: string, errors: Errors): code is keyof Errors => Object.hasOwn(errors, code)
type Errors = SiteFile['words'][string]['errors']

/**
 * Returns messages by field in the reader's language. Those that validation makes are in the contact form's list of
 * fields and in `contact-form/contract.ts`; a length limit has the same sentence for every field.
 */
export const localizeFields = (
  fields: Readonly<Record<string, string>>,
  reader: Pick<Reader, 'language' | 'words'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, said]) => [name, localizeField(name, said, reader)]),
  )

function localizeField(
  name: string,
  said: string,
  { language, words }: Pick<Reader, 'language' | 'words'>,
): string {
  const t = translatorOf(words[language], 'fieldErrors', language)
  const [, max] = /^Please shorten this to (\d+) characters\.$/.exec(said) ?? []
  if (max !== undefined) return t('tooLong', { max })
  const field = contactFormFields.find((one) => one.name === name)
  const fault = name === 'email' ? parseEmailProblem(said) : undefined
  const declared = name === 'acceptTerms' ? consentError : field?.error
  // What only staff and programs get wrong, such as a list instead of a text, has a message in English only.
  if (language === 'en' && said !== declared && !fault) return said
  if (name === 'acceptTerms') return t('acceptTerms')
  if (name === 'email')
    return translatorOf(
      words[language],
      'emailAddress',
      language,
    )(fault?.key ?? 'other', fault ?? { address: '', letter: '' })
  return (field && fieldTexts(inLanguage(words, language).fields, field.name).error) ?? t('other')
}
