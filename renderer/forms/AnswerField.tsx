import { Fragment } from 'react'
import type { ContactFormField } from '../../services/api/contact-form/fields.ts'
import {
  parseServiceChoice,
  type ServiceForm,
  serviceTypeLabel,
  wordsIn,
} from '../../services/api/contact-form/service-form.ts'
import type { Language } from '../../services/api/contract/language.ts'
import { urls } from '../../services/content/model/urls.ts'
import { renderParts, useLanguage, useWords } from '../page-context.tsx'
import { Field } from './Field.tsx'

interface AnswerFieldProps {
  field: ContactFormField
  form: ServiceForm
  error: string | undefined
  defaultValue?: string | undefined
  /** Gets the focus when the page opens. */
  focused?: boolean
}

/** Renders a field of the contact form from its declaration. */
export function AnswerField({ field, form, error, defaultValue = '', focused }: AnswerFieldProps) {
  const language = useLanguage()
  const { name, kind, label, hint, required, noChoice, half } = field
  const { autoComplete, inputMode } = field
  const common = { name, required, autoComplete, defaultValue, autoFocus: focused }
  return (
    <Field label={label[language]} hint={hint?.[language]} error={error} half={half}>
      {(wired) => {
        if (kind === 'choice')
          return (
            <select {...wired} {...common}>
              {noChoice && <option value="">{noChoice[language]}</option>}
              <AnswerOptions field={field} form={form} language={language} value={defaultValue} />
            </select>
          )
        // No maxLength: browsers truncate pasted text silently. The service returns an error that names the limit.
        if (kind === 'lines')
          return <textarea {...wired} {...common} rows={defaultValue === '' ? 3 : 6} />
        return <input {...wired} {...common} type={kind} inputMode={inputMode} />
      }}
    </Field>
  )
}

/** Returns fields of a form in which a half-width one without such a neighbor has the whole line. */
export const withoutGaps = (fields: readonly ContactFormField[]): ContactFormField[] =>
  fields.map((field, n) => {
    const { half, ...wide } = field
    const isPaired = fields[n - 1]?.half ?? fields[n + 1]?.half
    return half && !isPaired ? wide : field
  })

interface AnswerOptionsProps {
  field: ContactFormField
  form: ServiceForm
  language: Language
  /** The stored answer, which the form may not have anymore. */
  value: string
}

/** The options of a field; of the service type, each with its choices below it. */
export function AnswerOptions({
  field: { options = {}, ofServices },
  form,
  language,
  value,
}: AnswerOptionsProps) {
  if (!ofServices)
    return Object.entries(options).map(([value, words]) => (
      <option key={value} value={value}>
        {words[language]}
      </option>
    ))
  const isListed = value === '' || parseServiceChoice(form, value) !== undefined
  return (
    <>
      {!isListed && <option value={value}>{serviceTypeLabel(form, value, language)}</option>}
      {form.types.map(({ id, label, heading, choices }) => (
        <optgroup key={id} label={wordsIn(heading, language)}>
          <option value={id}>{wordsIn(label, language)}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {wordsIn(choice.label, language)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

/** The pages that the consent links. */
const consentPages = ['terms', 'privacy'] as const
export type ConsentPage = (typeof consentPages)[number]

/** Returns those that the site doesn't have; undefined if it has all. */
export function unlinkedIn(
  links: Partial<Record<ConsentPage, unknown>>,
): ConsentPage[] | undefined {
  const unlinked = consentPages.filter((name) => links[name] === undefined)
  return unlinked.length > 0 ? unlinked : undefined
}

interface AcceptTermsProps {
  checked: boolean
  /** Pages that the site doesn't have. */
  unlinked?: readonly ConsentPage[] | undefined
  error?: string | undefined
}

export function AcceptTerms({ checked, unlinked = [], error }: AcceptTermsProps) {
  const t = useWords('form')
  const pages = [
    { name: 'terms', href: urls.terms },
    { name: 'privacy', href: urls.privacy },
  ] as const
  const links = pages.filter(({ name }) => !unlinked.includes(name))
  const linked = links.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && <>{'\u00a0·'} </>}
      <a href={href}>{t(name)}</a>
    </Fragment>
  ))
  return (
    <label className="check">
      <input
        type="checkbox"
        name="acceptTerms"
        required
        defaultChecked={checked}
        aria-invalid={error ? true : undefined}
      />
      <span>
        {t('consent')}
        {links.length > 0 && <> {renderParts(t.parts('consentLinks', { links: linked }))}</>}
        {error && <span className="field-error">{error}</span>}
      </span>
    </label>
  )
}
