import { addedFields } from '../../services/api/contact-form/fields.ts'
import type { ContactRequest } from '../../services/api/contact-form/contract.ts'
import { serviceFields, type ServiceForm } from '../../services/api/contact-form/service-form.ts'
import { inquiryMessage } from '../../services/api/contact-form/inquiry-message.ts'
import type { Attribution } from '../client/attribution.ts'
import type { Draft } from './draft.ts'
import { parseBestTime } from './half-days.ts'

interface PayloadContext {
  form: ServiceForm
  /** The page's offerings. */
  preselected: readonly string[]
  /** The page's choice of the form's list. */
  choice?: string | undefined
  /** Extra fields of the form. */
  extra: Readonly<Record<string, string>>
  page: string
  attribution: Attribution
}

/** Returns the payload of POST /api/contact (S4.4, S6.2), never with the honeypot; undefined for an incomplete draft. */
export function contactPayload(draft: Draft, context: PayloadContext): ContactRequest | undefined {
  const chosen = serviceFields(context.form, draft.serviceType, context.preselected)
  if (!chosen || !draft.acceptTerms) return undefined
  const { serviceType, services, service } = chosen
  const { name, email, phone } = draft
  return {
    ...context.extra,
    // The page's own name for its service is kept.
    ...(service !== undefined &&
      !(draft.serviceType === context.choice && context.extra['service']) && { service }),
    ...Object.fromEntries(
      addedFields.flatMap((field) => (draft[field] ? [[field, draft[field]]] : [])),
    ),
    ...(draft.bestTime && parseBestTime(draft.bestTime)),
    name,
    email,
    phone,
    serviceType,
    acceptTerms: true,
    ...(draft.urgent && { urgent: true as const }),
    services,
    message: inquiryMessage(
      context.form,
      { name: name.trim(), phone: phone.trim(), serviceType, service },
      draft.message,
    ),
    page: context.page,
    ...context.attribution,
  }
}
