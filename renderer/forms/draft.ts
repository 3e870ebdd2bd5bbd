const key = 'highpine:estimate-draft'

/** The fields that a visitor fills in (SPEC.md §3 "Contact request"); `message` is in their own words. */
export const draftFields = ['name', 'email', 'phone', 'serviceType', 'message'] as const
export type Draft = Record<(typeof draftFields)[number], string> & {
  acceptTerms: boolean
  /** One per filled form, so that a second click or a retry makes no second lead. */
  idempotencyKey: string
}

/** In: the form. Out: what is in it now. */
export function readDraft(form: HTMLFormElement, idempotencyKey: string): Draft {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    serviceType: text('serviceType'),
    message: text('message'),
    acceptTerms: data.has('acceptTerms'),
    idempotencyKey,
  }
}

/**
 * What was typed survives a reload and a closed tab, on the visitor's own device only. A short form
 * has no field for a message; one that was written in another form is kept.
 *
 * In: the form; the path of its page; the key of the request that it will be.
 */
export function keepDraft(form: HTMLFormElement, page: string, idempotencyKey: string): void {
  const draft: Record<string, unknown> = { ...kept(), ...readDraft(form, idempotencyKey), page }
  if (!form.elements.namedItem('message')) draft['message'] = kept()['message']
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage denied: the form works, it only forgets.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/**
 * Fills in what was kept. What the visitor typed before the page was alive stays; so does the
 * service type that a page is about, except on the page where another one was chosen.
 *
 * Out: the kept idempotency key, if there is one.
 */
export function restoreDraft(form: HTMLFormElement, page: string): string | undefined {
  const draft = kept()
  for (const name of draftFields) {
    const control = form.elements.namedItem(name)
    const value = draft[name]
    if (!control || !('value' in control) || typeof value !== 'string') continue
    const untouched = !control.value || (draft['page'] === page && isUntouched(control))
    if (untouched && value) control.value = value
  }
  const terms = form.elements.namedItem('acceptTerms')
  if (terms instanceof HTMLInputElement && draft['acceptTerms'] === false) terms.checked = false
  const { idempotencyKey } = draft
  return typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : undefined
}

/** Whether a list of options stands as the page made it. */
const isUntouched = (control: object): boolean =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === true

function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}
