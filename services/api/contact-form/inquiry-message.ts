import { serviceTypeLabels, type ServiceType } from './service-types.ts'

interface Inquirer {
  name: string
  phone: string
  serviceType: ServiceType
  /** The label of the trade, if known. */
  trade?: string | undefined
}

/** Generates the text of a service inquiry, with the name and phone (S4.4). */
const generateInquiryMessage = ({
  name,
  phone,
  serviceType,
  trade = serviceTypeLabels[serviceType],
}: Inquirer): string => `Service inquiry about ${trade} from ${name}. Please call ${phone}.`

/** Returns the generated sentence with the sender's own text below it. */
export function inquiryMessage(inquirer: Inquirer, ownText: string): string {
  const sentence = generateInquiryMessage(inquirer)
  return ownText ? `${sentence}\n\n${ownText}` : sentence
}

/**
 * Removes the generated sentence from a message, which may leave it empty. The sentence is recognized by its wording:
 * the API has one field for both (S4.4), and the name and the phone number may have been corrected on the lead since.
 */
export function stripGeneratedMessage(message: string): string {
  const [sentence = '', ...rest] = message.split('\n')
  const generated =
    sentence.startsWith('Service inquiry about ') &&
    sentence.includes(' Please call ') &&
    sentence.endsWith('.')
  return generated ? rest.join('\n').replace(/^\n+/, '') : message
}
