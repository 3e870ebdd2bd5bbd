import { useState } from 'react'
import {
  answerTo,
  type ContactFormField,
  contactFormFields,
  isStaffField,
  staffFields,
} from '../../../../services/api/contact-form/fields.ts'
import { emailProblem } from '../../../../services/api/contract/email-address.ts'
import { plainDigits } from '../../../../services/api/contract/phone-number.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import { AnswerOptions } from '../../../../renderer/forms/AnswerField.tsx'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import type { FieldDraft } from './drafts.ts'
import { AutoSaveField } from './AutoSaveField.tsx'
import { ChoiceField } from '../../components/Select.tsx'
import type { LeadChanges } from '../changes/lead-changes.ts'
import { correctableAnswer, type LeadPatch } from '../changes/lead-patch.ts'

interface ContactDetailsProps {
  lead: LeadView
  /** Why the last change of a field was rejected. */
  errorOf: (field: keyof LeadPatch) => string | undefined
  update: (wanted: LeadPatch) => ReturnType<LeadChanges['update']>
  /** The draft of a field, such as one that was typed when the session ended. */
  draftOf: (field: string) => FieldDraft
}

/** The answers that staff may correct; with the service type, its services follow. */
export function ContactDetails({ lead, errorOf, update, draftOf }: ContactDetailsProps) {
  const form = useServiceForm()
  // Closed, it would hide what was typed before.
  const [hasDraft] = useState(() => staffFields.some((name) => draftOf(name).read() !== undefined))
  return (
    <details className="contact-details" open={hasDraft}>
      <summary>Fix the contact details</summary>
      {contactFormFields.map((field) => {
        const { name, kind, label, options, noChoice, maxLength, ofServices } = field
        if (!isStaffField(name)) return null
        const error = errorOf(name)
        if (kind === 'choice')
          return (
            <ChoiceField
              key={name}
              label={label}
              error={error}
              value={correctableAnswer(lead, name, form)}
              choose={(answer) => void update({ [name]: answer })}
            >
              {noChoice && <option value="">{noChoice}</option>}
              <AnswerOptions
                options={options}
                ofServices={ofServices}
                form={form}
                language="en"
                value={correctableAnswer(lead, name, form)}
              />
            </ChoiceField>
          )
        return (
          <AutoSaveField
            key={name}
            label={label}
            error={error}
            savedValue={answerTo(lead, name)}
            inputMode={keyboardOf(field)}
            maxLength={maxLength}
            validate={(text) => problemWith(text, field)}
            draft={draftOf(name)}
            save={(text) => update({ [name]: text })}
          />
        )
      })}
    </details>
  )
}

const keyboardOf = ({ kind, inputMode = 'text' }: ContactFormField) =>
  kind === 'email' || kind === 'tel' ? kind : inputMode

function problemWith(text: string, { kind, required, label }: ContactFormField) {
  // One way to reach a person is enough; the service refuses a lead with none.
  if (text === '' && (!required || kind === 'email' || kind === 'tel')) return undefined
  if (kind === 'email') return emailProblem(text)
  if (kind === 'tel' && !/(?:\d\D*){7}/.test(plainDigits(text)))
    return 'That number’s too short. Add the area code.'
  return text === '' ? `Enter a ${label.toLowerCase()}.` : undefined
}
