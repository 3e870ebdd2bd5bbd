import { type InputEvent, type SubmitEvent, useId, useRef } from 'react'
import { paths } from '../../services/api/contract/paths.ts'
import {
  type ServiceType,
  serviceTypeLabels,
  serviceTypes,
} from '../../services/api/contract/service-types.ts'
import { usePath } from '../page-context.tsx'
import { Field } from './Field.tsx'
import { Honeypot } from './Honeypot.tsx'
import { useContactForm } from './use-contact-form.ts'

export interface ContactFormProps {
  title: string
  /** The flag beside the title. */
  discount?: string | undefined
  /** The service type that is chosen beforehand. */
  serviceType?: ServiceType | undefined
  /** Offerings that the page is about, sent with the request. */
  services?: readonly string[] | undefined
  /** Sent with the request, and kept with the lead. */
  extra?: Readonly<Record<string, string>> | undefined
  /** Without the field for a message: the desk asks when it calls. */
  compact?: boolean
}

const nothing = {}

/** The panel is much shorter than the form: without this it can end up above the window. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** The estimate request (SPEC.md §3, §4). Without JavaScript it posts and leads to /thank-you. */
export function ContactForm({
  title,
  discount,
  serviceType,
  services = [],
  extra = nothing,
  compact = false,
}: ContactFormProps) {
  const page = usePath()
  const form = useRef<HTMLFormElement>(null)
  const { phase, received, errors, advice, changed, send } = useContactForm(form, {
    services,
    extra,
    page,
  })
  const { answerBy, requestLink } = received ?? {}
  const heading = useId()
  const note = useId()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send()
  }
  const input = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if ('name' in target && typeof target.name === 'string') changed(currentTarget, target.name)
  }

  return (
    <section className="estimate" id="estimate" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {discount && <p className="flag">{discount}</p>}
      {phase === 'thanks' && (
        <div className="thanks" role="status" ref={bringIntoView}>
          <h3>Thank you!</h3>
          <p>We’ve received your request and will get back to you within 24 hours.</p>
          {answerBy && (
            <p>
              That is by <strong>{answerBy}</strong>, Mountain Time.
            </p>
          )}
        </div>
      )}
      <form
        ref={form}
        method="post"
        action={paths.contact}
        onSubmit={submit}
        onInput={input}
        data-compact={compact || undefined}
        hidden={phase === 'thanks'}
      >
        <Field label="Name" error={errors['name']}>
          {(wired) => <input {...wired} name="name" required maxLength={200} autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors['email']}>
          {(wired) => (
            <input
              {...wired}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
            />
          )}
        </Field>
        <Field label="Phone" error={errors['phone']}>
          {(wired) => (
            <input {...wired} type="tel" name="phone" required maxLength={40} autoComplete="tel" />
          )}
        </Field>
        <Field label="Service type" error={errors['serviceType']}>
          {(wired) => (
            <select {...wired} name="serviceType" required defaultValue={serviceType ?? ''}>
              <option value="">Select service type</option>
              {serviceTypes.map((type) => (
                <option key={type} value={type}>
                  {serviceTypeLabels[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {/* No maxLength here: browsers cut a long text off and say nothing. The service says how long it may be. */}
        {!compact && (
          <Field
            label="What should we know? (optional)"
            hint="The address or the neighborhood, and when you would like to start."
            error={errors['message']}
          >
            {(wired) => <textarea {...wired} name="message" rows={4} />}
          </Field>
        )}
        <label className="check">
          <input type="checkbox" name="acceptTerms" required defaultChecked />
          <span>
            You may use this to answer me, as the <a href="/terms">terms</a> and the{' '}
            <a href="/privacy-policy">privacy policy</a> say.
          </span>
        </label>
        <Honeypot />
        <input type="hidden" name="page" value={page} />
        {services.map((service) => (
          <input key={service} type="hidden" name="services" value={service} />
        ))}
        {Object.entries(extra).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {advice && (
          <p id={note} className="unsent">
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
          <p className="received">
            Your request was received. Thank you.
            {answerBy && <> We answer by {answerBy}, Mountain Time.</>}
            {requestLink && (
              <>
                {' '}
                <a href={requestLink} rel="external">
                  See it, add photographs and plans, or correct it
                </a>
                .
              </>
            )}
          </p>
        )}
      </form>
    </section>
  )
}
