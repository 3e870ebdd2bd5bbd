import { useState } from 'react'
import type { FormField } from '../../../services/api/editing/form-contract.ts'
import { englishName } from '../../../services/content/model/languages.ts'
import { Field, InputField } from '../../../renderer/forms/Field.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { placeOf, useFormContext } from './form-context.ts'
import { PictureField } from './PictureField.tsx'
import { problemText } from './problems.tsx'
import { type Path, valueIn } from './values.ts'

export interface FieldProps {
  field: FormField
  path: Path
  value: unknown
  label: string
  required: boolean
}

/** The properties of a field of one type. */
export type Of<Type extends FormField['type']> = FieldProps & {
  field: Extract<FormField, { type: Type }>
}

const isSame = (comment: string, help = '') => plain(comment) === plain(help)
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** `In English: Roofing`, below the field of a translation. */
function originalText(
  { language, data }: { language: string; data: unknown },
  path: Path,
): string | undefined {
  const value = valueIn(data, path)
  return typeof value === 'string' ? `In ${englishName(language)}: ${value}` : undefined
}

/** What is told beside a field: its problem, or what it is for with the comment of the file. */
export function useTold({
  field,
  path,
  required,
}: Pick<FieldProps, 'field' | 'path' | 'required'>) {
  const { problems, comments, original } = useFormContext()
  const place = placeOf(path)
  const own = problems.filter((problem) => problem.field === place)
  const comment = comments[place]
  const example = field.example
  const hint = [
    original && field.type === 'text' && field.words && originalText(original, path),
    required ? undefined : 'May be left out.',
    field.help,
    // What a new file says of its fields is what the form says.
    comment === undefined || isSame(comment, field.help) ? undefined : `In the file: ${comment}`,
    // Of a translation the original says more.
    example === undefined || original ? undefined : `For example: ${example}`,
  ]
  return {
    error: own.length > 0 ? own.map(problemText).join(' ') : undefined,
    hint: hint.filter((part) => typeof part === 'string').join(' ') || undefined,
  }
}

/** Text as it is in the data; what is no text, such as a number where words belong, is shown all the same. */
export const asText = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface TextProps extends FieldProps {
  type?: 'text' | 'date'
  long?: boolean
  most?: number | undefined
}

/** A text, in several lines where it is long; a day. */
export function TextField(props: TextProps) {
  const { path, value, label, type = 'text', long = false, most } = props
  const { change } = useFormContext()
  const told = useTold(props)
  const text = asText(value)
  const set = (typed: string) => change(path, typed === '' ? undefined : typed)
  const counted = most === undefined || !long ? undefined : `${text.trim().length} of ${most}`
  const hint = [told.hint, counted].filter(Boolean).join(' · ') || undefined
  if (long || text.includes('\n') || text.length > 90)
    return (
      <Field label={label} {...told} hint={hint}>
        {(wired) => (
          <textarea
            {...wired}
            rows={Math.min(14, Math.max(2, Math.ceil(text.length / 70)))}
            value={text}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Field>
    )
  return (
    <InputField
      label={label}
      {...told}
      hint={hint}
      type={type === 'date' && (text === '' || /^\d{4}-\d\d-\d\d$/.test(text)) ? 'date' : 'text'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => set(target.value)}
    />
  )
}

/** Keeps what is typed: `39.` is on its way to a number. */
export function NumberField(props: FieldProps) {
  const { path, value, label } = props
  const { change } = useFormContext()
  const [typed, setTyped] = useState(asText(value))
  const shown = asText(parsed(typed)) === asText(value) ? typed : asText(value)
  return (
    <InputField
      label={label}
      {...useTold(props)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        change(path, parsed(target.value))
      }}
    />
  )
}

/** What is no number stays text, so that the check says what is wrong with it. */
const parsed = (typed: string): unknown => {
  const text = typed.trim()
  if (text === '') return undefined
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

export const yesNo = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const

interface OptionsProps extends FieldProps {
  options: readonly (readonly [value: string, label: string])[]
}

/** One of several words. */
export function Options(props: OptionsProps) {
  const { path, value, label, options, field } = props
  const { change } = useFormContext()
  const text = asText(value)
  const known = options.some(([option]) => option === text)
  const set = (chosen: string) => {
    if (chosen === '') return change(path, undefined)
    change(path, field.type === 'yes-no' ? chosen === 'true' : chosen)
  }
  return (
    <ChoiceField
      label={label}
      {...useTold(props)}
      value={text}
      options={[['', '—'], ...(known || text === '' ? [] : [[text, text] as const]), ...options]}
      choose={set}
    />
  )
}

/** The name of another entry. */
export function Reference(props: Of<'reference'>) {
  const { names, titles } = useFormContext()
  const { to } = props.field
  const options = (names[to] ?? []).map((name) => {
    const title = titles.get(`${to}/${name}`)
    return [name, title === undefined || title === name ? name : `${title} (${name})`] as const
  })
  return <Options {...props} options={options} />
}

export const Picture = (props: Of<'reference'>) => (
  <PictureField {...props} {...useTold(props)} to={props.field.to} />
)
