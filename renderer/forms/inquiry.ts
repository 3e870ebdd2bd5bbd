import type { ContactRequest } from '../../services/api/contract/contact.ts'
import {
  type ServiceType,
  servicesByType,
  serviceTypes,
} from '../../services/api/contract/service-types.ts'
import { inquirySentence } from '../../services/api/contract/own-words.ts'
import type { Visit } from '../client/visit.ts'
import type { Draft } from './draft.ts'

/** The generated sentence, and what the visitor has written beneath it. */
export function inquiryMessage(
  { name, phone, message }: Pick<Draft, 'name' | 'phone' | 'message'>,
  serviceType: ServiceType,
): string {
  const inquiry = inquirySentence({ name, phone, serviceType })
  return message ? `${inquiry}\n\n${message}` : inquiry
}

interface Context {
  /** Offerings that the page is about. */
  preselected: readonly string[]
  /** The form's extra fields. */
  extra: Readonly<Record<string, string>>
  page: string
  visit: Visit
}

/** SPEC.md §7: the payload of POST /api/contact. The honeypot is never in it. */
export function contactPayload(draft: Draft, context: Context): ContactRequest | undefined {
  const serviceType = serviceTypes.find((type) => type === draft.serviceType)
  if (!serviceType || !draft.acceptTerms) return undefined
  const { name, email, phone } = draft
  return {
    ...context.extra,
    name,
    email,
    phone,
    serviceType,
    acceptTerms: true,
    services: [...new Set([...context.preselected, ...servicesByType[serviceType]])],
    message: inquiryMessage(draft, serviceType),
    page: context.page,
    ...context.visit,
  }
}
