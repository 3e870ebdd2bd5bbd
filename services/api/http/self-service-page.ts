import {
  answerText,
  answerTo,
  contactFormFields,
  isProspectField,
  shortLabel,
} from '../contract/contact-form-fields.ts'
import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import { formatDueDate, timeZoneNames } from '../promise/due-time-format.ts'
import type { Lead } from '../records/lead.ts'
import { escapeHtml, renderLinkPage, type BusinessContact } from './link-page.ts'
import { selfServiceMessages, type SelfServiceMessages } from './self-service-messages.ts'
import { attachmentLimits } from '../contract/attachment.ts'
import { renderAnswerControl } from './answer-control.ts'

/** The message at the top of the page: what was done, or what went wrong. */
export interface Notice {
  text: string
  bad?: boolean
  items?: readonly string[]
}

interface SelfServiceView {
  lead: Lead
  token: string
  firm: BusinessContact & { timeZone: string }
  notice?: Notice | undefined
  formErrors?: FormErrors | undefined
}

/** The prospect's view of their lead: its fields, the due time, and what they can do. */
export function renderSelfServicePage({
  lead,
  token,
  firm,
  notice,
  formErrors,
}: SelfServiceView): string {
  const language = lead.language ?? 'en'
  const words = selfServiceMessages[language]
  const query = `?token=${encodeURIComponent(token)}`
  const fields = contactFormFields.filter(({ name }) => isProspectField(name))
  const facts = fields.map((field) =>
    renderFact(
      shortLabel(field, language),
      answerText(field, answerTo(lead, field.name), language),
    ),
  )
  const firstError = fields.find(({ name }) => formErrors?.fields[name] !== undefined)
  const form = fields.map((field) =>
    renderAnswerControl(field, {
      language,
      value: (formErrors ? formErrors.sent[field.name] : answerTo(lead, field.name)) ?? '',
      error: formErrors?.fields[field.name],
      focused: field === firstError,
    }),
  )
  return renderLinkPage(language, words.title, firm, [
    `<p>${escapeHtml(words.intro(lead.id))}</p>`,
    notice ? renderNotice(notice) : '',
    `<p class="by">${escapeHtml(dueTimeText(lead, language, firm))} ${escapeHtml(words.call(firm.phone))}</p>`,
    `<h2>${escapeHtml(words.sent)}</h2>`,
    `<dl>${facts.join('')}</dl>`,
    `<h2>${escapeHtml(words.files)}</h2>`,
    renderFileList(lead, words, language),
    renderUploadForm(lead, words, query),
    `<details${formErrors ? ' open' : ''}><summary><h2>${escapeHtml(words.correct)}</h2></summary>`,
    `<p>${escapeHtml(words.correctHint)}</p>`,
    `<form method="post" action="${paths.selfService}${escapeHtml(query)}">${form.join('')}`,
    `<p><button>${escapeHtml(words.save)}</button></p></form></details>`,
    `<h2>${escapeHtml(words.erase)}</h2>`,
    `<p>${escapeHtml(words.eraseHint)}</p>`,
    `<p><a href="${paths.selfServiceErasure}${escapeHtml(query)}">${escapeHtml(words.eraseLink)}</a></p>`,
  ])
}

/** Asks for confirmation before the erasure. */
export function renderErasurePage({
  lead,
  token,
  firm,
}: Pick<SelfServiceView, 'lead' | 'token' | 'firm'>): string {
  const words = selfServiceMessages[lead.language ?? 'en']
  const query = escapeHtml(`?token=${encodeURIComponent(token)}`)
  return renderLinkPage(lead.language ?? 'en', words.eraseTitle, firm, [
    `<p>${escapeHtml(words.eraseAsk(lead.id))}</p>`,
    `<form method="post" action="${paths.selfServiceErasure}${query}">`,
    `<p><button class="danger">${escapeHtml(words.eraseButton)}</button></p></form>`,
    `<p><a href="${paths.selfService}${query}">${escapeHtml(words.back)}</a></p>`,
  ])
}

function dueTimeText(
  { status, dueAt }: Lead,
  language: Language,
  { timeZone }: SelfServiceView['firm'],
): string {
  const words = selfServiceMessages[language]
  if (status !== 'new' || dueAt === undefined) return words.answered
  return words.by(
    `${formatDueDate(new Date(dueAt), language, timeZone)} (${timeZoneNames[language]})`,
  )
}

function renderNotice({ text, bad = false, items = [] }: Notice): string {
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  const kind = bad ? 'class="said bad" role="alert"' : 'class="said" role="status"'
  return `<div ${kind}><p>${escapeHtml(text)}</p>${list && `<ul>${list}</ul>`}</div>`
}

const renderFact = (name: string, value: string) =>
  value && `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`

/** Rejected form values, and what to do about those that are invalid, in the lead’s language. */
export interface FormErrors {
  sent: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
}

/** The lead's attachments. */
export function renderFileList(
  { attachments = [] }: Lead,
  words: SelfServiceMessages,
  language: Language,
): string {
  if (attachments.length === 0) return `<p>${escapeHtml(words.noFiles)}</p>`
  const items = attachments.map(
    ({ name, bytes, kind }) =>
      `<li>${escapeHtml(name)} (${words.kinds[kind]}, ${sizeOf(bytes, language)})</li>`,
  )
  return `<ul class="files">${items.join('')}</ul>`
}

/** In kB below a megabyte, otherwise in MB with one decimal. */
function sizeOf(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return `${megabytes.format(bytes / 1_000_000)} MB`
}

/** The upload form; a notice instead when the lead has the maximum of files. */
export function renderUploadForm(
  { attachments = [] }: Lead,
  words: SelfServiceMessages,
  query: string,
): string {
  if (attachments.length >= attachmentLimits.files)
    return `<p>${escapeHtml(words.tooManyFiles)}</p>`
  const kinds =
    'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,application/pdf'
  return [
    `<form method="post" enctype="multipart/form-data" action="${paths.selfServiceFiles}${escapeHtml(query)}">`,
    `<label>${escapeHtml(words.choose)}`,
    `<input type="file" name="files" multiple required accept="${kinds}" aria-describedby="files-hint"></label>`,
    `<p class="hint" id="files-hint">${escapeHtml(words.filesHint)}</p>`,
    `<p><button>${escapeHtml(words.upload)}</button></p></form>`,
  ].join('')
}
