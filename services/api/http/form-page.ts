import type { Language } from '../contract/language.ts'
import { paths } from '../contract/paths.ts'
import { serviceTypes } from '../contract/service-types.ts'
import type { Refusal } from './errors.ts'
import { escapeHtml as escape } from './escape-html.ts'
import { formPageWords, type FormPageWords } from './form-page-words.ts'
import { linkPage, type Firm } from './link-page.ts'

/** Fields that a person must see to mend them, even when the post did not hold them. */
const shownFields: Record<string, readonly string[]> = {
  [paths.contact]: ['name', 'email', 'phone', 'serviceType', 'acceptTerms'],
  [paths.newsletter]: ['email'],
}

/** Whether a path takes a visitor's form; only such a one is shown again, never a sign-in. */
export const isVisitorForm = (path: string): boolean => path in shownFields

/**
 * What a form that was posted without JavaScript is answered when it cannot be taken: what to
 * mend, and the same form, filled in, to send again. Nothing that was typed is lost.
 * @param language that of the page that held the form
 */
export function formPage(
  path: string,
  sent: Record<string, unknown>,
  refusal: Refusal,
  { firm, language }: { firm: Firm; language: Language },
): string {
  const words = formPageWords[language]
  const shown = shownFields[path] ?? []
  const names = [...shown, ...Object.keys(sent).filter((name) => !shown.includes(name))]
  const fields = names
    .filter((name) => name !== 'website')
    .map((name) => field(name, sent[name], own(refusal.fields, name), shown.includes(name), words))
  return linkPage(language, words.title, firm, [
    `<div class="said bad" role="alert"><p>${escape(words.said(refusal, firm.phone))}</p></div>`,
    otherFaults(names, refusal, words),
    `<form method="post" action="${escape(path)}">`,
    ...fields,
    `<p><button>${escape(words.sendAgain)}</button></p></form>`,
  ])
}

/** Faults of fields that the form below does not show are still told. */
function otherFaults(
  names: readonly string[],
  { fields = {} }: Refusal,
  words: FormPageWords,
): string {
  const faults = Object.entries(fields).filter(([name]) => !names.includes(name))
  const items = faults.map(
    ([name, fault]) => `<li>${escape(name)}: ${escape(words.fault(name, fault))}</li>`,
  )
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

function field(
  name: string,
  value: unknown,
  fault: string | undefined,
  shown: boolean,
  words: FormPageWords,
): string {
  const label = escape(own(words.labels, name) ?? name)
  const said =
    fault === undefined ? '' : `<span class="fault">${escape(words.fault(name, fault))}</span>`
  const named = `name="${escape(name)}"`
  const values = (Array.isArray(value) ? value : [value]).map((one) => escape(asText(one)))
  const [first = ''] = values
  if (name === 'acceptTerms') {
    const ticked = first === '' ? '' : ' checked'
    return `<label class="tick"><input type="checkbox" ${named}${ticked}> ${label}${said}</label>`
  }
  if (name === 'serviceType') {
    const options = serviceTypes.map(
      (type) =>
        `<option value="${type}"${type === first ? ' selected' : ''}>${escape(words.services[type])}</option>`,
    )
    const empty = `<option value="">${escape(words.chooseService)}</option>`
    return `<label>${label}${said}<select ${named}>${empty}${options.join('')}</select></label>`
  }
  if (name === 'message') {
    return `<label>${label}${said}<textarea ${named} rows="6">\n${first}</textarea></label>`
  }
  if (!shown && fault === undefined) {
    return values.map((one) => `<input type="hidden" ${named} value="${one}">`).join('')
  }
  const type = name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'
  return values
    .map((one) => `<label>${label}${said}<input type="${type}" ${named} value="${one}"></label>`)
    .join('')
}

/** A field may be called as an object's own things are: `valueOf`. */
const own = (
  record: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
