import { answerTo, type ContactFieldName, type ProspectField, prospectFields } from './fields.ts'
import { ownMessage } from './inquiry-message.ts'
import type { ServiceType } from './service-types.ts'
import { serviceChoice } from './trades.ts'

type Answers = { readonly [Name in ContactFieldName]?: string | undefined } & {
  readonly serviceType: ServiceType
  readonly name: string
  readonly phone: string
  readonly message: string
  readonly services: readonly string[]
  readonly extra: Readonly<Record<string, string>>
}

/**
 * Returns a lead's answers as the prospect gave them: the service as the option of the form's list, the message
 * without the generated sentence.
 */
export const prospectAnswers = (lead: Answers): Record<ProspectField, string> => ({
  ...(Object.fromEntries(prospectFields.map((name) => [name, answerTo(lead, name)])) as Record<
    ProspectField,
    string
  >),
  serviceType: serviceChoice({ ...lead, service: lead.extra['service'] }),
  message: ownMessage(lead),
})
