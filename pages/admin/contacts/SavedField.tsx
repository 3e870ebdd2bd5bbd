import { type InputHTMLAttributes, useState } from 'react'
import { Field } from '../../../renderer/forms/Field.tsx'

interface SavedFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength'
> {
  label: string
  hint?: string
  /** What is kept now. */
  kept: string
  /** What is wrong with a text, in words. */
  problem?: (text: string) => string | undefined
  save: (text: string) => void
}

/** A line of text that is kept by Enter, by its button, or by going on to something else. */
export function SavedField(props: SavedFieldProps) {
  const { label, hint, kept, problem, save, ...input } = props
  const [draft, setDraft] = useState<string>()
  const text = draft ?? kept
  const error = problem?.(text)
  const differs = text.trim() !== kept
  const keep = () => {
    if (!differs || error) return
    save(text.trim())
    setDraft(undefined)
  }
  return (
    <form
      className="saved-field"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // On the way to the button the text stays where it is: the button keeps it.
        if (!currentTarget.contains(relatedTarget)) keep()
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(wired) => (
          <input
            {...wired}
            {...input}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setDraft(target.value)}
          />
        )}
      </Field>
      {differs && (
        <button type="submit" className="quiet" disabled={error !== undefined}>
          Save {label.toLowerCase()}
        </button>
      )}
    </form>
  )
}
