import type { z } from 'zod'
import type { Language } from '../contract/language.ts'
import { fieldLabel } from './field-label.ts'
import type { serviceForm, words } from './service-form-schema.ts'

/** The form's service types with their choices, from content/form.yaml by way of dist/site.json. */
export type ServiceForm = z.infer<typeof serviceForm>
type Words = z.infer<typeof words>
type ServiceType = ServiceForm['types'][number]
type Choice = ServiceType['choices'][number]

interface About {
  serviceType: string
  services: readonly string[]
  extra: Readonly<Record<string, string>>
}

/** Returns a text in a language; where there is none in it, that in the first one. */
export const wordsIn = (text: Words, language: Language): string =>
  text[language] ?? Object.values(text)[0] ?? ''

/** Returns a text in English, which staff read; where it has none, in the first language. */
export const labelForStaff = (text: Words): string => wordsIn(text, 'en')

const typeOf = ({ types }: ServiceForm, id: string): ServiceType | undefined =>
  types.find((type) => type.id === id)

/** Returns the label of a service type; of one that the form does not have anymore, a label made from its name. */
export function serviceTypeLabel(form: ServiceForm, id: string, language: Language = 'en'): string {
  const type = typeOf(form, id)
  if (type) return wordsIn(type.label, language)
  return /^[a-z0-9-]+$/.test(id) ? fieldLabel(id) : id
}

/** Returns the services that a service type implies (S4.5). */
export const impliedServices = (form: ServiceForm, id: string): readonly string[] =>
  typeOf(form, id)?.services ?? []

/**
 * Returns the service type and the choice of an answer from the form's list; without a choice, the answer is a whole
 * service type.
 */
export function parseServiceChoice(
  { types }: ServiceForm,
  answer: string,
): { serviceType: string; choice?: Choice } | undefined {
  for (const { id, choices } of types) {
    if (id === answer) return { serviceType: id }
    const choice = choices.find((one) => one.id === answer)
    if (choice) return { serviceType: id, choice }
  }
  return undefined
}

/**
 * Returns the fields of a request for an answer from the form's list: the service type in `serviceType` (S4.5), the
 * choice as the first of `services`, and its English label as `service`, so that older API clients work as before.
 * @param others further services, such as the page's
 */
export function serviceFields(form: ServiceForm, answer: string, others: readonly string[] = []) {
  const chosen = parseServiceChoice(form, answer)
  if (!chosen) return undefined
  const { serviceType, choice } = chosen
  const named = choice ? [choice.id] : []
  return {
    serviceType,
    services: [...new Set([...named, ...others, ...impliedServices(form, serviceType)])],
    ...(choice && { service: labelForStaff(choice.label) }),
  }
}

/** Returns every answer of the form's list: the service types and their choices. */
export const serviceAnswers = ({ types }: ServiceForm): string[] =>
  types.flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)])

/** Returns the English label of an answer from the form's list. */
export function serviceAnswerLabel(form: ServiceForm, answer: string): string {
  const choice = parseServiceChoice(form, answer)?.choice
  return choice ? labelForStaff(choice.label) : serviceTypeLabel(form, answer)
}

/**
 * Returns the fields of a lead with another answer from the form's list.
 * @param others further services, such as the page's
 */
export function changedService(
  form: ServiceForm,
  { extra }: Pick<About, 'extra'>,
  answer: string,
  others: readonly string[] = [],
) {
  const { service, ...fields } = serviceFields(form, answer, others) ?? {}
  const { service: _, ...rest } = extra
  return { ...fields, extra: service === undefined ? rest : { ...rest, service } }
}

interface Chosen {
  serviceType: string
  /** The label of the choice. */
  service?: string | undefined
  services?: readonly string[]
}

/** Returns the answer from the form's list for these fields: the choice or, without one, the service type. */
export function serviceAnswer(
  form: ServiceForm,
  { serviceType, service, services = [] }: Chosen,
): string {
  if (service === undefined) return serviceType
  const choices = typeOf(form, serviceType)?.choices ?? []
  // The page's own name for its service may be another than the list's.
  const chosen =
    choices.find(({ label }) => labelForStaff(label) === service) ??
    choices.find(({ id }) => id === services[0])
  return chosen?.id ?? serviceType
}

/** Returns the services of a lead that neither its choice nor its service type implies (S4.5). */
export function otherServices(
  form: ServiceForm,
  { serviceType, services, extra }: About,
): string[] {
  const answer = serviceAnswer(form, { serviceType, services, service: extra['service'] })
  const implied = impliedServices(form, serviceType)
  // A client may have named some of them only.
  const isWhole = implied.every((service) => services.includes(service))
  return services.filter((service) => service !== answer && !(isWhole && implied.includes(service)))
}

/**
 * Returns the label of a lead's choice; a label that is not in the form's list is not translated. Any client can send
 * it, so long text and several lines are ignored.
 */
export function choiceLabel(
  { types }: ServiceForm,
  { extra }: Pick<About, 'extra'>,
  language: Language = 'en',
): string | undefined {
  const service = extra['service']
  if (!service || service.length > 60 || /[\r\n]/.test(service)) return undefined
  const known = types
    .flatMap(({ choices }) => choices)
    .find(({ label }) => labelForStaff(label) === service)
  return known ? wordsIn(known.label, language) : service
}

/** Returns the label of a lead's choice or, without one, of its service type. */
export const serviceLabel = (
  form: ServiceForm,
  lead: Pick<About, 'serviceType' | 'extra'>,
): string => choiceLabel(form, lead) ?? serviceTypeLabel(form, lead.serviceType)
