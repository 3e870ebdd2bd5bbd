import type { z } from 'zod'
import type { contactRequest } from '../contract/contact.ts'
import { inquirySentence } from '../contract/own-words.ts'
import { servicesByType } from '../contract/service-types.ts'

type Accepted = z.output<typeof contactRequest>

/** The services asked about: as sent, else the ones of the service type (SPEC.md §3). */
export function servicesOf({ services, serviceType }: Accepted): string[] {
  const named = [...new Set(services.filter((slug) => slug !== ''))]
  return named.length > 0 ? named : [...servicesByType[serviceType]]
}

/** The message as sent, else the sentence that the form writes where it can (SPEC.md §3). */
export const messageOf = (request: Accepted): string => request.message || inquirySentence(request)
