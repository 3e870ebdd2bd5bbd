import { answerText, type ContactFormField, shortLabel } from '../contract/contact-form-fields.ts'
import type { Language } from '../contract/language.ts'
import { escapeHtml } from './link-page.ts'

interface GivenAnswer {
  language: Language
  value: string
  /** What to do about it, in the reader’s language. */
  error?: string | undefined
  /** The cursor stands in it when the page opens. */
  focused?: boolean
}

/** A field of the contact form on a page of the service: its label, its error and its control. */
export function renderAnswerControl(
  field: ContactFormField,
  { language, value, error, focused = false }: GivenAnswer,
): string {
  const { name, kind, required, maxLength, options, noChoice, autoComplete, inputMode } = field
  const label = escapeHtml(shortLabel(field, language))
  const fault =
    error === undefined ? '' : `<span class="fault" id="${name}-fault">${escapeHtml(error)}</span>`
  const attributes = [
    `name="${name}"`,
    required ? ' required' : '',
    fault && ` aria-invalid="true" aria-describedby="${name}-fault"`,
    focused ? ' autofocus' : '',
  ].join('')
  if (options) {
    const values = [...(noChoice ? [''] : []), ...Object.keys(options)]
    const choices = values.map((one) => {
      const selected = one === value ? ' selected' : ''
      const text = one === '' ? noChoice?.[language] : answerText(field, one, language)
      return `<option value="${one}"${selected}>${escapeHtml(text ?? '')}</option>`
    })
    return `<label>${label}${fault}<select ${attributes}>${choices.join('')}</select></label>`
  }
  const limits = `maxlength="${maxLength}" autocomplete="${autoComplete}"`
  if (kind === 'lines')
    return `<label>${label}${fault}<textarea ${attributes} ${limits} rows="6">\n${escapeHtml(value)}</textarea></label>`
  const keyboard = inputMode ? ` inputmode="${inputMode}"` : ''
  return `<label>${label}${fault}<input type="${kind}" ${attributes} ${limits}${keyboard} value="${escapeHtml(value)}"></label>`
}
