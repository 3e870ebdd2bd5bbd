import { addedFields } from '../../services/api/contact-form/fields.ts'
import type { ContactRequest } from '../../services/api/contact-form/contract.ts'
import { serviceFields } from '../../services/api/contact-form/trades.ts'
import { inquiryMessage } from '../../services/api/contact-form/inquiry-message.ts'
import type { Attribution } from '../client/attribution.ts'
import type { Draft } from './draft.ts'

interface PayloadContext {
  /** The page's offerings. */
  preselected: readonly string[]
  /** The page's trade. */
  trade?: string | undefined
  /** Extra fields of the form. */
  extra: Readonly<Record<string, string>>
  page: string
  attribution: Attribution
}

/** Returns the payload of POST /api/contact (S4.4, S6.2), never with the honeypot; undefined for an incomplete draft. */
export function contactPayload(draft: Draft, context: PayloadContext): ContactRequest | undefined {
  const chosen = serviceFields(draft.serviceType, context.preselected)
  if (!chosen || !draft.acceptTerms) return undefined
  const { serviceType, services, service } = chosen
  const { name, email, phone } = draft
  return {
    ...context.extra,
    // The page's own name for its trade is kept.
    ...(service !== undefined &&
      !(draft.serviceType === context.trade && context.extra['service']) && { service }),
    ...Object.fromEntries(
      addedFields.flatMap((field) => (draft[field] ? [[field, draft[field]]] : [])),
    ),
    name,
    email,
    phone,
    serviceType,
    acceptTerms: true,
    services,
    message: inquiryMessage(
      { name: name.trim(), phone: phone.trim(), serviceType, trade: service },
      draft.message,
    ),
    page: context.page,
    ...context.attribution,
  }
}
