import type { AttachmentKind } from '../../services/api/attachments/contract.ts'
import {
  answerText,
  contactFormFields,
  isProspectField,
} from '../../services/api/contact-form/fields.ts'
import { prospectAnswers } from '../../services/api/contact-form/prospect-answers.ts'
import { choiceLabel } from '../../services/api/contact-form/service-form.ts'
import type { Language } from '../../services/api/contract/language.ts'
import { attachmentLimits, attachmentTypes } from '../../services/api/contract/limits.ts'
import { paths } from '../../services/api/contract/paths.ts'
import type { Lead } from '../../services/api/leads/lead.ts'
import { DescriptionList } from '../components/lists.tsx'
import { AnswerField, useFieldTexts, withoutGaps } from '../forms/AnswerField.tsx'
import { InputField } from '../forms/Field.tsx'
import { useLanguage, useServiceForm, useShell, useWords } from '../page-context.tsx'

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
  /** Who will call, with their role; undefined: nobody by name. */
  caller?: string | undefined
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
export function Request({ lead, token, dueBy, caller, eraseBy, notice, formErrors }: RequestProps) {
  const language = useLanguage()
  const t = useWords('requestPage')
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
  const textsOf = useFieldTexts()
  const facts = fields.map((field) => {
    const { short, options } = textsOf(field.name)
    const choice = field.name === 'serviceType' && choiceLabel(form, lead, language)
    const answer = answers[field.name] ?? ''
    return [short, choice || answerText(field, answer, form, { language, options })] as const
  })
  return (
    <>
      <p>{t('intro', { reference: lead.id })}</p>
      {notice && <NoticeBox {...notice} />}
      <p className="by">
        {dueBy === undefined ? t('answered') : t('by', { when: dueBy })}{' '}
        {dueBy !== undefined && caller && `${t('caller', { person: caller })} `}
        {t('call', { phone: phones[0]?.number ?? '' })}
      </p>
      <h2>{t('sent')}</h2>
      <DescriptionList rows={facts} />
      <h2>{t('files')}</h2>
      <Files lead={lead} token={token} />
      <details className="estimate" open={formErrors !== undefined}>
        <summary>
          <h2>{t('correct')}</h2>
        </summary>
        <p>{t('correctHint')}</p>
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
          <button className="button">{t('save')}</button>
        </form>
      </details>
      <h2>{t('erase')}</h2>
      {eraseBy === 'email' ? (
        <p>{t('eraseByEmail')}</p>
      ) : (
        <>
          <p>{t('eraseHint')}</p>
          <p>
            <a href={withToken(paths.selfServiceErasure, token)}>{t('eraseLink')}</a>
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

const kindName = (kind: AttachmentKind): string => (kind === 'webp' ? 'WebP' : kind.toUpperCase())

/** The files that the lead has, and the form to add more. */
function Files({ lead: { attachments = [] }, token }: Pick<RequestProps, 'lead' | 'token'>) {
  const language = useLanguage()
  const t = useWords('requestPage')
  return (
    <>
      {attachments.length === 0 ? (
        <p>{t('noFiles')}</p>
      ) : (
        <ul className="files">
          {attachments.map(({ id, name, bytes, kind }) => (
            <li key={id}>{`${name} (${kindName(kind)}, ${sizeOf(bytes, language)})`}</li>
          ))}
        </ul>
      )}
      {attachments.length >= attachmentLimits.files ? (
        <p>{t('tooManyFiles')}</p>
      ) : (
        <form
          method="post"
          encType="multipart/form-data"
          action={withToken(paths.selfServiceFiles, token)}
        >
          <InputField
            label={t('choose')}
            hint={t('filesHint')}
            type="file"
            name="files"
            multiple
            required
            accept={attachmentTypes}
          />
          <button className="button">{t('upload')}</button>
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
  const t = useWords('requestPage')
  return (
    <>
      <p>{t('eraseAsk', { reference: lead.id })}</p>
      <form method="post" action={withToken(paths.selfServiceErasure, token)}>
        <button className="button danger">{t('eraseButton')}</button>
      </form>
      <p>
        <a href={withToken(paths.selfService, token)}>{t('back')}</a>
      </p>
    </>
  )
}
