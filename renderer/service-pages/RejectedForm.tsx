import { contactFormFields } from '../../services/api/contact-form/fields.ts'
import {
  serviceAnswer,
  serviceFields,
  type ServiceForm,
} from '../../services/api/contact-form/service-form.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { FormTrust } from '../components/Proof.tsx'
import { AcceptTerms, AnswerField, unlinkedIn, UrgentTick } from '../forms/AnswerField.tsx'
import { Honeypot, InputField } from '../forms/Field.tsx'
import { useServiceForm, useShell, useWords } from '../page-context.tsx'
import { NoticeBox } from './Request.tsx'

export interface RejectedFormProps {
  /** The form's action. */
  path: string
  /** The sent values by field. */
  sent: Readonly<Record<string, unknown>>
  /** The error message. */
  message: string
  /** Error messages by field. */
  errors: Readonly<Record<string, string>>
  /** 400: the visitor has something to fix; otherwise the reason is not in the form. */
  status: number
}

/** A rejected form with its errors and values, to correct and send again. */
export function RejectedForm({ path, sent: posted, message, errors }: RejectedFormProps) {
  const isContact = path === paths.contact
  const form = useServiceForm()
  const unlinked = unlinkedIn(useShell().formLinks)
  const sent = withServiceAnswer(form, posted)
  const was = (name: string) => Object.hasOwn(sent, name)
  const errorOf = (name: string) => (Object.hasOwn(errors, name) ? errors[name] : undefined)
  // Required fields are shown even when the request did not have them.
  const asked = contactFormFields.filter(
    ({ name, required }) => was(name) || (isContact ? required : name === 'email'),
  )
  const firstError = asked.find(({ name }) => errorOf(name) !== undefined)
  const known: string[] = [...asked.map(({ name }) => name), 'website']
  if (isContact) known.push('acceptTerms', 'urgent')
  const others = Object.keys(sent).filter((name) => !known.includes(name))
  const unseen = Object.keys(errors).filter((name) => !known.includes(name) && !was(name))
  return (
    <>
      <NoticeBox
        bad
        text={message}
        items={unseen.map((name) => `${name}: ${errorOf(name) ?? ''}`)}
      />
      <section className="estimate">
        <form method="post" action={path}>
          {asked.map((field) => (
            <AnswerField
              key={field.name}
              field={field}
              form={form}
              defaultValue={textsOf(sent[field.name])[0]}
              error={errorOf(field.name)}
              focused={field === firstError}
            />
          ))}
          {others.map((name) => (
            <OtherField key={name} name={name} value={sent[name]} error={errorOf(name)} />
          ))}
          {isContact && (
            <>
              {was('urgent') && <UrgentTick checked={textsOf(sent['urgent']).join('') !== ''} />}
              <AcceptTerms
                unlinked={unlinked}
                checked={textsOf(sent['acceptTerms']).join('') !== ''}
                error={errorOf('acceptTerms')}
              />
              <Honeypot />
            </>
          )}
          {isContact && <FormTrust />}
          <button className="button">{useWords('rejectedForm')('sendAgain')}</button>
        </form>
      </section>
    </>
  )
}

/** Turns the fields of a choice back into the answer from the form's list, so that another one can be chosen. */
function withServiceAnswer(
  form: ServiceForm,
  sent: RejectedFormProps['sent'],
): RejectedFormProps['sent'] {
  const [serviceType = '', service] = [...textsOf(sent['serviceType']), ...textsOf(sent['service'])]
  const answer = serviceAnswer(form, { serviceType, service })
  const implied = serviceFields(form, answer)
  if (implied?.service === undefined) return sent
  const { service: _, ...others } = sent
  const services = textsOf(sent['services']).filter((one) => !implied.services.includes(one))
  return { ...others, serviceType: answer, services }
}

/** Extra fields of the original page: hidden, unless they have an error. */
function OtherField({
  name,
  value,
  error,
}: {
  name: string
  value: unknown
  error: string | undefined
}) {
  return textsOf(value).map((text, index) =>
    error === undefined ? (
      <input key={index} type="hidden" name={name} value={text} />
    ) : (
      <InputField key={index} label={name} error={error} name={name} defaultValue={text} />
    ),
  )
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'string' ? one : ''))
