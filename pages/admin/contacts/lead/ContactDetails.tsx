import {
  answerTo,
  type ContactFormField,
  contactFormFields,
  isStaffField,
  shortLabel,
} from '../../../../services/api/contact-form/fields.ts'
import { emailProblem } from '../../../../services/api/contract/email-address.ts'
import { plainDigits } from '../../../../services/api/contract/phone-number.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { AutoSaveField, ChoiceField } from './AutoSaveField.tsx'
import type { LeadChanges, RejectedChange } from '../changes/lead-changes.ts'
import type { LeadPatch } from '../changes/lead-patch.ts'

interface ContactDetailsProps {
  lead: LeadView
  /** The last change, if it was rejected: its field says why. */
  rejected: RejectedChange | undefined
  update: (wanted: LeadPatch) => ReturnType<LeadChanges['update']>
}

/** The answers that staff may correct. */
export const ContactDetails = ({ lead, rejected, update }: ContactDetailsProps) => (
  <details className="contact-details">
    <summary>Fix the contact details</summary>
    {contactFormFields.map((field) => {
      const { name, options, noChoice, maxLength } = field
      if (!isStaffField(name)) return null
      const label = shortLabel(field, 'en')
      const error = rejected?.patch[name] === undefined ? undefined : rejected.message
      if (options)
        return (
          <ChoiceField
            key={name}
            label={label}
            error={error}
            value={answerTo(lead, name)}
            onChange={({ target }) => void update({ [name]: target.value })}
          >
            {noChoice && <option value="">{noChoice.en}</option>}
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words.en}
              </option>
            ))}
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
          save={(text) => update({ [name]: text })}
        />
      )
    })}
  </details>
)

const keyboardOf = ({ kind, inputMode = 'text' }: ContactFormField) =>
  kind === 'email' || kind === 'tel' ? kind : inputMode

function problemWith(text: string, { kind, required, label }: ContactFormField) {
  if (text === '' && !required) return undefined
  if (kind === 'email') return emailProblem(text)
  if (kind === 'tel' && !/(?:\d\D*){7}/.test(plainDigits(text)))
    return 'That number’s too short. Add the area code.'
  return text === '' ? `Enter a ${label.en.toLowerCase()}.` : undefined
}
