import { applicationsPath } from '../../services/api/contract/public-forms.ts'
import { attachmentTypes } from '../../services/api/contract/limits.ts'
import { usePath, useShell, useWords } from '../page-context.tsx'
import { Field, Honeypot, InputField } from './Field.tsx'

/** The fields that are shown again with their values. */
const answers = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: false },
  { name: 'trade', type: 'text', required: true },
  { name: 'start', type: 'text', required: true },
] as const

interface ApplicationFormProps {
  /** The job, or several to choose from. */
  jobs: readonly { slug: string; title: string }[]
  /** What was sent, and what is wrong with it, by field; `files` is the error of the files. */
  sent?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
}

/**
 * The form for open jobs. It is plain HTML: the browser posts it, with and without JavaScript, and the service answers
 * with a page.
 */
export function ApplicationForm({ jobs, sent = {}, errors = {} }: ApplicationFormProps) {
  const t = useWords('application')
  const path = usePath()
  const { privacy } = useShell().formLinks
  const valueOf = (name: string) => (Object.hasOwn(sent, name) ? sent[name] : undefined)
  const errorOf = (name: string) => (Object.hasOwn(errors, name) ? errors[name] : undefined)
  const hints = { email: t('emailHint'), trade: t('tradeHint'), start: t('startHint') }
  const firstError = answers.find(({ name }) => errorOf(name) !== undefined)
  return (
    <div className="estimate">
      <form method="post" encType="multipart/form-data" action={applicationsPath}>
        {jobs.length === 1 ? (
          <input type="hidden" name="job" value={jobs[0]?.slug} />
        ) : (
          <Field label={t('job')} error={errorOf('job')}>
            {(wired) => (
              <select {...wired} name="job" required>
                <option value="">{t('chooseJob')}</option>
                {jobs.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {answers.map(({ name, ...input }) => (
          <InputField
            key={name}
            label={t(name)}
            hint={name in hints ? hints[name as keyof typeof hints] : undefined}
            error={errorOf(name)}
            name={name}
            defaultValue={valueOf(name)}
            {...input}
            {...(firstError?.name === name && { autoFocus: true })}
          />
        ))}
        <input type="hidden" name="page" value={valueOf('page') ?? path} />
        <Honeypot />
        <InputField
          label={t('file')}
          hint={t('fileHint')}
          error={errorOf('files')}
          type="file"
          name="files"
          multiple
          accept={attachmentTypes}
        />
        <p className="field-hint">
          {t('consent')}
          {privacy !== undefined && (
            <>
              {' '}
              <a href={privacy}>{t('privacy')}</a>
            </>
          )}
        </p>
        <button className="button">{t('submit')}</button>
      </form>
    </div>
  )
}
