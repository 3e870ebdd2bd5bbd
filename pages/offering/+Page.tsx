import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { Article } from '../../renderer/components/Article.tsx'
import { Comparison } from '../../renderer/components/Comparison.tsx'
import { Listing, type ListingEntry } from '../../renderer/components/Listing.tsx'
import { PageTrust, Proof } from '../../renderer/components/Proof.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { PlaceStyles } from '../../renderer/components/MapPlaces.tsx'
import { CallToActionLine, Hero } from '../../renderer/components/headings.tsx'
import { Faqs, LinkLists, Links } from '../../renderer/components/lists.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { UrgentNote } from '../../renderer/forms/FormNotes.tsx'
import { renderParts, useData, useWords } from '../../renderer/page-context.tsx'
import type { LinkList } from '../../services/content/model/routes.ts'
import { PhoneLink } from '../../renderer/shell/links.tsx'
import { HoursNote } from '../../renderer/shell/OpensNote.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import { WhoComes } from '../team/Team.tsx'
import type { WhoComesEntry } from '../team/team-data.ts'
import type { data } from './+data.ts'
import { Costs, Rental } from './PriceSections.tsx'

/** An offering. Machines begin with their rental terms, the rentals with all machines, houses with pictures of houses. */
export function Page() {
  const offering = useData<typeof data>()
  const { label, headline, lead, hero, picture, phone, drawing, faqs, form, terms, rates, yard } =
    offering
  const { brand, comparison, body, headings, under, towns, related, projects } = offering
  const { portfolio, machines, hasNumberedPictures } = offering
  const t = useWords('offeringPage')
  return (
    <>
      <Hero
        kind={hero}
        badge={label}
        title={headline}
        lead={lead}
        picture={picture}
        urgent={<UrgentNote />}
      >
        <a className="button" href="#estimate">
          {t('estimate')}
        </a>{' '}
        {phone && (
          <span className="secondary-action">
            {renderParts(t.parts('yard', { phone: <PhoneLink key="phone" number={phone} /> }))}{' '}
            <HoursNote />
          </span>
        )}
      </Hero>
      <PageTrust />
      {portfolio && <WhoAndPrice whoComes={offering.whoComes} prices={under} />}
      {machines.length > 0 && (
        <section className="band wide">
          <h2>{t('machines')}</h2>
          <Listing entries={machines} layout="quarters" eager />
        </section>
      )}
      {(terms ?? rates) && (
        <Rental title={t('terms', { machine: label })} terms={terms} rates={rates} phone={yard} />
      )}
      {portfolio && (
        <>
          <Portfolio projects={projects} />
          <Proof {...offering.proof} />
        </>
      )}
      <Scope {...offering} />
      {drawing && <AnnotatedDrawing {...drawing} eager={!portfolio} />}
      {hasNumberedPictures && <PlaceStyles />}
      <Article body={body} headings={headings} callToAction />
      {comparison && (
        <section className="band wide">
          <Comparison brand={brand} {...comparison} />
        </section>
      )}
      {!portfolio && <LinkLists lists={under} />}
      {projects.length > 0 && !portfolio && (
        <section className="band wide">
          <h2>{t('work')}</h2>
          <Listing entries={projects} eager={offering.eagerProjects} />
        </section>
      )}
      {towns.length > 0 && (
        <section className="band wide">
          <h2>{t('byTown', { service: label })}</h2>
          <Links className="town-links" links={towns} />
        </section>
      )}
      {/* One part with the questions: the ids that React makes follow from the number of parts. */}
      <>
        <Blocks blocks={offering.blocks} />
        <Faqs title={t('questions', { service: label.toLowerCase() })} faqs={faqs} />
      </>
      {!portfolio && <Proof {...offering.proof} />}
      <div className="band stone">
        <div className="narrow">
          {offering.whoComes && !portfolio && <WhoComes {...offering.whoComes} />}
          <ContactForm title={t('form')} {...form} />
        </div>
      </div>
      {related.length > 0 && machines.length === 0 && (
        <section className="band wide">
          <h2>{t('related')}</h2>
          <Listing entries={related} eager={offering.eagerRelated} />
        </section>
      )}
    </>
  )
}

/** Who runs the job and what it costs, before the pictures: for those who compare builders. */
function WhoAndPrice({ whoComes, prices }: WhoAndPriceProps) {
  if (!whoComes && prices.length === 0) return null
  return (
    <section className="band wide split">
      {whoComes && <WhoComes {...whoComes} />}
      <ul className="link-list">
        {prices
          .flatMap(({ links }) => links)
          .map(({ path, label, text }) => (
            <li key={path}>
              <a href={path}>{label}</a>
              <br />
              {text}
            </li>
          ))}
      </ul>
    </section>
  )
}

interface WhoAndPriceProps {
  whoComes: WhoComesEntry | undefined
  prices: readonly LinkList[]
}

/** The list of what is included, and the steps of the work; nothing if the firm has written neither. */
function Scope({
  features,
  costs,
  steps,
}: Pick<ReturnType<typeof data>, 'features' | 'costs' | 'steps'>) {
  const t = useWords('offeringPage')
  const hasList = features.length > 0 || costs.length > 0
  if (!hasList && steps.length === 0) return null
  return (
    <section className="band wide scope">
      {hasList && (
        <div>
          {features.length > 0 && (
            <>
              <h2>{t('included')}</h2>
              <ul className="checklist">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </>
          )}
          <Costs costs={costs} />
        </div>
      )}
      {steps.length > 0 && (
        <div>
          <h2>{t('steps')}</h2>
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
          <CallToActionLine />
        </div>
      )}
    </section>
  )
}

/** Projects with large pictures. */
function Portfolio({ projects }: { projects: readonly ListingEntry[] }) {
  const t = useWords('offeringPage')
  return (
    <section className="band dark" aria-labelledby="portfolio">
      <div className="wide">
        <h2 id="portfolio">{t('portfolio')}</h2>
        <ul className="portfolio">
          {projects.map(({ path, title, text, picture, note }, index) => (
            <li key={path}>
              <Picture
                picture={picture}
                sizes="(min-width: 48em) 60vw, 100vw"
                priority={index === 0 ? 'second' : undefined}
                decorative
              />
              <div>
                <p className="overline">{note}</p>
                <h3>
                  <a href={path}>{title}</a>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
