import { type ComponentProps, type InputHTMLAttributes, useState } from 'react'
import { Field, InputField } from '../../../../renderer/forms/Field.tsx'

interface AutoSaveFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength'
> {
  label: string
  /** The saved value. */
  savedValue: string
  /** Validates a value: an error message, or undefined. */
  validate?: (text: string) => string | undefined
  save: (text: string) => void
}

/** A text field that is saved by Enter, by its button, or on blur. */
export function AutoSaveField(props: AutoSaveFieldProps) {
  const { label, savedValue, validate, save, ...input } = props
  const [draft, setDraft] = useState<string>()
  // Errors are shown on saving, not while typing.
  const [rejectedText, setRejectedText] = useState<string>()
  const text = draft ?? savedValue
  const error = rejectedText === text ? validate?.(text.trim()) : undefined
  const differs = text.trim() !== savedValue
  const saveDraft = () => {
    if (!differs) return setDraft(undefined)
    if (validate?.(text.trim()) !== undefined) return setRejectedText(text)
    save(text.trim())
    setDraft(undefined)
  }
  return (
    // The form itself is not interactive: onBlur saves when the focus leaves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="saved-field"
      onSubmit={(event) => {
        event.preventDefault()
        saveDraft()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // When the focus moves to the save button, its click saves, not the blur.
        if (!currentTarget.contains(relatedTarget)) saveDraft()
      }}
    >
      <InputField
        label={label}
        error={error}
        {...input}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setDraft(target.value)}
      />
      {differs && (
        <button type="submit" className="text-button" disabled={error !== undefined}>
          Save {label.toLowerCase()}
        </button>
      )}
    </form>
  )
}

/** A field with a `select` element. */
export const ChoiceField = ({ label, ...select }: ComponentProps<'select'> & { label: string }) => (
  <Field label={label}>{(wired) => <select {...wired} {...select} />}</Field>
)
