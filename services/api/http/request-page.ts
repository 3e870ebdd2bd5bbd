import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import { dueOn, zoneNames } from '../promise/due-words.ts'
import type { Lead } from '../records/lead.ts'
import { escapeHtml as escape } from './escape-html.ts'
import { control, fields, fileList, uploadForm, type Field, type Mend } from './request-forms.ts'
import { linkPage, type Firm } from './link-page.ts'
import { requestWords, type RequestWords } from './request-words.ts'

/** What stands above the request: what was done, or what went wrong. */
export interface Note {
  text: string
  bad?: boolean
  items?: readonly string[]
}

interface Shown {
  lead: Lead
  token: string
  firm: Firm & { timeZone: string }
  note?: Note | undefined
  mend?: Mend | undefined
}

/** A request as its sender sees it: what it says, by when we answer, and what can be done. */
export function requestPage({ lead, token, firm, note, mend }: Shown): string {
  const language = lead.language ?? 'en'
  const words = requestWords[language]
  const query = `?token=${encodeURIComponent(token)}`
  const facts = fields.map((field) => fact(words.names[field], valueOf(lead, field, words)))
  const form = fields.map((field) => control(field, lead, words, mend))
  return linkPage(language, words.title, firm, [
    `<p>${escape(words.intro(lead.id))}</p>`,
    note ? said(note) : '',
    `<p class="by">${escape(promise(lead, language, firm))} ${escape(words.call(firm.phone))}</p>`,
    `<h2>${escape(words.sent)}</h2>`,
    `<dl>${facts.join('')}</dl>`,
    `<h2>${escape(words.files)}</h2>`,
    fileList(lead, words, language),
    uploadForm(lead, words, query),
    `<details${mend ? ' open' : ''}><summary><h2>${escape(words.correct)}</h2></summary>`,
    `<p>${escape(words.correctHint)}</p>`,
    `<form method="post" action="${paths.request}${escape(query)}">${form.join('')}`,
    `<p><button>${escape(words.save)}</button></p></form></details>`,
    `<h2>${escape(words.erase)}</h2>`,
    `<p>${escape(words.eraseHint)}</p>`,
    `<p><a href="${paths.requestErasure}${escape(query)}">${escape(words.eraseLink)}</a></p>`,
  ])
}

/** Asks once more before anything is erased. */
export function erasurePage({ lead, token, firm }: Pick<Shown, 'lead' | 'token' | 'firm'>): string {
  const words = requestWords[lead.language ?? 'en']
  const query = escape(`?token=${encodeURIComponent(token)}`)
  return linkPage(lead.language ?? 'en', words.eraseTitle, firm, [
    `<p>${escape(words.eraseAsk(lead.id))}</p>`,
    `<form method="post" action="${paths.requestErasure}${query}">`,
    `<p><button class="danger">${escape(words.eraseButton)}</button></p></form>`,
    `<p><a href="${paths.request}${query}">${escape(words.back)}</a></p>`,
  ])
}

function promise({ status, dueAt }: Lead, language: Language, { timeZone }: Shown['firm']): string {
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
