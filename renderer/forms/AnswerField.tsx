import type { ContactFormField } from '../../services/api/contract/contact-form-fields.ts'
import { useLanguage } from '../page-context.tsx'
import { Field } from './Field.tsx'

interface AnswerFieldProps {
  field: ContactFormField
  error: string | undefined
  defaultValue?: string | undefined
  /** The cursor is in it when the page opens. */
  focused?: boolean
}

/** A field of the contact form, by its declaration. */
export function AnswerField({ field, error, defaultValue = '', focused }: AnswerFieldProps) {
  const language = useLanguage()
  const { name, kind, label, hint, required, maxLength, options, noChoice, half } = field
  const { autoComplete, inputMode } = field
  const common = { name, required, autoComplete, defaultValue, autoFocus: focused }
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
        if (kind === 'lines')
          return <textarea {...wired} {...common} rows={defaultValue === '' ? 3 : 6} />
        return (
          <input {...wired} {...common} type={kind} maxLength={maxLength} inputMode={inputMode} />
        )
      }}
    </Field>
  )
}

interface AcceptTermsProps {
  checked: boolean
  error?: string | undefined
}

export function AcceptTerms({ checked, error }: AcceptTermsProps) {
  const spanish = useLanguage() === 'es'
  return (
    <label className="check">
      <input type="checkbox" name="acceptTerms" required defaultChecked={checked} />
      <span>
        {spanish ? (
          <>
            Pueden usar esto para responderme, como dicen los <a href="/terms">términos</a> y la{' '}
            <a href="/privacy-policy">política de privacidad</a>.
          </>
        ) : (
          <>
            You may use this to answer me, as the <a href="/terms">terms</a> and the{' '}
            <a href="/privacy-policy">privacy policy</a> say.
          </>
        )}
        {error && <span className="field-error">{error}</span>}
      </span>
    </label>
  )
}

interface ReceiptNoteProps {
  /** The due time as text. */
  answerBy: string | undefined
  /** A path of ours where the sender sees the request, corrects it and adds files. */
  requestLink: string | undefined
}

/** What somebody who has sent the form reads: the due time, and the request link. */
export const ReceiptNote = ({ answerBy, requestLink }: ReceiptNoteProps) => (
  <>
    {answerBy && (
      <>
        {' '}
        We answer by <strong>{answerBy}</strong>, Mountain Time.
      </>
    )}
    {requestLink && (
      <>
        {' '}
        <a href={requestLink} rel="external">
          See your request, add photographs and plans, or correct it
        </a>
        .
      </>
    )}
  </>
)
