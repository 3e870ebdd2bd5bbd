import { plainDigits } from '../contract/phone-number.ts'
import {
  serviceAnswer,
  serviceAnswerLabel,
  serviceAnswers,
  type ServiceForm,
  serviceLabel,
  serviceTypeLabel,
} from './service-form.ts'

interface Inquirer {
  name: string
  phone: string
  serviceType: string
  /** The label of the choice, if known. */
  service?: string | undefined
}

/** Generates the text of a service inquiry, with the name and phone (S4.4). */
const generateInquiryMessage = (
  { name, phone }: Pick<Inquirer, 'name' | 'phone'>,
  service: string,
): string => `Service inquiry about ${service} from ${name}. Please call ${phone}.`

/** Returns the generated sentence with the sender's own text below it. */
export function inquiryMessage(form: ServiceForm, inquirer: Inquirer, ownText: string): string {
  const { service = serviceTypeLabel(form, inquirer.serviceType) } = inquirer
  const sentence = generateInquiryMessage(inquirer, service)
  return ownText ? `${sentence}\n\n${ownText}` : sentence
}

/** The answers that the sentence is generated from, and the message that may begin with it. */
export interface Inquiry extends Omit<Inquirer, 'service'> {
  services?: readonly string[]
  extra: Readonly<Record<string, string>>
  message: string
}

/**
 * Returns the sender's own text of a message, which may be empty: the API has one field for the generated sentence and
 * what the sender wrote (S4.4). Only a first line that is exactly what is generated from these answers is the sentence,
 * whatever words it begins with; all else is the sender's (S4.42).
 */
export function ownMessage(form: ServiceForm, inquiry: Inquiry): string {
  if (generatedLabel(form, inquiry) === undefined) return inquiry.message
  return inquiry.message.split('\n').slice(1).join('\n').replace(/^\n+/, '')
}

/** Returns the message of changed answers: the sentence follows them, and the sender's own text stays. */
export function followAnswers(form: ServiceForm, before: Inquiry, after: Inquiry): string {
  const label = generatedLabel(form, before)
  if (label === undefined) return before.message
  const sameService = serviceLabel(form, before) === serviceLabel(form, after)
  const service = sameService ? label : serviceLabel(form, after)
  return inquiryMessage(form, { ...after, service }, ownMessage(form, before))
}

/** Returns the service that the message's generated sentence names; undefined: it begins with no such sentence. */
function generatedLabel(form: ServiceForm, inquiry: Inquiry): string | undefined {
  const { serviceType, services = [], extra, message } = inquiry
  const [line = ''] = message.split('\n', 1)
  const answer = serviceAnswer(form, { serviceType, services, service: extra['service'] })
  // The page's own name for a service may differ from that in the form's list.
  const labels = [
    serviceTypeLabel(form, serviceType),
    serviceLabel(form, inquiry),
    serviceAnswerLabel(form, answer),
  ]
  const known = labels.find(
    (label) => comparable(generateInquiryMessage(inquiry, label)) === comparable(line),
  )
  return known ?? formerLabel(form, inquiry, line)
}

/**
 * Returns the service that a sentence of these answers names, if the form's list has no such label: it had one when the
 * request was sent.
 */
function formerLabel(form: ServiceForm, inquiry: Inquiry, line: string): string | undefined {
  const [start = '', end = ''] = generateInquiryMessage(inquiry, '\n').split('\n')
  if (!line.startsWith(start) || !line.endsWith(end)) return undefined
  const label = line.slice(start.length, -end.length)
  const isListed = serviceAnswers(form).some((one) => serviceAnswerLabel(form, one) === label)
  return label === '' || label.length > 60 || isListed ? undefined : label
}

/** A page sends answers in the sentence as they were typed; stored ones have no spaces around them, and plain digits. */
const comparable = (text: string): string => plainDigits(text).replaceAll(/\s+/g, '')
