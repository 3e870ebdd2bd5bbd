import { attachmentLimits } from '../contract/attachment.ts'
import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import { serviceTypes } from '../contract/service-types.ts'
import type { OwnCorrection } from '../intake/correct-own-request.ts'
import type { Lead } from '../records/lead.ts'
import { escapeHtml as escape } from './escape-html.ts'
import type { RequestWords } from './request-words.ts'

/** What a prospect may correct. */
export type Field = keyof OwnCorrection
export const fields: readonly Field[] = ['name', 'email', 'phone', 'serviceType', 'message']

export const isField = (name: unknown): name is Field => fields.some((field) => field === name)

/** What was typed and could not be kept, with what is wrong. */
export interface Mend {
  sent: Partial<Record<Field, string>>
  faults: ReadonlySet<Field>
}

/** The files that a request has, by their names. */
export function fileList(
  { attachments = [] }: Lead,
  words: RequestWords,
  language: Language,
): string {
  if (attachments.length === 0) return `<p>${escape(words.noFiles)}</p>`
  const items = attachments.map(
    ({ name, bytes, kind }) =>
      `<li>${escape(name)} (${words.kinds[kind]}, ${sizeOf(bytes, language)})</li>`,
  )
  return `<ul class="files">${items.join('')}</ul>`
}

/** In kB below a megabyte, else in MB with one digit behind the point. */
function sizeOf(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return `${megabytes.format(bytes / 1_000_000)} MB`
}

/** Takes files, without JavaScript; none when there is no place for more. */
export function uploadForm({ attachments = [] }: Lead, words: RequestWords, query: string): string {
  if (attachments.length >= attachmentLimits.files) return `<p>${escape(words.full)}</p>`
  const kinds =
    'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,application/pdf'
  return [
    `<form method="post" enctype="multipart/form-data" action="${paths.requestFiles}${escape(query)}">`,
    `<label>${escape(words.choose)}`,
    `<input type="file" name="files" multiple required accept="${kinds}" aria-describedby="files-hint"></label>`,
    `<p class="hint" id="files-hint">${escape(words.filesHint)}</p>`,
    `<p><button>${escape(words.upload)}</button></p></form>`,
  ].join('')
}

const attributes: Record<Exclude<Field, 'serviceType' | 'message'>, string> = {
  name: 'autocomplete="name" maxlength="200"',
  email: 'type="email" autocomplete="email" maxlength="254"',
  phone: 'type="tel" autocomplete="tel" maxlength="40"',
}

/** The control of one field, with what stands in it and, when it was wrong, how to mend it. */
export function control(
  field: Field,
  lead: Lead,
  words: RequestWords,
  mend: Mend | undefined,
): string {
  const value = mend ? (mend.sent[field] ?? '') : lead[field]
  const wrong = mend?.faults.has(field) ?? false
  const fault = wrong
    ? `<span class="fault" id="${field}-fault">${escape(words.faults[field])}</span>`
    : ''
  // The first one to mend is where the page opens.
  const first = wrong && fields.find((one) => mend?.faults.has(one)) === field
  const marks = wrong
    ? ` aria-invalid="true" aria-describedby="${field}-fault"${first ? ' autofocus' : ''}`
    : ''
  const label = `${escape(words.names[field])}`
  if (field === 'message')
    return `<label>${label}${fault}<textarea name="message" rows="6" maxlength="5000"${marks}>\n${escape(value)}</textarea></label>`
  if (field === 'serviceType') {
    const options = serviceTypes.map(
      (type) =>
        `<option value="${type}"${type === value ? ' selected' : ''}>${escape(words.types[type])}</option>`,
    )
    return `<label>${label}${fault}<select name="serviceType" required${marks}>${options.join('')}</select></label>`
  }
  return `<label>${label}${fault}<input name="${field}" ${attributes[field]} required value="${escape(value)}"${marks}></label>`
}
