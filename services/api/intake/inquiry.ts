import type { z } from 'zod'
import type { contactRequest } from '../contract/contact.ts'
import { servicesByType, type ServiceType } from '../contract/service-types.ts'

type Accepted = z.output<typeof contactRequest>

/** What a person would call each service type. */
const spoken: Record<ServiceType, string> = {
  equipment: 'equipment rental',
  custom: 'a custom home or new construction',
  'home-services': 'home services',
  property: 'property management',
  remodels: 'a remodel or renovation',
}

/** The services asked about: as sent, else the ones of the service type (SPEC.md §3). */
export function servicesOf({ services, serviceType }: Accepted): string[] {
  const named = [...new Set(services.filter((slug) => slug !== ''))]
  return named.length > 0 ? named : [...servicesByType[serviceType]]
}

/** The message as sent, else text about the inquiry with name and phone (SPEC.md §3). */
export function messageOf({ message, serviceType, name, phone }: Accepted): string {
  if (message !== '') return message
  return `Service inquiry from ${name} about ${spoken[serviceType]}. Please call ${phone}.`
}
