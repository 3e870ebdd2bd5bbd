import type { Faq } from '../../services/content/schema/fields.ts'

/** One answer is open at a time, and clicking the open one closes it (SPEC.md §2). */
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
