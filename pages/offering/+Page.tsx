import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { Article } from '../../renderer/components/Article.tsx'
import { RentalTerms } from './PriceSections.tsx'
import { Portfolio } from './Portfolio.tsx'
import { Scope } from './Scope.tsx'
import { Comparison } from '../../renderer/components/Comparison.tsx'
import { Breadcrumbs, Hero } from '../../renderer/components/headings.tsx'
import { Faqs, LinkLists } from '../../renderer/components/lists.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { PhoneLink } from '../../renderer/shell/links.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

/** What the firm sells. A machine opens with its terms, the rentals with all machines, houses with pictures of houses. */
export function Page() {
  const offering = useData<typeof data>()
  const { head, label, headline, lead, picture, phone, drawing, faqs, form, terms } = offering
  const { brand, comparison, headings, under, towns, related, projects, portfolio, machines } =
    offering
  return (
    <>
      <Hero badge={label} title={headline} lead={lead} picture={picture} tall={portfolio}>
        <a className="button" href="#estimate">
          Receive Your Estimate
        </a>
        {phone && (
          <span className="secondary-action">
            or call the yard: <PhoneLink number={phone} />
          </span>
        )}
      </Hero>
      <Breadcrumbs crumbs={head.crumbs} />
      {machines.length > 0 && (
        <section className="band wide">
          <h2>Our machines</h2>
          <Listing entries={machines} layout="quarters" eager />
        </section>
      )}
      {terms && <RentalTerms label={label} terms={terms} />}
      {portfolio && <Portfolio projects={projects} />}
      <Scope {...offering} />
      {drawing && <AnnotatedDrawing {...drawing} />}
      <Article headings={headings} ask />
      {comparison && (
        <section className="band wide">
          <Comparison brand={brand} {...comparison} />
        </section>
      )}
      <LinkLists lists={under} />
      {projects.length > 0 && !portfolio && (
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
      {related.length > 0 && machines.length === 0 && (
        <section className="band wide">
          <h2>Often done together</h2>
          <Listing entries={related} eager={!drawing && projects.length === 0} />
        </section>
      )}
    </>
  )
}
