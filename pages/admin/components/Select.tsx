import type { ComponentProps, KeyboardEvent } from 'react'
import { Field } from '../../../renderer/forms/Field.tsx'

type Option = readonly [value: string, label: string]

/** Returns options with the chosen one, which may be offered no longer. @param label of one that isn't among them */
export const withChosen = (
  options: readonly Option[],
  chosen: string | undefined,
  label: (chosen: string) => string,
): readonly Option[] =>
  chosen === undefined || options.some(([value]) => value === chosen)
    ? options
    : [...options, [chosen, label(chosen)]]

/** Returns people as options, the reader marked. */
export const personOptions = (
  people: readonly { id: string; name: string }[],
  me: string,
): Option[] => people.map(({ id, name }) => [id, id === me ? `${name} (you)` : name])

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'onKeyDown'> {
  /** After the children, which may be groups. */
  options?: readonly Option[]
  choose: (value: string) => void
}

/** A `select` whose choice takes effect at once, so the arrow keys open it first. */
export const Select = ({ options = [], choose, children, ...select }: SelectProps) => (
  <select {...select} onKeyDown={openOnArrowKey} onChange={({ target }) => choose(target.value)}>
    {children}
    {options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)

/** A `Select` with a label above it and a hint or an error below. */
export const ChoiceField = ({
  label,
  error,
  hint,
  ...select
}: SelectProps & {
  label: string
  error?: string | undefined
  hint?: string | undefined
}) => (
  <Field label={label} error={error} hint={hint}>
    {(wired) => <Select {...wired} {...select} />}
  </Field>
)

/**
 * Opens a `select` for the arrow keys, as on a Mac, instead of choosing the next option: where a choice is saved at
 * once, each press would save. Enter chooses.
 */
function openOnArrowKey(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, currentTarget: select } = event
  if (altKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
  // In the open list the keys move. A browser that can't tell keeps its own behavior.
  if (!CSS.supports('selector(:open)') || select.matches(':open')) return
  event.preventDefault()
  select.showPicker()
}
