import {
  answerText,
  contactFormFields,
  isProspectField,
  shortLabel,
} from '../../services/api/contact-form/fields.ts'
import { prospectAnswers } from '../../services/api/contact-form/prospect-answers.ts'
import { choiceLabel } from '../../services/api/contact-form/service-form.ts'
import type { Language } from '../../services/api/contract/language.ts'
import { attachmentLimits, attachmentTypes } from '../../services/api/contract/limits.ts'
import { paths } from '../../services/api/contract/paths.ts'
import type { Lead } from '../../services/api/leads/lead.ts'
import { DescriptionList } from '../components/lists.tsx'
import { AnswerField, withoutGaps } from '../forms/AnswerField.tsx'
import { InputField } from '../forms/Field.tsx'
import { useLanguage, useServiceForm, useShell } from '../page-context.tsx'
import { requestTexts } from './request-texts.ts'

/** The notice or error at the top of the page. */
export interface Notice {
  text: string
  bad?: boolean
  items?: readonly string[]
}

export interface RequestProps {
  lead: Lead
  token: string
  /** The due time as text; undefined: the office has started on the lead. */
  dueBy: string | undefined
  /** How the lead can be erased; `email`: only by the link in the email. Left out: by this link. */
  eraseBy?: 'link' | 'email'
  notice?: Notice | undefined
  /** Rejected form values, with error messages. */
  formErrors?:
    | { sent: Readonly<Record<string, string>>; fields: Readonly<Record<string, string>> }
    | undefined
}

const withToken = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`

/** The prospect's view of their lead: its answers, the due time, and what they can do. */
export function Request({ lead, token, dueBy, eraseBy, notice, formErrors }: RequestProps) {
  const language = useLanguage()
  const texts = requestTexts[language]
  const { phones } = useShell()
  const form = useServiceForm()
  const answers: Readonly<Record<string, string>> = prospectAnswers(form, lead)
  const fields = withoutGaps(
    contactFormFields.filter(
      ({ name }) =>
        isProspectField(name) && (form.questions.some((one) => one === name) || answers[name]),
    ),
  )
  const firstError = fields.find(({ name }) => formErrors?.fields[name] !== undefined)
  const facts = fields.map(
    (field) =>
      [
        shortLabel(field, language),
        (field.name === 'serviceType' && choiceLabel(form, lead, language)) ||
          answerText(field, answers[field.name] ?? '', language, form),
      ] as const,
  )
  return (
    <>
      <p>{texts.intro(lead.id)}</p>
      {notice && <NoticeBox {...notice} />}
      <p className="by">
        {dueBy === undefined ? texts.answered : texts.by(dueBy)}{' '}
        {texts.call(phones[0]?.number ?? '')}
      </p>
      <h2>{texts.sent}</h2>
      <DescriptionList rows={facts} />
      <h2>{texts.files}</h2>
      <Files lead={lead} token={token} />
      <details className="estimate" open={formErrors !== undefined}>
        <summary>
          <h2>{texts.correct}</h2>
        </summary>
        <p>{texts.correctHint}</p>
        <form method="post" action={withToken(paths.selfService, token)}>
          {fields.map((field) => (
            <AnswerField
              key={field.name}
              field={field}
              form={form}
              defaultValue={(formErrors?.sent ?? answers)[field.name]}
              error={formErrors?.fields[field.name]}
              focused={field === firstError}
            />
          ))}
          <button className="button">{texts.save}</button>
        </form>
      </details>
      <h2>{texts.erase}</h2>
      {eraseBy === 'email' ? (
        <p>{texts.eraseByEmail}</p>
      ) : (
        <>
          <p>{texts.eraseHint}</p>
          <p>
            <a href={withToken(paths.selfServiceErasure, token)}>{texts.eraseLink}</a>
          </p>
        </>
      )}
    </>
  )
}

export const NoticeBox = ({ text, bad = false, items = [] }: Notice) => (
  <div className="notice" role={bad ? 'alert' : 'status'}>
    <p>{text}</p>
    {items.length > 0 && (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
  </div>
)

/** The files that the lead has, and the form to add more. */
function Files({ lead: { attachments = [] }, token }: Pick<RequestProps, 'lead' | 'token'>) {
  const language = useLanguage()
  const texts = requestTexts[language]
  return (
    <>
      {attachments.length === 0 ? (
        <p>{texts.noFiles}</p>
      ) : (
        <ul className="files">
          {attachments.map(({ id, name, bytes, kind }) => (
            <li key={id}>{`${name} (${texts.kinds[kind]}, ${sizeOf(bytes, language)})`}</li>
          ))}
        </ul>
      )}
      {attachments.length >= attachmentLimits.files ? (
        <p>{texts.tooManyFiles}</p>
      ) : (
        <form
          method="post"
          encType="multipart/form-data"
          action={withToken(paths.selfServiceFiles, token)}
        >
          <InputField
            label={texts.choose}
            hint={texts.filesHint}
            type="file"
            name="files"
            multiple
            required
            accept={attachmentTypes}
          />
          <button className="button">{texts.upload}</button>
        </form>
      )}
    </>
  )
}

/** In kB below a megabyte, otherwise in MB with one decimal; with a point in Spanish too, as in Mexico and the US. */
function sizeOf(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  const megabytes = new Intl.NumberFormat(`${language}-US`, { maximumFractionDigits: 1 })
  return `${megabytes.format(bytes / 1_000_000)} MB`
}

/** Asks for confirmation before the erasure. */
export function Erasure({ lead, token }: Pick<RequestProps, 'lead' | 'token'>) {
  const texts = requestTexts[useLanguage()]
  return (
    <>
      <p>{texts.eraseAsk(lead.id)}</p>
      <form method="post" action={withToken(paths.selfServiceErasure, token)}>
        <button className="button danger">{texts.eraseButton}</button>
      </form>
      <p>
        <a href={withToken(paths.selfService, token)}>{texts.back}</a>
      </p>
    </>
  )
}
