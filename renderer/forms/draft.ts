import {
  type AddedField,
  contactFieldNames,
  type OriginalField,
} from '../../services/api/contact-form/fields.ts'
import { withStorage } from '../client/storage.ts'
import { storedPrefix } from '../../services/api/contract/stored-prefix.ts'

/** localStorage key of the estimate form's draft. */
export const draftKey = `${storedPrefix}:estimate-draft`

/** The visitor's answers; `message` is their own text, without the generated sentence. */
export type Draft = Record<OriginalField, string> & {
  [Name in AddedField]?: string
} & {
  acceptTerms: boolean
  /** It can't wait. */
  urgent?: boolean
  /** One per filled form, so that a second click or a retry creates no second lead. */
  idempotencyKey: string
}

/** Reads the form's current values. */
export function readDraft(form: HTMLFormElement, idempotencyKey: string): Draft {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const answers = contactFieldNames.map((name) => [name, text(name)])
  return {
    ...(Object.fromEntries(answers) as Record<OriginalField, string>),
    acceptTerms: data.has('acceptTerms'),
    urgent: data.has('urgent'),
    idempotencyKey,
  }
}

/**
 * Saves the input on the visitor's device, so that it survives a reload and a closed tab. Answers from
 * another form are kept where this form has no field for them.
 *
 * @param page the path of the form's page
 */
export function saveDraft(form: HTMLFormElement, page: string, idempotencyKey: string): void {
  const before = storedDraft()
  const draft: Record<string, unknown> = { ...before, ...readDraft(form, idempotencyKey), page }
  for (const name of contactFieldNames) if (!isAsked(form, name)) draft[name] = before[name]
  // Where storage is denied, the form works without drafts.
  withStorage(() => localStorage.setItem(draftKey, JSON.stringify(draft)))
}

export const clearDraft = (): void => withStorage(() => localStorage.removeItem(draftKey))

/**
 * Fills in the saved draft. Fields that already have input keep their value; so does the preselected
 * service type, unless the draft was made on this page.
 *
 * @returns the saved idempotency key, if there is one
 */
export function restoreDraft(form: HTMLFormElement, page: string): string | undefined {
  const draft = storedDraft()
  for (const name of contactFieldNames) {
    const control = form.elements.namedItem(name)
    const value = draft[name]
    if (!control || !('value' in control) || typeof value !== 'string') continue
    if (!isAsked(form, name)) continue
    const untouched = !control.value || (draft['page'] === page && isUntouched(control))
    if (untouched && value && isOffered(control, value)) control.value = value
  }
  const terms = form.elements.namedItem('acceptTerms')
  if (terms instanceof HTMLInputElement && draft['acceptTerms'] === false) terms.checked = false
  // What can't wait is another page's.
  if (draft['urgent'] === true && draft['page'] === page) tickUrgent(form)
  const { idempotencyKey } = draft
  return typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : undefined
}

/** Ticks that the request can't wait, where the form has the box. */
export function tickUrgent(form: HTMLFormElement): void {
  const tick = form.elements.namedItem('urgent')
  if (tick instanceof HTMLInputElement) tick.checked = true
}

/** Whether a control takes a value: a list only one of its own, and a draft may be of another day. */
const isOffered = (control: object, value: string): boolean =>
  !(control instanceof HTMLSelectElement) ||
  [...control.options].some((option) => option.value === value)

/** Whether the form has a visible field of this name; hidden inputs contain data of the page. */
function isAsked(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name)
  return control !== null && !(control instanceof HTMLInputElement && control.type === 'hidden')
}

/** Returns the names of the fields that the visitor has filled in. */
export const typedFields = (form: HTMLFormElement): string[] =>
  contactFieldNames.filter((name) => {
    const control = form.elements.namedItem(name)
    return isAsked(form, name) && control !== null && !isUntouched(control)
  })

/** Whether the saved draft was made on this page. */
export const hasDraftOf = (page: string): boolean => storedDraft()['page'] === page

/** Whether a stored draft (JSON) contains all answers of the form; it may have more, from another tab. */
export function isDraftOf(form: HTMLFormElement, stored: string | null): boolean {
  const draft = parseDraft(stored)
  return contactFieldNames.every((name) => {
    const control = form.elements.namedItem(name)
    if (!isAsked(form, name) || control === null || isUntouched(control)) return true
    return 'value' in control && control.value === draft[name]
  })
}

/** Whether a control still has its initial value. */
const isUntouched = (control: object): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex === initialIndex(control)
    : (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value === control.defaultValue

const initialIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

const storedDraft = () => parseDraft(withStorage(() => localStorage.getItem(draftKey)))

function parseDraft(stored: string | null | undefined): Record<string, unknown> {
  const found = withStorage((): unknown => JSON.parse(stored ?? '{}'))
  return typeof found === 'object' ? { ...found } : {}
}
