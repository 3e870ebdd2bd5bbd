import { useState } from 'react'
import { englishName } from '../../../services/content/model/languages.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { TextButton } from '../components/buttons.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { DownloadField, VideoField } from './DownloadField.tsx'
import { useFormContext } from './form-context.ts'
import { fieldLabel } from './labels.ts'
import { Missing, RemoveField, Section } from './section.tsx'
import {
  asText,
  type FieldProps,
  NumberField,
  type Of,
  Options,
  Picture,
  Reference,
  TextField,
  useTold,
  yesNo,
} from './value-fields.tsx'
import { emptyValue, isGroup, summaryOf, valueIn } from './values.ts'

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
      if (field.to === 'images' || field.to === 'layers')
        return <Picture {...props} field={field} />
      return field.to === 'files' ? (
        <DownloadField {...props} field={field} />
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
      if (field.plays) return <VideoField {...props} field={field} />
      return <TextField {...props} long={field.long} most={field.most} />
    case 'fixed':
      return null
  }
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

/** Entries that are added, removed and moved. */
function List(props: Of<'list'>) {
  const { field, path, value, label, required } = props
  const { change, original } = useFormContext()
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
  const others = valueIn(original?.data, path)
  const hasWords = ['group', 'choice', 'text'].includes(field.item.type)
  const missing: unknown[] = hasWords && Array.isArray(others) ? others.slice(items.length) : []
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
      {original && missing.length > 0 && (
        <TextButton
          onClick={() =>
            // What isn't words is the original's.
            set([...items, ...missing.map((each) => (isGroup(each) ? {} : ''))])
          }
        >
          Add as many as in {englishName(original.language)}
          <span className="visually-hidden"> to {label.toLowerCase()}</span>
        </TextButton>
      )}
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
  const { change, original } = useFormContext()
  const told = useTold(props)
  const [name, setName] = useState('')
  const data = isGroup(value) ? value : {}
  const others = valueIn(original?.data, path)
  const untranslated = isGroup(others)
    ? Object.keys(others).filter((key) => !Object.hasOwn(data, key))
    : []
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
      {untranslated.length > 0 && (
        <div className="row-actions">
          {untranslated.map((key) => (
            <TextButton key={key} onClick={() => change([...path, key], emptyValue(field.value))}>
              Add {key}
            </TextButton>
          ))}
        </div>
      )}
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
  const { change, original } = useFormContext()
  const told = useTold(props)
  const data = isGroup(value) ? value : {}
  const word = asText(data[field.by] ?? valueIn(original?.data, [...path, field.by]))
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
