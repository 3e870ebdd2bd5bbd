import { mailtoLink } from '../../services/content/model/mailto-link.ts'
import { Fragment } from 'react'
import { DescriptionList } from '../../renderer/components/lists.tsx'
import { usePhone } from '../../renderer/page-context.tsx'
import { PhoneLink } from '../../renderer/shell/links.tsx'
import type { JobEntry } from '../page-parts.ts'
import './careers.css'

interface JobPostingProps {
  job: JobEntry
  language: 'en' | 'es'
  email: string
}

const labels = {
  en: {
    place: 'Location',
    kind: 'Type',
    kinds: {
      'full-time': 'Full time, all year',
      'part-time': 'Part time',
      seasonal: 'Seasonal',
      contract: 'Contract',
    },
    pay: 'Pay',
    per: { hour: 'an hour', year: 'a year' },
    posted: 'Posted',
    until: 'Apply by',
    duties: 'What you do',
    needs: 'What you bring',
    benefits: 'Benefits',
    apply: 'Apply by email',
    subject: 'Work: ',
    questions: [
      'My name:',
      'My phone number:',
      'My trade, and for how long:',
      'When I could start:',
    ],
    orCall: 'or call',
  },
  es: {
    place: 'Lugar',
    kind: 'Tipo',
    kinds: {
      'full-time': 'Tiempo completo, todo el año',
      'part-time': 'Medio tiempo',
      seasonal: 'Por temporada',
      contract: 'Por contrato',
    },
    pay: 'Pago',
    per: { hour: 'por hora', year: 'por año' },
    posted: 'Publicado',
    until: 'Fecha límite',
    duties: 'Qué va a hacer',
    needs: 'Qué pedimos',
    benefits: 'Prestaciones',
    apply: 'Solicitar por correo',
    subject: 'Trabajo: ',
    questions: [
      'Mi nombre:',
      'Mi teléfono:',
      'Mi oficio y cuánto tiempo llevo:',
      'Cuándo podría empezar:',
    ],
    orCall: 'o llame al',
  },
} as const

/** An open job in the page's language. In English its title links to its own page. */
export function JobPosting({ path, ...props }: JobPostingProps & { path: string }) {
  const { slug, title, summary } = props.job
  return (
    <article aria-labelledby={`job-${slug}`}>
      <h3 id={`job-${slug}`}>{props.language === 'en' ? <a href={path}>{title}</a> : title}</h3>
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
  language,
  email,
  level: Title = 'h4',
}: JobPostingProps & { level?: 'h2' | 'h4' }) {
  const { title, town, employment, pay, posted, until, ...lists } = job
  const text = labels[language]
  const phone = usePhone()
  // Without them many applications would lack the phone number.
  const body = text.questions.join('\r\n')
  return (
    <>
      <div>
        <DescriptionList
          rows={[
            [text.place, town],
            [text.kind, text.kinds[employment]],
            [text.pay, `${pay.range} ${text.per[pay.per]}`],
            [text.posted, posted],
            [text.until, until],
          ]}
        />
        <p className="job-part">
          <a className="button" href={mailtoLink(email, { subject: text.subject + title, body })}>
            {text.apply}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
        <p className="job-part">
          {text.orCall} <PhoneLink number={phone} />
        </p>
      </div>
      <div>
        {(['duties', 'needs', 'benefits'] as const).map((list) => (
          <Fragment key={list}>
            <Title className="job-part">{text[list]}</Title>
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
