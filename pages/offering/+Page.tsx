import { Article } from '../../renderer/components/Article.tsx'
import { Costs } from '../../renderer/components/Costs.tsx'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { Faqs } from '../../renderer/components/Faqs.tsx'
import { Hero } from '../../renderer/components/Hero.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { RentalTerms } from './RentalTerms.tsx'

export function Page() {
  const offering = useData<typeof data>()
  const { head, label, headline, lead, picture, features, steps, costs, faqs, form, terms } =
    offering
  const { headings, towns, related, projects } = offering
  return (
    <>
      <Hero badge={label} title={headline} lead={lead} picture={picture}>
        <a className="button" href="#estimate">
          Receive Your Estimate
        </a>
      </Hero>
      <Crumbs crumbs={head.crumbs} />
      <section className="band wide split">
        <div>
          <h2>What is included</h2>
          <ul className="ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Costs costs={costs} />
        </div>
        <div>
          <h2>How the work runs</h2>
          <ol className="steps">
            {steps.map(({ title, duration, text }) => (
              <li key={title}>
                <h3>
                  {title} <span className="duration">{duration}</span>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {terms && <RentalTerms label={label} terms={terms} />}
      <Article headings={headings} />
      {projects.length > 0 && (
        <section className="band wide">
          <h2>Work of this kind</h2>
          <Listing entries={projects} early />
        </section>
      )}
      {towns.length > 0 && (
        <section className="band wide">
          <h2>{label} by town</h2>
          <ul className="towns">
            {towns.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Faqs title={`Questions about ${label.toLowerCase()}`} faqs={faqs} />
      <div className="band stone">
        <div className="narrow">
          <ContactForm title="Receive Your Free Estimate Today" {...form} />
        </div>
      </div>
      {related.length > 0 && (
        <section className="band wide">
          <h2>Often done together</h2>
          <Listing entries={related} early={projects.length === 0} />
        </section>
      )}
    </>
  )
}
