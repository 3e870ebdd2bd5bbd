import type { ContactFormField } from '../../services/api/contract/contact-form-fields.ts'
import { useLanguage } from '../page-context.tsx'
import { Field } from './Field.tsx'

interface AnswerFieldProps {
  field: ContactFormField
  error: string | undefined
  defaultValue?: string | undefined
}

/** A field of the contact form, by its declaration. */
export function AnswerField({ field, error, defaultValue = '' }: AnswerFieldProps) {
  const language = useLanguage()
  const { name, kind, label, hint, required, maxLength, options, noChoice, half } = field
  const { autoComplete, inputMode } = field
  const common = { name, required, autoComplete, defaultValue }
  return (
    <Field label={label[language]} hint={hint?.[language]} error={error} half={half}>
      {(wired) => {
        if (options)
          return (
            <select {...wired} {...common}>
              {noChoice && <option value="">{noChoice[language]}</option>}
              {Object.entries(options).map(([value, words]) => (
                <option key={value} value={value}>
                  {words[language]}
                </option>
              ))}
            </select>
          )
        // No maxLength: browsers truncate pasted text silently. The service returns an error that names the limit.
        if (kind === 'lines') return <textarea {...wired} {...common} rows={3} />
        return (
          <input {...wired} {...common} type={kind} maxLength={maxLength} inputMode={inputMode} />
        )
      }}
    </Field>
  )
}
