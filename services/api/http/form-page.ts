import { contactFormFields } from '../contract/contact-form-fields.ts'
import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import type { HttpError } from './http-errors.ts'
import { escapeHtml, renderLinkPage, type BusinessContact } from './link-page.ts'
import { renderAnswerControl } from './answer-control.ts'

/** Required fields: shown even when the request did not include them. */
const shownFields: Record<string, readonly string[]> = {
  [paths.contact]: [
    ...contactFormFields.filter(({ required }) => required).map(({ name }) => name),
    'acceptTerms',
  ],
  [paths.newsletter]: ['email'],
}

/** Whether a path takes a public form. Only those are rendered again with their values, never a sign-in. */
export const isVisitorForm = (path: string): boolean => path in shownFields

/**
 * The answer to a form that was posted without JavaScript and could not be taken: the errors, and the form with its
 * values, to send again.
 * @param error in the language of the page that held the form, which is `language`
 */
export function renderFormPage(
  path: string,
  sent: Record<string, unknown>,
  error: HttpError,
  { firm, language }: { firm: BusinessContact; language: Language },
): string {
  const messages = formPageMessages[language]
  const shown = shownFields[path] ?? []
  const names = [...shown, ...Object.keys(sent).filter((name) => !shown.includes(name))]
  const fields = names
    .filter((name) => name !== 'website')
    .map((name) => renderField(name, sent[name], ownProperty(error.details.fields, name), language))
  return renderLinkPage(
    language,
    error.statusCode === 400 ? messages.invalid : messages.notSent,
    firm,
    [
      `<div class="said bad" role="alert"><p>${escapeHtml(error.message)}</p></div>`,
      renderOtherErrors(names, error),
      `<form method="post" action="${escapeHtml(path)}">`,
      ...fields,
      `<p><button>${escapeHtml(messages.sendAgain)}</button></p></form>`,
    ],
  )
}

/** Errors of fields that the form does not show are listed above it. */
function renderOtherErrors(
  names: readonly string[],
  { details: { fields = {} } }: HttpError,
): string {
  const faults = Object.entries(fields).filter(([name]) => !names.includes(name))
  const items = faults.map(([name, fault]) => `<li>${escapeHtml(name)}: ${escapeHtml(fault)}</li>`)
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

function renderField(
  name: string,
  value: unknown,
  error: string | undefined,
  language: Language,
): string {
  const values = (Array.isArray(value) ? value : [value]).map(asText)
  const [first = ''] = values
  const field = contactFormFields.find((one) => one.name === name)
  if (field) return renderAnswerControl(field, { language, value: first, error })
  const named = `name="${escapeHtml(name)}"`
  const errorHtml = error === undefined ? '' : `<span class="fault">${escapeHtml(error)}</span>`
  if (name === 'acceptTerms') {
    const ticked = first === '' ? '' : ' checked'
    const label = escapeHtml(formPageMessages[language].acceptTerms)
    return `<label class="tick"><input type="checkbox" ${named}${ticked}> ${label}${errorHtml}</label>`
  }
  const type = error === undefined ? 'hidden' : 'text'
  const inputs = values.map((one) => `<input type="${type}" ${named} value="${escapeHtml(one)}">`)
  if (error === undefined) return inputs.join('')
  return inputs.map((input) => `<label>${escapeHtml(name)}${errorHtml}${input}</label>`).join('')
}

/** A field's name may be that of a method of every object: `valueOf`. */
const ownProperty = (
  record: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

interface FormPageMessages {
  /** The title when the visitor has something to fix. */
  invalid: string
  /** The title when the reason is not in the form. */
  notSent: string
  acceptTerms: string
  sendAgain: string
}

/** Texts of the page of a form that could not be taken, by language. */
export const formPageMessages: Record<Language, FormPageMessages> = {
  en: {
    invalid: 'Please check your details',
    notSent: 'Your request wasn’t sent',
    acceptTerms: 'I accept the terms',
    sendAgain: 'Send again',
  },
  es: {
    invalid: 'Por favor, revise sus datos',
    notSent: 'No se envió su solicitud',
    acceptTerms: 'Acepto los términos',
    sendAgain: 'Enviar otra vez',
  },
}
