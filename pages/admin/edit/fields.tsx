import { type ReactNode, useState } from 'react'
import type { FormField } from '../../../services/api/editing/form-contract.ts'
import { Field, InputField } from '../../../renderer/forms/Field.tsx'
import { TextButton } from '../components/buttons.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { isWithin, placeOf, useFormContext } from './form-context.ts'
import { fieldLabel } from './labels.ts'
import { PictureField } from './PictureField.tsx'
import { problemText } from './problems.tsx'
import { emptyValue, isGroup, type Path, summaryOf } from './values.ts'

interface FieldProps {
  field: FormField
  path: Path
  value: unknown
  label: string
  required: boolean
}

/** A field of a form with all that is in it. */
export function FormFieldView(props: FieldProps) {
  const { field } = props
  switch (field.type) {
    case 'group':
      return <Group {...props} field={field} />
    case 'list':
      return <List {...props} field={field} />
    case 'tuple':
      return <Tuple {...props} field={field} />
    case 'record':
      return <RecordOf {...props} field={field} />
    case 'choice':
      return <Choice {...props} field={field} />
    case 'reference':
      return field.to === 'images' || field.to === 'layers' ? (
        <Picture {...props} field={field} />
      ) : (
        <Reference {...props} field={field} />
      )
    case 'options':
      return <Options {...props} options={field.options.map((word) => [word, word] as const)} />
    case 'yes-no':
      return <Options {...props} options={yesNo} />
    case 'number':
      return <NumberField {...props} />
    case 'day':
      return <TextField {...props} type="date" />
    case 'text':
      return <TextField {...props} long={field.long} most={field.most} />
    case 'fixed':
      return null
  }
}

const Picture = (props: Of<'reference'>) => (
  <PictureField {...props} {...useTold(props)} to={props.field.to} />
)

type Of<Type extends FormField['type']> = FieldProps & { field: Extract<FormField, { type: Type }> }

/** What is told beside a field: its problem, or what it is for with the comment of the file. */
function useTold({ field, path, required }: Pick<FieldProps, 'field' | 'path' | 'required'>) {
  const { problems, comments } = useFormContext()
  const place = placeOf(path)
  const own = problems.filter((problem) => problem.field === place)
  const comment = comments[place]
  const example = field.example
  const hint = [
    required ? undefined : 'May be left out.',
    field.help,
    comment === undefined ? undefined : `In the file: ${comment}`,
    example === undefined ? undefined : `For example: ${example}`,
  ]
  return {
    error: own.length > 0 ? own.map(problemText).join(' ') : undefined,
    hint: hint.filter((part) => part !== undefined).join(' ') || undefined,
  }
}

const useWithin = (path: Path): number => {
  const place = placeOf(path)
  return useFormContext().problems.filter(({ field }) => isWithin(place, field)).length
}

/** Text as it is in the data; what is no text, such as a number where words belong, is shown all the same. */
const asText = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface TextProps extends FieldProps {
  type?: 'text' | 'date'
  long?: boolean
  most?: number | undefined
}

function TextField(props: TextProps) {
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
function NumberField(props: FieldProps) {
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

const yesNo = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const

interface OptionsProps extends FieldProps {
  options: readonly (readonly [value: string, label: string])[]
}

function Options(props: OptionsProps) {
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

function Reference(props: Of<'reference'>) {
  const { names, titles } = useFormContext()
  const { to } = props.field
  const options = (names[to] ?? []).map((name) => {
    const title = titles.get(`${to}/${name}`)
    return [name, title === undefined || title === name ? name : `${title} (${name})`] as const
  })
  return <Options {...props} options={options} />
}

/** Several fields below one label, which can be closed. */
function Section({
  path,
  label,
  summary,
  told,
  children,
}: {
  path: Path
  label: string
  summary: string
  told: { error?: string | undefined; hint?: string | undefined }
  children: ReactNode
}) {
  const count = useWithin(path)
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="form-section"
      open={opened || count > 0}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <b>{label}</b>
        {summary !== '' && <span className="form-summary"> {summary}</span>}
        {count > 0 && <span className="form-count"> {count} to fix</span>}
      </summary>
      <div className="form-fields">
        {told.hint !== undefined && <p className="field-hint">{told.hint}</p>}
        {told.error !== undefined && <p className="field-error">{told.error}</p>}
        {children}
      </div>
    </details>
  )
}

/** The fields of a group, without a frame. */
export function Fields({ field, path, value }: Omit<Of<'group'>, 'label' | 'required'>) {
  const { change } = useFormContext()
  const data = isGroup(value) ? value : {}
  const known = new Set(field.fields.map(({ name }) => name))
  const unknown = Object.keys(data).filter((name) => !known.has(name))
  return (
    <>
      {field.fields.map(({ name, required, field: inner }) => (
        <FormFieldView
          key={name}
          field={inner}
          path={[...path, name]}
          value={data[name]}
          label={fieldLabel(name)}
          required={required}
        />
      ))}
      {unknown.map((name) => (
        <p key={name} className="field-error">
          {name} isn’t a field here.{' '}
          <TextButton onClick={() => change([...path, name], undefined)}>Remove it</TextButton>
        </p>
      ))}
    </>
  )
}

function Group(props: Of<'group'>) {
  const { field, path, value, label, required } = props
  const { change } = useFormContext()
  const told = useTold(props)
  if (value === undefined || value === null)
    return <Missing {...props} told={told} add={() => change(path, emptyValue(field))} />
  return (
    <Section path={path} label={label} summary={summaryOf(value)} told={told}>
      <Fields field={field} path={path} value={value} />
      {!required && <RemoveField label={label} remove={() => change(path, undefined)} />}
    </Section>
  )
}

/** An offer to add what the file doesn't have. */
const Missing = ({
  label,
  told: { hint, error },
  add,
}: {
  label: string
  told: { hint?: string | undefined; error?: string | undefined }
  add: () => void
}) => (
  <div className="form-missing">
    <TextButton onClick={add}>Add {label.toLowerCase()}</TextButton>
    {(error ?? hint) && <p className={error ? 'field-error' : 'field-hint'}>{error ?? hint}</p>}
  </div>
)

const RemoveField = ({ label, remove }: { label: string; remove: () => void }) => (
  <p>
    <TextButton onClick={remove}>Remove {label.toLowerCase()}</TextButton>
  </p>
)

/** Entries that are added, removed and moved. */
function List(props: Of<'list'>) {
  const { field, path, value, label, required } = props
  const { change } = useFormContext()
  const told = useTold(props)
  const items: unknown[] = Array.isArray(value) ? value : []
  const set = (list: readonly unknown[]) =>
    change(path, list.length === 0 && !required ? undefined : list)
  const move = (from: number, to: number) => {
    const list = [...items]
    list.splice(to, 0, ...list.splice(from, 1))
    set(list)
  }
  const isFull = field.most !== undefined && items.length >= field.most
  return (
    <Section path={path} label={label} summary={summaryOf(value)} told={told}>
      <ol className="form-list">
        {items.map((item, at) => (
          // Entries have no identity of their own.
          <li key={at}>
            <FormFieldView
              field={field.item}
              path={[...path, at]}
              value={item}
              label={`${at + 1}`}
              required
            />
            <div className="row-actions">
              <TextButton disabled={at === 0} onClick={() => move(at, at - 1)}>
                Up<span className="visually-hidden">: {`${label} ${at + 1}`}</span>
              </TextButton>
              <TextButton disabled={at === items.length - 1} onClick={() => move(at, at + 1)}>
                Down<span className="visually-hidden">: {`${label} ${at + 1}`}</span>
              </TextButton>
              <TextButton onClick={() => set(items.filter((_, other) => other !== at))}>
                Remove<span className="visually-hidden">: {`${label} ${at + 1}`}</span>
              </TextButton>
            </div>
          </li>
        ))}
      </ol>
      <TextButton disabled={isFull} onClick={() => set([...items, emptyValue(field.item)])}>
        Add to {label.toLowerCase()}
      </TextButton>
    </Section>
  )
}

function Tuple(props: Of<'tuple'>) {
  const { field, path, value, label, required } = props
  const { change } = useFormContext()
  const told = useTold(props)
  if (value === undefined || value === null)
    return <Missing {...props} told={told} add={() => change(path, emptyValue(field))} />
  const items: unknown[] = Array.isArray(value) ? value : []
  return (
    <Section path={path} label={label} summary={summaryOf(value)} told={told}>
      {field.items.map((item, at) => (
        <FormFieldView
          key={at}
          field={item}
          path={[...path, at]}
          value={items[at]}
          label={`${at + 1}`}
          required
        />
      ))}
      {!required && <RemoveField label={label} remove={() => change(path, undefined)} />}
    </Section>
  )
}

/** Fields that the author names. */
function RecordOf(props: Of<'record'>) {
  const { field, path, value, label } = props
  const { change } = useFormContext()
  const told = useTold(props)
  const [name, setName] = useState('')
  const data = isGroup(value) ? value : {}
  const add = () => {
    if (name.trim() === '' || Object.hasOwn(data, name.trim())) return
    change([...path, name.trim()], emptyValue(field.value))
    setName('')
  }
  const fields = (
    <>
      {Object.entries(data).map(([key, each]) => (
        <div key={key} className="form-entry">
          <FormFieldView
            field={field.value}
            path={[...path, key]}
            value={each}
            label={key}
            required
          />
          <RemoveField label={key} remove={() => change([...path, key], undefined)} />
        </div>
      ))}
      <div className="inline-form">
        <InputField
          label="Name of a new entry"
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <TextButton onClick={add}>Add it</TextButton>
      </div>
    </>
  )
  if (path.length === 0) return fields
  return (
    <Section path={path} label={label} summary={summaryOf(value)} told={told}>
      {fields}
    </Section>
  )
}

/** A word that says which fields there are, and those. */
function Choice(props: Of<'choice'>) {
  const { field, path, value, label } = props
  const { change } = useFormContext()
  const told = useTold(props)
  const data = isGroup(value) ? value : {}
  const word = asText(data[field.by])
  const branch = field.branches.find((each) => each.word === word)
  const summary = [word, summaryOf({ ...data, [field.by]: '' })].filter(Boolean).join(' · ')
  return (
    <Section path={path} label={label} summary={summary} told={told}>
      <ChoiceField
        label={fieldLabel(field.by)}
        value={word}
        options={field.branches.map((each) => [each.word, fieldLabel(each.word)] as const)}
        choose={(chosen) => change([...path, field.by], chosen)}
      />
      {branch?.field.type === 'group' && <Fields field={branch.field} path={path} value={value} />}
    </Section>
  )
}
