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

/** What was typed survives a reload and a closed tab, on the visitor's own device only. */
export function keepDraft(draft: Draft): void {
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
 * Fills empty fields with what was kept; what the visitor typed before the page was alive stays.
 * Out: the kept idempotency key, if there is one.
 */
export function restoreDraft(form: HTMLFormElement): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    for (const name of draftFields) {
      const control = form.elements.namedItem(name)
      const value: unknown = Reflect.get(kept, name)
      if (control && 'value' in control && !control.value && typeof value === 'string')
        control.value = value
    }
    const idempotencyKey: unknown = Reflect.get(kept, 'idempotencyKey')
    return typeof idempotencyKey === 'string' && idempotencyKey ? idempotencyKey : undefined
  } catch {
    return undefined
  }
}
