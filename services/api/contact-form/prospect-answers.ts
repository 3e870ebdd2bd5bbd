import { type Answers, answerTo, type ProspectField, prospectFields } from './fields.ts'
import { type Inquiry, ownMessage } from './inquiry-message.ts'
import { serviceAnswer, type ServiceForm } from './service-form.ts'

/**
 * Returns a lead's answers as the prospect gave them: the service as the option of the form's list, the message
 * without the generated sentence.
 */
export const prospectAnswers = (
  form: ServiceForm,
  lead: Answers & Inquiry,
): Record<ProspectField, string> => ({
  ...(Object.fromEntries(prospectFields.map((name) => [name, answerTo(lead, name)])) as Record<
    ProspectField,
    string
  >),
  serviceType: serviceAnswer(form, { ...lead, service: lead.extra['service'] }),
  message: ownMessage(form, lead),
})
