import { serviceTypeLabels, type ServiceType } from './service-types.ts'

interface Inquirer {
  name: string
  phone: string
  serviceType: ServiceType
  /** The trade in words, where one is known. */
  trade?: string | undefined
}

/** S4.4: generated text about the service inquiry, with the name and phone. */
export const generateInquiryMessage = ({
  name,
  phone,
  serviceType,
  trade = serviceTypeLabels[serviceType],
}: Inquirer): string => `Service inquiry about ${trade} from ${name}. Please call ${phone}.`

/**
 * The message without the generated sentence, which may leave nothing. The sentence is recognized by its wording: the
 * API has one field for both (S4.4), and the name and the phone number may have been corrected on the lead since.
 */
export function stripGeneratedMessage(message: string): string {
  const [sentence = '', ...rest] = message.split('\n')
  const generated =
    sentence.startsWith('Service inquiry about ') &&
    sentence.includes(' Please call ') &&
    sentence.endsWith('.')
  return generated ? rest.join('\n').replace(/^\n+/, '') : message
}
