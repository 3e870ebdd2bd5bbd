import { serviceTypeLabels, type ServiceType } from './service-types.ts'

interface Inquirer {
  name: string
  phone: string
  serviceType: ServiceType
}

/** SPEC.md §3: "generated text about the service inquiry, including the name and phone". */
export const inquirySentence = ({ name, phone, serviceType }: Inquirer): string =>
  `Service inquiry about ${serviceTypeLabels[serviceType]} from ${name}. Please call ${phone}.`

/**
 * In: a request's message, which begins with that sentence and goes on with what its sender
 * wrote. Out: the sender's words alone; the whole where there is no such sentence, nothing where there is no more.
 */
export const ownWords = (message: string): string =>
  message.replace(/^Service inquiry about [^\n]* Please call [^\n]*\.(\n+|$)/, '')
