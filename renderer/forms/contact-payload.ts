import { addedFields } from '../../services/api/contact-form/fields.ts'
import type { ContactRequest } from '../../services/api/contact-form/contract.ts'
import { type ServiceType, servicesByType } from '../../services/api/contact-form/service-types.ts'
import { parseServiceChoice } from '../../services/api/contact-form/trades.ts'
import { generateInquiryMessage } from '../../services/api/contact-form/inquiry-message.ts'
import type { Attribution } from '../client/attribution.ts'
import type { Draft } from './draft.ts'

/** Returns the generated sentence with the visitor's own text below it. */
export function contactMessage(
  { name, phone, message }: Pick<Draft, 'name' | 'phone' | 'message'>,
  serviceType: ServiceType,
  trade?: string,
): string {
  const inquiry = generateInquiryMessage({ name, phone, serviceType, trade })
  return message ? `${inquiry}\n\n${message}` : inquiry
}

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
  const choice = parseServiceChoice(draft.serviceType)
  if (!choice || !draft.acceptTerms) return undefined
  const { serviceType, trade } = choice
  const label = trade?.label.en
  const { name, email, phone } = draft
  return {
    ...context.extra,
    // The page's own name for its trade is kept.
    ...(label !== undefined &&
      !(trade?.slug === context.trade && context.extra['service']) && { service: label }),
    ...Object.fromEntries(
      addedFields.flatMap((field) => (draft[field] ? [[field, draft[field]]] : [])),
    ),
    name,
    email,
    phone,
    serviceType,
    acceptTerms: true,
    services: [
      ...new Set([
        ...(trade ? [trade.slug] : []),
        ...context.preselected,
        ...servicesByType[serviceType],
      ]),
    ],
    message: contactMessage(draft, serviceType, label),
    page: context.page,
    ...context.attribution,
  }
}
