import type { data } from './+data.ts'

type Language = ReturnType<typeof data>['language']

interface OpeningProps {
  opening: ReturnType<typeof data>['openings'][number]
  language: Language
  email: string
}

const words = {
  en: {
    place: 'Where the day begins',
    kind: 'Kind',
    kinds: {
      'full-time': 'Full time, all year',
      'part-time': 'Part time',
      seasonal: 'For the season',
      contract: 'By contract',
    },
    pay: 'Pay',
    per: { hour: 'an hour', year: 'a year' },
    posted: 'Posted',
    until: 'Apply by',
    duties: 'What you do',
    needs: 'What you bring',
    apply: 'Write to us about it',
    subject: 'Work: ',
  },
  es: {
    place: 'Dónde empieza el día',
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
    until: 'Solicite a más tardar el',
    duties: 'Qué hará',
    needs: 'Qué trae usted',
    apply: 'Escríbanos sobre este puesto',
    subject: 'Trabajo: ',
  },
} as const

/** A post that is open, in the language of its page. */
export function Opening({ opening, language, email }: OpeningProps) {
  const { slug, title, summary, town, employment, pay, posted, until, duties, needs } = opening
  const say = words[language]
  const facts = [
    [say.place, town],
    [say.kind, say.kinds[employment]],
    [say.pay, `${pay.range} ${say.per[pay.per]}`],
    [say.posted, posted],
    [say.until, until],
  ] as const
  return (
    <article className="split" aria-labelledby={`opening-${slug}`}>
      <div>
        <h3 id={`opening-${slug}`}>{title}</h3>
        <p>{summary}</p>
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h4>{say.duties}</h4>
        <ul className="ticks">
          {duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
        <h4>{say.needs}</h4>
        <ul className="ticks">
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p>
          <a href={`mailto:${email}?subject=${encodeURIComponent(say.subject + title)}`}>
            {say.apply}
          </a>
        </p>
      </div>
    </article>
  )
}
