import type { LinkList } from '../../services/content/model/routes.ts'
import type { Faq, Point } from '../../services/content/schema/fields.ts'

/** Short headings with a short text under each. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Numbers with labels, in one row. */
export function Stats({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <dl className="stats">
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Links with a line about each, a section for each list. */
export function LinkLists({ lists }: { lists: readonly LinkList[] }) {
  return lists.map(({ title, links }) => (
    <section className="band wide" key={title}>
      <h2>{title}</h2>
      <ul className="points">
        {links.map(({ path, label, text }) => (
          <li key={path}>
            <h3>
              <a href={path}>{label}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** One answer is open at a time, and clicking the open one closes it (S2.18). */
export function Faqs({ title, faqs }: { title: string; faqs: readonly Faq[] }) {
  return (
    <section className="band narrow faqs" id="faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{title}</h2>
      {faqs.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
