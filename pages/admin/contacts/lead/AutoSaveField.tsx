import { type InputHTMLAttributes, useState } from 'react'
import { InputField } from '../../../../renderer/forms/Field.tsx'
import { TextButton } from '../../components/buttons.tsx'
import type { FieldDraft } from './drafts.ts'

interface AutoSaveFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'maxLength' | 'type' | 'min' | 'max'
> {
  label: string
  /** The saved value. */
  savedValue: string
  /** Validates a value: an error message, or undefined. */
  validate?: (text: string) => string | undefined
  /** Why the last change was rejected. */
  error?: string | undefined
  /** Resolves to whether the text was saved; a rejected one stays in the field. */
  save: (text: string) => Promise<boolean>
  /** Keeps what is typed until it is saved: the session may end first. */
  draft: FieldDraft
}

/** A text field that is saved by Enter, by its button, or on blur. */
export function AutoSaveField(props: AutoSaveFieldProps) {
  const { label, savedValue, validate, error, save, draft: kept, ...input } = props
  const [draft, setDraft] = useState(kept.read)
  // Errors are shown on saving, not while typing. A rejected text is not saved again on blur.
  const [rejectedText, setRejectedText] = useState<string>()
  const text = draft ?? savedValue
  const invalid = rejectedText === text ? validate?.(text.trim()) : undefined
  const differs = text.trim() !== savedValue
  const saveDraft = async () => {
    if (differs && validate?.(text.trim()) !== undefined) return setRejectedText(text)
    setDraft(undefined)
    if (!differs || (await save(text.trim()))) {
      // What was typed while it was being saved stays.
      if (kept.read() === text) kept.clear()
      return
    }
    setDraft((newer) => newer ?? text)
    setRejectedText(text)
  }
  return (
    // The form itself is not interactive: onBlur saves when the focus leaves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="saved-field"
      onSubmit={(event) => {
        event.preventDefault()
        // The button, which may have the focus, disappears once the text is saved.
        event.currentTarget.querySelector('input')?.focus()
        void saveDraft()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // When the focus moves to the save button, its click saves, not the blur.
        if (text !== rejectedText && !currentTarget.contains(relatedTarget))
          afterPress(() => void saveDraft())
      }}
    >
      <InputField
        label={label}
        error={invalid ?? error}
        {...input}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setDraft(target.value)
          kept.save(target.value)
        }}
      />
      {differs && (
        <TextButton type="submit" disabled={invalid !== undefined}>
          Save {label.toLowerCase()}
        </TextButton>
      )}
    </form>
  )
}

/**
 * Runs a change now or, while something is pressed, once it is released: a change of the layout in between would move
 * the pressed button away from under the finger, and it would not be clicked.
 */
function afterPress(change: () => void): void {
  if (!document.querySelector(':active')) return change()
  const controller = new AbortController()
  const run = () => {
    controller.abort()
    change()
  }
  // A drag, a scroll and a menu of the browser end without a mouseup.
  for (const end of ['mouseup', 'dragend', 'pointercancel', 'contextmenu', 'keydown', 'pagehide'])
    addEventListener(end, run, { capture: true, signal: controller.signal })
}
