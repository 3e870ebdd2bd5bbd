import { Fragment, useContext } from 'react'
import type { ContactFieldName, ContactFormField } from '../../services/api/contact-form/fields.ts'
import {
  parseServiceChoice,
  type ServiceForm,
  serviceTypeLabel,
  labelForStaff,
  wordsIn,
} from '../../services/api/contact-form/service-form.ts'
import type { Language } from '../../services/api/contract/language.ts'
import { type FieldTexts, fieldTexts } from '../../services/content/model/field-texts.ts'
import { urls } from '../../services/content/model/urls.ts'
import { renderParts, useLanguage, useWords, WordsContext } from '../page-context.tsx'
import { Field } from './Field.tsx'

/**
 * Returns a function for the texts of a field, in the page's language. An island declares the group `fields`.
 * @throws Error the island has not declared it
 */
export function useFieldTexts(): (name: ContactFieldName) => FieldTexts {
  const { fields } = useContext(WordsContext)[useLanguage()] ?? {}
  if (!fields) throw new Error('The words of “fields” are not here: declare the group.')
  return (name) => fieldTexts(fields, name)
}

interface AnswerFieldProps {
  field: ContactFormField
  form: ServiceForm
  error: string | undefined
  /** In place of the field's own words. */
  label?: string | undefined
  hint?: string | undefined
  defaultValue?: string | undefined
  /** Gets the focus when the page opens. */
  focused?: boolean
  /** Not shown: another control shows its answer. */
  hidden?: boolean
}

/** Renders a field of the contact form from its declaration. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, form, error, defaultValue = '', focused, hidden } = props
  const language = useLanguage()
  const { name, kind, required, half, autoComplete, inputMode, ofServices } = field
  const { none, options, ...own } = useFieldTexts()(name)
  const { label = own.label, hint = own.hint } = props
  const common = { name, required, autoComplete, defaultValue, autoFocus: focused }
  return (
    <Field label={label} hint={hint} error={error} half={half} hidden={hidden}>
      {(wired) => {
        if (kind === 'choice')
          return (
            <select {...wired} {...common}>
              {none && <option value="">{none}</option>}
              <AnswerOptions {...{ options, ofServices, form, language }} value={defaultValue} />
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
  /** Labels by value; none where they are the service types. */
  options: ContactFormField['options']
  ofServices: ContactFormField['ofServices']
  form: ServiceForm
  language: Language
  /** The stored answer, which the form may not have anymore. */
  value: string
}

/**
 * The options of a field; of the service type, each with its choices below it, and with what `readServiceTypes` reads of
 * it.
 */
export function AnswerOptions({
  options = {},
  ofServices,
  form,
  language,
  value,
}: AnswerOptionsProps) {
  if (!ofServices)
    return Object.entries(options).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
  const isListed = value === '' || parseServiceChoice(form, value) !== undefined
  return (
    <>
      {!isListed && <option value={value}>{serviceTypeLabel(form, value, language)}</option>}
      {form.types.map(({ id, label, heading, services, choices }) => (
        <optgroup
          key={id}
          label={wordsIn(heading, language)}
          data-en={englishOf(heading, language)}
          data-services={services.join(' ')}
        >
          <option value={id} data-en={englishOf(label, language)}>
            {wordsIn(label, language)}
          </option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id} data-en={englishOf(choice.label, language)}>
              {wordsIn(choice.label, language)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

const englishOf = (words: ServiceForm['types'][number]['label'], language: Language) =>
  wordsIn(words, language) === labelForStaff(words) ? undefined : labelForStaff(words)

/** Says that the request can't wait. */
export const UrgentTick = ({ checked = false }: { checked?: boolean }) => (
  <label className="check">
    <input type="checkbox" name="urgent" defaultChecked={checked} />
    <span>{useWords('form')('urgent')}</span>
  </label>
)

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
