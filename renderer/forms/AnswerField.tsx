import type { ContactFormField } from '../../services/api/contact-form/fields.ts'
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
            Pueden comunicarse conmigo sobre esta solicitud. <a href="/terms">Términos</a> ·{' '}
            <a href="/privacy-policy">Política de privacidad</a>
          </>
        ) : (
          <>
            It’s OK to contact me about this request. <a href="/terms">Terms</a> ·{' '}
            <a href="/privacy-policy">Privacy policy</a>
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

/** What a visitor reads after sending the form: the due time, and the request link. */
export const ReceiptNote = ({ answerBy, requestLink }: ReceiptNoteProps) => (
  <>
    {answerBy && (
      <>
        {' '}
        You’ll hear from us by <strong>{answerBy}</strong>, Mountain Time.
      </>
    )}
    {requestLink && (
      <>
        {' '}
        <a href={requestLink} rel="external">
          See your request, add photos or plans, or fix something
        </a>
        .
      </>
    )}
  </>
)
