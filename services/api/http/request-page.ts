import { attachmentLimits } from '../contract/attachment.ts'
import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import { serviceTypes } from '../contract/service-types.ts'
import type { OwnCorrection } from '../intake/correct-own-request.ts'
import { dueOn, zoneNames } from '../promise/due-words.ts'
import type { Lead } from '../records/lead.ts'
import { escapeHtml as escape } from './escape-html.ts'
import { requestStyle } from './request-style.ts'
import { requestWords, type RequestWords } from './request-words.ts'

/** The firm, as it stands above every page. */
export interface Firm {
  name: string
  phone: string
  timeZone: string
}

export type Field = keyof OwnCorrection
const fields: readonly Field[] = ['name', 'email', 'phone', 'serviceType', 'message']

/** What stands above the request: what was done, or what went wrong. */
export interface Note {
  text: string
  bad?: boolean
  items?: readonly string[]
}

interface Shown {
  lead: Lead
  token: string
  firm: Firm
  note?: Note | undefined
  /** What was typed and could not be kept, with what is wrong. */
  mend?: { sent: Partial<Record<Field, string>>; faults: ReadonlySet<Field> } | undefined
}

/** A request as its sender sees it: what it says, by when we answer, and what can be done. */
export function requestPage({ lead, token, firm, note, mend }: Shown): string {
  const language = lead.language ?? 'en'
  const words = requestWords[language]
  const query = `?token=${encodeURIComponent(token)}`
  const facts = fields.map((field) => fact(words.names[field], valueOf(lead, field, words)))
  const form = fields.map((field) => control(field, lead, words, mend))
  return page(language, words.title, firm, [
    `<p>${escape(words.intro(lead.id))}</p>`,
    note ? said(note) : '',
    `<p class="by">${escape(promise(lead, language, firm))} ${escape(words.call(firm.phone))}</p>`,
    `<h2>${escape(words.sent)}</h2>`,
    `<dl>${facts.join('')}</dl>`,
    `<h2 id="files">${escape(words.files)}</h2>`,
    fileList(lead, words),
    uploadForm(lead, words, query),
    `<h2 id="correct">${escape(words.correct)}</h2>`,
    `<p>${escape(words.correctHint)}</p>`,
    `<form method="post" action="${paths.request}${escape(query)}">${form.join('')}`,
    `<p><button>${escape(words.save)}</button></p></form>`,
    `<h2>${escape(words.erase)}</h2>`,
    `<p>${escape(words.eraseHint)}</p>`,
    `<p><a href="${paths.requestErasure}${escape(query)}">${escape(words.eraseLink)}</a></p>`,
  ])
}

/** Asks once more before anything is erased. */
export function erasurePage({ lead, token, firm }: Pick<Shown, 'lead' | 'token' | 'firm'>): string {
  const words = requestWords[lead.language ?? 'en']
  const query = escape(`?token=${encodeURIComponent(token)}`)
  return page(lead.language ?? 'en', words.eraseTitle, firm, [
    `<p>${escape(words.eraseAsk(lead.id))}</p>`,
    `<form method="post" action="${paths.requestErasure}${query}">`,
    `<p><button class="danger">${escape(words.eraseButton)}</button></p></form>`,
    `<p><a href="${paths.request}${query}">${escape(words.back)}</a></p>`,
  ])
}

/** A page that only says something: erased, or a link that does not work. */
export function wordsPage(language: Language, title: string, text: string, firm: Firm): string {
  return page(language, title, firm, [`<p>${escape(text)}</p>`])
}

function page(language: Language, title: string, firm: Firm, parts: readonly string[]): string {
  const number = firm.phone.replaceAll(/[^\d+]/g, '')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escape(`${title} | ${firm.name}`)}</title>
<style>${requestStyle}</style>
</head>
<body>
<header class="bar"><p><a href="/">${escape(firm.name)}</a> <a href="tel:${number}">${escape(firm.phone)}</a></p></header>
<main>
<h1>${escape(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`
}

function promise({ status, dueAt }: Lead, language: Language, { timeZone }: Firm): string {
  const words = requestWords[language]
  if (status !== 'new' || dueAt === undefined) return words.answered
  return words.by(`${dueOn(new Date(dueAt), language, timeZone)} (${zoneNames[language]})`)
}

function said({ text, bad = false, items = [] }: Note): string {
  const list = items.map((item) => `<li>${escape(item)}</li>`).join('')
  const kind = bad ? 'class="said bad" role="alert"' : 'class="said" role="status"'
  return `<div ${kind}><p>${escape(text)}</p>${list && `<ul>${list}</ul>`}</div>`
}

const fact = (name: string, value: string) =>
  value && `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`

const valueOf = (lead: Lead, field: Field, words: RequestWords): string =>
  field === 'serviceType' ? words.types[lead.serviceType] : lead[field]

function fileList({ attachments = [] }: Lead, words: RequestWords): string {
  if (attachments.length === 0) return `<p>${escape(words.noFiles)}</p>`
  const items = attachments.map(
    ({ name, bytes, kind }) =>
      `<li>${escape(name)} (${words.kinds[kind]}, ${megabytes(bytes)} MB)</li>`,
  )
  return `<ul class="files">${items.join('')}</ul>`
}

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1_000_000).toFixed(1)

function uploadForm({ attachments = [] }: Lead, words: RequestWords, query: string): string {
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

function control(field: Field, lead: Lead, words: RequestWords, mend: Shown['mend']): string {
  const value = mend ? (mend.sent[field] ?? '') : lead[field]
  const wrong = mend?.faults.has(field) ?? false
  const fault = wrong
    ? `<span class="fault" id="${field}-fault">${escape(words.faults[field])}</span>`
    : ''
  const marks = wrong ? ` aria-invalid="true" aria-describedby="${field}-fault"` : ''
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
