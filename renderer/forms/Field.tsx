import { type ComponentProps, type ReactNode, useId } from 'react'
import { useWords } from '../page-context.tsx'

interface FieldProps {
  label: string
  /** Shown beside the control. */
  error?: string | undefined
  /** Help text under the label. */
  hint?: string | undefined
  /** Shares a line with its neighbor. */
  half?: boolean | undefined
  hidden?: boolean | undefined
  children: (wired: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A label above its control, with a hint and an error that are announced with it. */
export function Field({ label, error, hint, half, hidden, children }: FieldProps) {
  const id = useId()
  const note = `${id}note`
  return (
    <div className="field" data-half={half} hidden={hidden}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...((error ?? hint) && { 'aria-describedby': note }),
        ...(error && { 'aria-invalid': true }),
      })}
      {(error ?? hint) && (
        <p id={note} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** A field with an `input` element. */
export const InputField = ({
  label,
  error,
  hint,
  ...input
}: Omit<FieldProps, 'children' | 'half' | 'hidden'> & ComponentProps<'input'>) => (
  <Field label={label} error={error} hint={hint}>
    {(wired) => <input {...wired} {...input} />}
  </Field>
)

/** The honeypot (S4.3): out of sight, out of the tab order, out of autofill. */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      {useWords('form')('leaveEmpty')}
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </label>
  </div>
)
