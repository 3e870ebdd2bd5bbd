import { Hero } from '../../renderer/components/headings.tsx'
import { Links, Points } from '../../renderer/components/lists.tsx'
import { fillAll } from '../../services/content/model/location/placeholders.ts'
import { useWords } from '../../renderer/page-context.tsx'
import { siteWords } from '../../services/content/model/site-words.ts'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import type { CatchAllData } from './catch-all-data.ts'
import { useDocumentTitle } from './catch-all-view.ts'

/** Whether a slug names a service type: by one of its names, its prefix or its offering's slug, alone or before a town. */
const matchesSlug =
  (slug: string) =>
  ({ slug: own, path, prefix, alsoAs }: CatchAllData['types'][number]) =>
    [own, path.slice(1), prefix, ...alsoAs.map((also) => also.slug)].some(
      (name) => slug === name || slug.startsWith(`${name}-`),
    )

/**
 * The generic service page (S1.24, S2.20), for a service name without a town, or with a town that the API does not
 * know: the trade, links to its town pages, and the form.
 */
export function GenericService({ slug, content }: { slug: string; content: CatchAllData }) {
  const { brand, types, fallback } = content
  const type = types.find(matchesSlug(slug)) ?? types.find((one) => one.slug === fallback)
  useDocumentTitle(`${type?.title ?? siteWords(content, 'titles')('services')} | ${brand}`)
  const t = useWords('otherPlace')
  const inTown = useWords('locationPage')
  const offering = useWords('offeringPage')
  if (!type) return null
  const { label, title, summary, path, picture, towns, form } = type
  const { differentiators } = fillAll(type.copy, {
    town: t('yourTown'),
    county: t('yourCounty'),
    Service: label,
    service: label.toLowerCase(),
  })
  return (
    <>
      <Hero kind="split" badge={label} title={title} lead={summary} picture={picture}>
        <a className="button" href="#estimate">
          {inTown('estimate')}
        </a>{' '}
        <a className="secondary-action" href={path}>
          {t('about', { service: label.toLowerCase() })}
        </a>
      </Hero>
      <section className="band wide">
        <h2>{offering('byTown', { service: label })}</h2>
        <Links className="town-links" links={towns} />
      </section>
      {differentiators.length > 0 && (
        <section className="band wide">
          <h2>{inTown('differences')}</h2>
          <Points points={differentiators} />
        </section>
      )}
      <div className="band stone">
        <div className="narrow">
          <ContactForm title={offering('form')} {...form} />
        </div>
      </div>
    </>
  )
}
