import { type InputEvent, type SubmitEvent, useId, useMemo, useRef, type RefObject } from 'react'
import { type ContactFormField, contactFormFields } from '../../services/api/contact-form/fields.ts'
import type { ServiceForm } from '../../services/api/contact-form/service-form.ts'
import { contactPath } from '../../services/api/contract/public-forms.ts'
import { type ResponsePromise, usualPromise } from '../../services/api/contact-form/promise-text.ts'
import { attachmentTypes } from '../../services/api/contract/limits.ts'
import { documentLanguage } from '../client/document-language.ts'
import { FormTrust } from '../components/Proof.tsx'
import { island } from '../islands/island.tsx'
import { usePath, useWords } from '../page-context.tsx'
import {
  AcceptTerms,
  AnswerField,
  type ConsentPage,
  UrgentTick,
  withoutGaps,
} from './AnswerField.tsx'
import { Honeypot, Field } from './Field.tsx'
import { ReceiptLine, ThankYou } from './Receipt.tsx'
import type { KnownNames } from './contact-query.ts'
import { draftKey } from './draft.ts'
import { receiptKey } from './receipt.ts'
import { readServiceTypes } from './service-list.ts'
import { ServiceTypes } from './ServiceTypes.tsx'
import { useContactForm } from './use-contact-form.ts'

export interface EstimateFormProps {
  /** The preselected service type. */
  serviceType?: string | undefined
  /** The preselected choice below it. */
  choice?: string | undefined
  /** The page's offerings, sent with the request. */
  services?: readonly string[] | undefined
  /** Values that the page knows: initial values of the fields with these names; others are hidden fields. */
  extra?: Readonly<Record<string, string>> | undefined
  /** What the page's address can name (`contactAbout`). */
  known?: KnownNames | undefined
  /** The short form, with few fields: the office asks for the rest on the phone. */
  compact?: boolean
  /** How soon the request is answered; left out: within 24 hours. */
  promise?: ResponsePromise | undefined
  /** Optional questions that are open at first, after the required ones, with their own labels. */
  asks?: readonly AskedFirst[] | undefined
  /** The form can say that it can't wait; `fragment` of the address: the visitor followed the line about that. */
  urgent?: { fragment?: string } | undefined
  /** Pages that the consent would link and that the site doesn't have. */
  unlinked?: readonly ConsentPage[] | undefined
}

interface AskedFirst {
  name: string
  label: string
  hint?: string | undefined
}

const nothing = {}
const noAsks: readonly AskedFirst[] = []
const noNames: KnownNames = { towns: {}, choices: {} }

/**
 * Returns the fields of the long or the short form in their order; the optional ones after the last required one apart, except
 * those that this page asks first.
 */
function fieldsOf(questions: readonly string[], compact: boolean, asks: readonly AskedFirst[]) {
  const isAskedFirst = (name: string) => asks.some((one) => one.name === name)
  const last = questions.findLastIndex((name) =>
    contactFormFields.some((field) => field.name === name && field.required),
  )
  const ordered = [
    ...questions.slice(0, last + 1),
    ...asks.flatMap(({ name }) => (questions.slice(last + 1).includes(name) ? name : [])),
    ...questions.slice(last + 1).filter((name) => !isAskedFirst(name)),
  ]
  const asked = ordered
    .flatMap((name) => contactFormFields.find((one) => one.name === name) ?? [])
    .filter(({ forms }) => forms.includes(compact ? 'short' : 'long'))
  const first = asked.findLastIndex(({ name, required }) => required || isAskedFirst(name)) + 1
  return {
    fields: withoutGaps(asked.slice(0, first)),
    more: withoutGaps(asked.slice(first)),
  }
}

/** The estimate form with its states. Without JavaScript the browser posts it and gets /thank-you. */
function FormWithStates({
  questions,
  types,
  serviceType,
  choice,
  services = [],
  extra = nothing,
  known = noNames,
  compact = false,
  asks = noAsks,
  urgent,
  unlinked,
  promise = usualPromise,
}: EstimateFormProps & Pick<ServiceForm, 'questions' | 'types'>) {
  const serviceForm = useMemo(() => ({ questions, types, notes: [] }), [questions, types])
  const page = usePath()
  const t = useWords('form')
  const form = useRef<HTMLFormElement>(null)
  const photoInput = useRef<HTMLInputElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const { fields, more } = fieldsOf(questions, compact, asks)
  const hidden = Object.fromEntries(
    Object.entries(extra).filter(
      ([name]) => ![...fields, ...more].some((one) => one.name === name),
    ),
  )
  const contact = useContactForm(
    { form, photoInput, outcome },
    {
      ...{ serviceForm, promise, services, choice, extra: hidden, known, page },
      urgentFragment: urgent?.fragment,
    },
  )
  const { phase, receipt, errors, formError, service } = contact
  const note = useId()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void contact.send()
  }
  const input = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if ('name' in target && typeof target.name === 'string')
      contact.changed(currentTarget, target.name)
  }
  const { photos, refusedPhotos, cameFrom, isLate } = contact
  const shown = { photos, refusedPhotos, cameFrom }
  // A page about a single trade has it chosen beforehand.
  const hasTypes = types.length > 1 && choice === undefined
  const answer = (field: ContactFormField) => ({
    field,
    form: serviceForm,
    error: errors[field.name],
    ...asks.find(({ name }) => name === field.name),
    defaultValue: field.name === 'serviceType' ? (choice ?? serviceType) : extra[field.name],
  })

  return (
    <>
      <div ref={outcome} className="outcome" tabIndex={-1}>
        {receipt &&
          (phase === 'thanks' ? (
            <ThankYou promise={promise} isLate={isLate} receipt={receipt} {...shown} />
          ) : (
            <ReceiptLine receipt={receipt} {...shown} />
          ))}
      </div>
      <form
        ref={form}
        method="post"
        action={contactPath}
        onSubmit={submit}
        onInput={input}
        data-compact={compact || undefined}
        hidden={phase === 'thanks'}
      >
        {fields.map((field) =>
          field.ofServices && hasTypes ? (
            <ServiceTypes
              key={field.name}
              {...answer(field)}
              answer={service}
              choose={contact.chooseService}
            />
          ) : (
            <AnswerField key={field.name} {...answer(field)} />
          ),
        )}
        {urgent && <UrgentTick />}
        {(more.length > 0 || !compact) && (
          <details className="more">
            <summary>{t('more')}</summary>
            {more.map((field) => (
              <AnswerField key={field.name} {...answer(field)} />
            ))}
            {!compact && <Photos input={photoInput} />}
          </details>
        )}
        <AcceptTerms checked unlinked={unlinked} />
        <Honeypot />
        <input type="hidden" name="page" value={page} />
        {services.map((service) => (
          <input key={service} type="hidden" name="services" value={service} />
        ))}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {formError && (
          <p id={note} className="form-error">
            {formError}
          </p>
        )}
        <FormTrust />
        <button
          type="submit"
          className="button"
          disabled={phase === 'sending'}
          aria-describedby={formError ? note : undefined}
        >
          {phase === 'sending' ? t('sending') : t('submit')}
        </button>
      </form>
    </>
  )
}

/** `contactAbout` writes answers into the query. `from` alone is not shown before the form is sent. */
export const EstimateForm = island('EstimateForm', FormWithStates, {
  hydrateWhen: { query: ['town', 'service'], stored: [draftKey, receiptKey] },
  words: ['emailAddress', 'fields', 'form', 'receipt'],
  fromHtml: { types: (form) => readServiceTypes(form, documentLanguage()) },
})

/**
 * Selects photos for the request. They are uploaded once the service has accepted it, so that a failed upload never
 * loses a request. Hidden without JavaScript (forms.css): photos can be added later by the email's link.
 */
function Photos({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useWords('form')
  return (
    <div className="photos">
      <Field label={t('photos')} hint={t('photosHint')}>
        {(wired) => <input {...wired} ref={input} type="file" multiple accept={attachmentTypes} />}
      </Field>
    </div>
  )
}
