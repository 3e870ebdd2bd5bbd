import { plainDigits } from '../contract/phone-number.ts'
import { serviceTypeLabels, type ServiceType } from './service-types.ts'
import { parseServiceChoice, serviceChoice, serviceLabel } from './trades.ts'

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

/** The answers that the sentence is generated from, and the message that may begin with it. */
export interface Inquiry extends Inquirer {
  services?: readonly string[]
  extra: Readonly<Record<string, string>>
  message: string
}

/**
 * Returns the sender's own text of a message, which may be empty: the API has one field for the generated sentence and
 * what the sender wrote (S4.4). Only a first line that is exactly what is generated from these answers is the sentence,
 * whatever words it begins with; all else is the sender's (S4.42).
 */
export function ownMessage(inquiry: Inquiry): string {
  if (generatedLabel(inquiry) === undefined) return inquiry.message
  return inquiry.message.split('\n').slice(1).join('\n').replace(/^\n+/, '')
}

/** Returns the message of changed answers: the sentence follows them, and the sender's own text stays. */
export function followAnswers(before: Inquiry, after: Inquiry): string {
  const label = generatedLabel(before)
  if (label === undefined) return before.message
  const sameService = serviceLabel(before) === serviceLabel(after)
  const trade = sameService ? label : serviceLabel(after)
  return inquiryMessage({ ...after, trade }, ownMessage(before))
}

/** Returns the service that the message's generated sentence names; undefined: it begins with no such sentence. */
function generatedLabel(inquiry: Inquiry): string | undefined {
  const { serviceType, services = [], extra, message } = inquiry
  const [line = ''] = message.split('\n', 1)
  const choice = serviceChoice({ serviceType, services, service: extra['service'] })
  // The page's own name for a trade may differ from that in the form's list.
  const labels = [
    serviceTypeLabels[serviceType],
    serviceLabel(inquiry),
    parseServiceChoice(choice)?.trade?.label.en,
  ]
  return labels.find(
    (trade) =>
      trade !== undefined &&
      comparable(generateInquiryMessage({ ...inquiry, trade })) === comparable(line),
  )
}

/** A page sends answers in the sentence as they were typed; stored ones have no spaces around them, and plain digits. */
const comparable = (text: string): string => plainDigits(text).replaceAll(/\s+/g, '')
