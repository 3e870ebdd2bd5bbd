import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  /** What is wrong with the value, told beside it. */
  error?: string | undefined
  /** A word of help under the label. */
  hint?: string | undefined
  children: (wired: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A label above its control, with a hint and an error that a screen reader reads with it. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId()
  const note = `${id}note`
  return (
    <div className="field">
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
