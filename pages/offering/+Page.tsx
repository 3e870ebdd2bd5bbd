import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { Article } from '../../renderer/components/Article.tsx'
import { AskLine } from '../../renderer/components/AskLine.tsx'
import { Costs, RentalTerms } from './PriceSections.tsx'
import { Comparison } from '../../renderer/components/Comparison.tsx'
import { Breadcrumbs, Hero } from '../../renderer/components/headings.tsx'
import { Faqs, LinkLists } from '../../renderer/components/lists.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const offering = useData<typeof data>()
  const {
    head,
    label,
    headline,
    lead,
    picture,
    features,
    steps,
    drawing,
    costs,
    faqs,
    form,
    terms,
  } = offering
  const { brand, comparison, headings, under, towns, related, projects } = offering
  return (
    <>
      <Hero badge={label} title={headline} lead={lead} picture={picture}>
        <a className="button" href="#estimate">
          Receive Your Estimate
        </a>
      </Hero>
      <Breadcrumbs crumbs={head.crumbs} />
      <section className="band wide split">
        <div>
          <h2>What is included</h2>
          <ul className="checklist">
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
          <AskLine />
        </div>
      </section>
      {drawing && <AnnotatedDrawing {...drawing} />}
      {terms && <RentalTerms label={label} terms={terms} />}
      <Article headings={headings} ask />
      {comparison && (
        <section className="band wide">
          <Comparison brand={brand} {...comparison} />
        </section>
      )}
      <LinkLists lists={under} />
      {projects.length > 0 && (
        <section className="band wide">
          <h2>Work of this kind</h2>
          <Listing entries={projects} eager={!drawing} />
        </section>
      )}
      {towns.length > 0 && (
        <section className="band wide">
          <h2>{label} by town</h2>
          <ul className="town-links">
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
          <Listing entries={related} eager={!drawing && projects.length === 0} />
        </section>
      )}
    </>
  )
}
