import { type InputEvent, type SubmitEvent, useId, useRef } from 'react'
import { contactPath } from '../../services/api/contract/form-paths.ts'
import { contactFormFields } from '../../services/api/contact-form/fields.ts'
import type { ServiceType } from '../../services/api/contact-form/service-types.ts'
import { island } from '../islands/island.tsx'
import { usePath } from '../page-context.tsx'
import { AcceptTerms, AnswerField, ReceiptNote } from './AnswerField.tsx'
import { Honeypot } from './Field.tsx'
import { useContactForm } from './use-contact-form.ts'

export interface EstimateFormProps {
  /** The preselected service type. */
  serviceType?: ServiceType | undefined
  /** The page's offerings, sent with the request. */
  services?: readonly string[] | undefined
  /** What the page knows: the first answer to a field of that name, otherwise sent along unseen. */
  extra?: Readonly<Record<string, string>> | undefined
  /** The short form, with few fields: the office asks the rest on the phone. */
  compact?: boolean
}

const noExtraFields = {}

/** The thank-you panel is much shorter than the form and could end up above the window. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** The fields of the estimate request and its states. Without JavaScript it posts and leads to /thank-you. */
function FormWithStates({
  serviceType,
  services = [],
  extra = noExtraFields,
  compact = false,
}: EstimateFormProps) {
  const page = usePath()
  const form = useRef<HTMLFormElement>(null)
  const fields = contactFormFields.filter(({ forms }) => forms.includes(compact ? 'short' : 'long'))
  const hidden = Object.fromEntries(
    Object.entries(extra).filter(([name]) => !fields.some((field) => field.name === name)),
  )
  const {
    phase,
    received,
    errors,
    advice,
    changed: onFieldChange,
    send,
  } = useContactForm(form, {
    services,
    extra: hidden,
    page,
  })
  const { answerBy, requestLink } = received ?? {}
  const note = useId()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send()
  }
  const input = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if ('name' in target && typeof target.name === 'string')
      onFieldChange(currentTarget, target.name)
  }

  return (
    <>
      {phase === 'thanks' && (
        <div className="thank-you" role="status" ref={scrollIntoView}>
          <h3>Thank you!</h3>
          <p>We’ve received your request and will get back to you within 24 hours.</p>
          {answerBy && (
            <p>
              That’s by <strong>{answerBy}</strong>, Mountain Time.
            </p>
          )}
        </div>
      )}
      <form
        ref={form}
        method="post"
        action={contactPath}
        onSubmit={submit}
        onInput={input}
        data-compact={compact || undefined}
        hidden={phase === 'thanks'}
      >
        {fields.map((field) => (
          <AnswerField
            key={field.name}
            field={field}
            error={errors[field.name]}
            defaultValue={field.name === 'serviceType' ? serviceType : extra[field.name]}
          />
        ))}
        <AcceptTerms checked />
        <Honeypot />
        <input type="hidden" name="page" value={page} />
        {services.map((service) => (
          <input key={service} type="hidden" name="services" value={service} />
        ))}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {advice && (
          <p id={note} className="form-error">
            {advice}
          </p>
        )}
        <button
          type="submit"
          className="button"
          disabled={phase === 'sending'}
          aria-describedby={advice ? note : undefined}
        >
          {phase === 'sending' ? 'Sending...' : 'Receive Your Estimate'}
        </button>
        {phase === 'received' && (
          <p className="form-success">
            Thanks, we’ve got your request.
            <ReceiptNote answerBy={answerBy} requestLink={requestLink} />
          </p>
        )}
      </form>
    </>
  )
}

export const EstimateForm = island('EstimateForm', FormWithStates, 'draft')
