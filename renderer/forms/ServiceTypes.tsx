import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ContactFormField } from '../../services/api/contact-form/fields.ts'
import {
  parseServiceChoice,
  type ServiceForm,
  wordsIn,
} from '../../services/api/contact-form/service-form.ts'
import { useLanguage, useWords } from '../page-context.tsx'
import { AnswerField } from './AnswerField.tsx'
import { Field } from './Field.tsx'

interface ServiceTypesProps {
  field: ContactFormField
  form: ServiceForm
  error: string | undefined
  defaultValue: string | undefined
  /** The answer in the list; undefined before hydration. */
  answer: string | undefined
  /** Changes it. */
  choose: (answer: string) => void
}

/**
 * The service type as radio buttons and, once one is chosen, the choices of that type alone. The answer is that of the form's
 * list, which is sent, and which stands in their place without scripts; before hydration a chosen type shows it whole
 * (forms.css).
 */
export function ServiceTypes({
  field,
  form,
  error,
  defaultValue,
  answer,
  choose,
}: ServiceTypesProps) {
  const language = useLanguage()
  const t = useWords('form')
  const group = useId()
  const shown = answer ?? defaultValue ?? ''
  const chosen = parseServiceChoice(form, shown)?.serviceType
  const type = form.types.find(({ id }) => id === chosen)
  const replaced = answer !== undefined && type !== undefined
  const types = useRef<HTMLFieldSetElement>(null)
  const choices = useRef<HTMLSelectElement>(null)
  // Hydration starts when the keyboard reaches the list, and hides it.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!replaced || !(focused instanceof HTMLSelectElement) || focused.name !== field.name) return
    const next = choices.current ?? types.current?.querySelector<HTMLElement>(':checked')
    next?.focus()
  }, [replaced, field.name])
  return (
    <>
      <fieldset ref={types} className="types">
        <legend>{t('types')}</legend>
        {form.types.map(({ id, heading }) => (
          <label key={id}>
            {/* Without a form, so that a form post does not contain it. */}
            <input
              type="radio"
              form=""
              name={group}
              value={id}
              checked={id === chosen}
              onChange={() => choose(id)}
            />
            {wordsIn(heading, language)}
          </label>
        ))}
        {replaced && type.choices.length === 0 && error && <p className="field-error">{error}</p>}
      </fieldset>
      <AnswerField
        field={field}
        form={form}
        error={replaced ? undefined : error}
        defaultValue={defaultValue}
        hidden={replaced}
      />
      {replaced && type.choices.length > 0 && (
        <Field label={t('choices')} error={error}>
          {(wired) => (
            <select
              {...wired}
              ref={choices}
              value={shown}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
                choose(currentTarget.value)
              }
            >
              {[type, ...type.choices].map(({ id, label }) => (
                <option key={id} value={id}>
                  {wordsIn(label, language)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
