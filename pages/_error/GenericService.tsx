import served from 'virtual:served'
import { Hero } from '../../renderer/components/Hero.tsx'
import { Points } from '../../renderer/components/Points.tsx'
import { fillAll } from '../../services/content/model/placeholders.ts'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { useTabTitle } from './tab-title.ts'

/** Whether a slug is about a service type: its own name, its offering's, or either before a place. */
const isAbout =
  (slug: string) =>
  ({ slug: own, path, prefix }: (typeof served.types)[number]) =>
    [own, path.slice(1), prefix].some((name) => slug === name || slug.startsWith(`${name}-`))

/**
 * The generic service page (SPEC.md §2): for a bare name, and for a place that the service does not
 * know. What the trade is, where it has pages of its own, and the form.
 */
export function GenericService({ slug }: { slug: string }) {
  const { brand, types } = served
  const type = types.find(isAbout(slug)) ?? types.find(({ slug }) => slug === 'home-services')
  useTabTitle(`${type?.title ?? 'Services'} | ${brand}`)
  if (!type) return null
  const { label, title, summary, path, picture, towns, form } = type
  const { differentiators } = fillAll(type.copy, {
    town: 'your town',
    county: 'your county',
    Service: label,
    service: label.toLowerCase(),
  })
  return (
    <>
      <Hero badge={label} title={title} lead={summary} picture={picture}>
        <a className="button" href="/contact">
          Get a Free Estimate
        </a>
        <a className="quiet-action" href={path}>
          {`All about ${label.toLowerCase()}`}
        </a>
      </Hero>
      <section className="band wide">
        <h2>{label} by town</h2>
        <ul className="towns">
          {towns.map(({ path: town, label: name }) => (
            <li key={town}>
              <a href={town}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className="band wide">
        <h2>What sets the work apart</h2>
        <Points points={differentiators} />
      </section>
      <div className="band stone">
        <div className="narrow">
          <ContactForm title="Receive Your Free Estimate Today" {...form} />
        </div>
      </div>
    </>
  )
}
