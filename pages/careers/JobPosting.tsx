import { mailtoLink } from '../../services/content/model/mailto-link.ts'
import { Fragment } from 'react'
import { DescriptionList } from '../../renderer/components/lists.tsx'
import { renderParts, usePhone, useWords } from '../../renderer/page-context.tsx'
import { PhoneLink } from '../../renderer/shell/links.tsx'
import type { JobEntry } from '../page-parts.ts'
import './careers.css'

interface JobPostingProps {
  job: JobEntry
  email: string
}

/** An open job in the page's language. Its title links to its own page, if that is in the language. */
export function JobPosting({ path, ...props }: JobPostingProps & { path: string | undefined }) {
  const { slug, title, summary } = props.job
  return (
    <article aria-labelledby={`job-${slug}`}>
      <h3 id={`job-${slug}`}>{path ? <a href={path}>{title}</a> : title}</h3>
      <p>{summary}</p>
      <div className="split">
        <JobDetails {...props} />
      </div>
    </article>
  )
}

/** The facts of a job, its duties, requirements and benefits. */
export function JobDetails({
  job,
  email,
  level: Title = 'h4',
}: JobPostingProps & { level?: 'h2' | 'h4' }) {
  const { title, town, employment, pay, posted, until, ...lists } = job
  const t = useWords('job')
  const actionLine = useWords('actionLine')
  const phone = usePhone()
  const body = t('emailBody').replaceAll('\n', '\r\n')
  const subject = t('emailSubject', { job: title })
  return (
    <>
      <div>
        <DescriptionList
          rows={[
            [t('place'), town],
            [t('kind'), t(`kinds.${employment}`)],
            [t('pay'), t(`payPer.${pay.per}`, { range: pay.range })],
            [t('posted'), posted],
            [t('until'), until],
          ]}
        />
        <p className="job-part">
          <a className="button" href={mailtoLink(email, { subject, body })}>
            {t('apply')}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
        <p className="job-part">
          {renderParts(actionLine.parts('orCall', { phone: <PhoneLink number={phone} /> }))}
        </p>
      </div>
      <div>
        {(['duties', 'needs', 'benefits'] as const).map((list) => (
          <Fragment key={list}>
            <Title className="job-part">{t(list)}</Title>
            <ul className="checklist">
              {lists[list].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </>
  )
}
