import { mailtoLink } from '../../services/content/model/mailto-link.ts'
import { Stats } from '../../renderer/components/lists.tsx'
import { ApplicationForm } from '../../renderer/forms/ApplicationForm.tsx'
import { renderParts, usePhone, useWords } from '../../renderer/page-context.tsx'
import { PhoneLink } from '../../renderer/shell/links.tsx'
import type { JobEntry } from '../page-parts.ts'
import './careers.css'

/**
 * An open job in the page's language. Its title leads to its own page, if that is in the language, and the button to apply to the
 * form below all jobs.
 */
export function JobPosting({ path, job }: { path: string | undefined; job: JobEntry }) {
  const { slug, title, summary } = job
  return (
    <article aria-labelledby={`job-${slug}`}>
      <h3 id={`job-${slug}`}>{path ? <a href={path}>{title}</a> : title}</h3>
      <p>{summary}</p>
      <JobDetails job={job} applyHref="#apply" />
    </article>
  )
}

interface ApplicationProps {
  /** One job, or several to choose from. */
  jobs: readonly [AppliedFor, ...AppliedFor[]]
  email: string
}

/** A job or, without its last day, none in particular. */
type AppliedFor = Pick<JobEntry, 'slug' | 'title'> & Partial<Pick<JobEntry, 'until'>>

/** The form for a job, the last day to apply, and how to apply without it. */
export function Application({ jobs, email }: ApplicationProps) {
  const t = useWords('job')
  const application = useWords('application')
  const actionLine = useWords('actionLine')
  const phone = usePhone()
  const [{ until }] = jobs
  const body = t('emailBody').replaceAll('\n', '\r\n')
  const open = jobs.filter((job) => job.until !== undefined)
  const named = open.length > 0 ? open : jobs
  const subject = t('emailSubject', { job: named.map(({ title }) => title).join(' / ') })
  return (
    <>
      <p>
        {jobs.length === 1 && until !== undefined
          ? application('intro', { until })
          : application('introAll')}
      </p>
      <ApplicationForm jobs={jobs} />
      <p className="job-part">
        <a href={mailtoLink(email, { subject, body })}>{t('apply')}</a>{' '}
        {renderParts(actionLine.parts('orCall', { phone: <PhoneLink number={phone} /> }))}
      </p>
    </>
  )
}

interface JobDetailsProps {
  job: JobEntry
  /** Where the form is. */
  applyHref: string
  level?: 'h2' | 'h4'
}

/** The facts of a job across the page, then its duties, requirements and benefits beside each other. */
export function JobDetails({ job, applyHref, level: Title = 'h4' }: JobDetailsProps) {
  const { title, town, employment, pay, posted, until, ...lists } = job
  const t = useWords('job')
  const application = useWords('application')
  return (
    <div className="job">
      <Stats
        stats={[
          { label: t('pay'), value: t(`payPer.${pay.per}`, { range: pay.range }) },
          { label: t('place'), value: town },
          { label: t('kind'), value: t(`kinds.${employment}`) },
          { label: t('posted'), value: posted },
          { label: t('until'), value: until },
        ].filter(({ value }) => value)}
      />
      <div className="job-lists">
        {(['duties', 'needs', 'benefits'] as const).map((list) => (
          <div key={list}>
            <Title>{t(list)}</Title>
            <ul className="checklist">
              {lists[list].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        <a className="button" href={applyHref}>
          {application('open')}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </div>
  )
}
