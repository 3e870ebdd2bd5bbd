import type { ReactNode } from 'react'
import { CallToActionLine, Hero } from '../../renderer/components/headings.tsx'
import { Comparison } from '../../renderer/components/Comparison.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { LinkSentences } from '../../renderer/components/LinkSentences.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { Faqs, LinkLists, Points, Stats, TownFigures } from '../../renderer/components/lists.tsx'
import { PageTrust } from '../../renderer/components/Proof.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { UrgentNote } from '../../renderer/forms/FormNotes.tsx'
import { renderParts, useWords } from '../../renderer/page-context.tsx'
import type { TownMeasurement } from '../../services/content/model/town-measurements.ts'
import { Costs } from '../offering/PriceSections.tsx'
import type { LocationData } from './location-data.ts'

interface LocationHeroData extends Pick<
  LocationData,
  'badge' | 'title' | 'lead' | 'picture' | 'fallback' | 'contact'
> {
  copy: Pick<LocationData['copy'], 'stats'>
}

/** The top of a location page (S2.21): the hero, its two actions, and four stats. */
export function LocationHero({ page }: { page: LocationHeroData }) {
  const t = useWords('locationPage')
  return (
    <>
      <Hero
        kind="split"
        badge={page.badge}
        title={page.title}
        lead={page.lead}
        picture={page.picture}
        fallback={page.fallback}
        urgent={<UrgentNote />}
      >
        <a className="button" href={page.contact}>
          {t('estimate')}
        </a>{' '}
        <a className="secondary-action" href="#services">
          {t('services')}
        </a>
      </Hero>
      {page.copy.stats.length > 0 && (
        <div className="wide">
          <Stats stats={page.copy.stats} />
        </div>
      )}
      <PageTrust />
    </>
  )
}

interface TownFactsProps {
  town: { name: string }
  /** The trade's name for customers: “Roofing contractor”. */
  trade: string
  /** The permit office; left out if the trade rarely needs a permit. */
  permits?: { office: string; url: string; review: string } | undefined
  figures: readonly TownMeasurement[]
  /** What the town charges for such work; left out where only the API knows the town. */
  fees?: LocationData['fees']
  /** A picture of the trade; the hero shows the town. */
  picture?: PictureData | undefined
  consequences: readonly { title: string; text: string; local: string | undefined }[]
  local: readonly string[]
}

/** The local paragraphs about the trade, the town's facts with their sources, then the consequences of each. */
export function TownFacts({
  town,
  trade,
  permits,
  figures,
  fees = [],
  picture,
  consequences,
  local,
}: TownFactsProps) {
  const t = useWords('locationPage')
  const facts = (figures.length > 0 || permits) && (
    <TownFigures figures={figures}>
      {permits && (
        <div className="permits">
          <dt>{t('permits')}</dt>
          <dd>
            <a href={permits.url} rel="external noopener">
              {permits.office}
            </a>
          </dd>
          <dd className="fine-print">{permits.review}</dd>
        </div>
      )}
    </TownFigures>
  )
  return (
    <section className="band wide" aria-labelledby="place">
      <div className={picture && 'split'}>
        <div className={picture ? undefined : 'readable-width'}>
          <h2 id="place">{t('place', { trade, town: town.name })}</h2>
          {local.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {local.length === 0 && facts}
        </div>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 48em) 50rem, 100vw" priority="second" />
        )}
      </div>
      {local.length > 0 && facts}
      {fees.length > 0 && (
        <div className="town-fees">
          <Costs costs={fees} level="h3" />
        </div>
      )}
      {consequences.map(({ title, text, local: here }) => (
        <div key={title} className="town-consequence">
          <h3>{title}</h3>
          <div>
            {here && <p>{here}</p>}
            <p>{text}</p>
          </div>
        </div>
      ))}
      <CallToActionLine />
    </section>
  )
}

interface LocationBodyData extends Pick<
  LocationData,
  | 'brand'
  | 'years'
  | 'service'
  | 'comparisonByTown'
  | 'outcomes'
  | 'workTitle'
  | 'projects'
  | 'faqs'
  | 'under'
  | 'reading'
  | 'around'
> {
  town: Pick<LocationData['town'], 'name' | 'inCounty'>
  copy: Pick<LocationData['copy'], 'benefits' | 'expert' | 'comparison' | 'differentiators'>
}

interface LocationBodyProps {
  page: LocationBodyData
  /** What customers say, above the form; left out where only the API knows the town. */
  proof?: ReactNode
  /** Who comes, on pages that know it. */
  aboveForm?: ReactNode
}

/** The sections of a location page from the benefits on (S2.22 to S2.25). */
export function LocationBody({ page, proof, aboveForm }: LocationBodyProps) {
  const { brand, service, town, copy, comparisonByTown } = page
  const t = useWords('locationPage')
  return (
    <>
      <section className="band wide" id="services" aria-labelledby="benefits">
        <h2 id="benefits">{t('benefits', { service: service.title.toLowerCase() })}</h2>
        <Points points={copy.benefits} />
      </section>
      {copy.expert && (
        <section className="band dark expert">
          <div className={page.years ? 'wide split' : 'wide'}>
            {page.years && (
              <p className="years-in-business">
                {renderParts(
                  t.parts('years', { years: <strong key="years">{page.years}</strong> }),
                )}
              </p>
            )}
            <div>
              <h2>{copy.expert.title}</h2>
              {copy.expert.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </section>
      )}
      {comparisonByTown ? (
        <>
          {copy.comparison && (
            <section className="band wide">
              <Comparison brand={brand} {...copy.comparison} />
            </section>
          )}
          {copy.differentiators.length > 0 && (
            <section className="band wide">
              <h2>{t('offers')}</h2>
              <Points points={copy.differentiators} />
              <CallToActionLine />
            </section>
          )}
        </>
      ) : (
        copy.differentiators.length > 0 && (
          <section className="band wide">
            <h2>{t('differences')}</h2>
            <Points points={copy.differentiators} />
            {page.outcomes.stats.length > 0 && <Stats stats={page.outcomes.stats} />}
            {page.outcomes.note && <p className="fine-print">{page.outcomes.note}</p>}
            <CallToActionLine />
          </section>
        )
      )}
      <LinkLists lists={page.under} />
      {page.projects.length > 0 && (
        <section className="band wide">
          <h2>{page.workTitle}</h2>
          <Listing entries={page.projects} />
        </section>
      )}
      {proof}
      <div className="band stone">
        <div className="narrow">
          {aboveForm}
          <ContactForm
            title={t('form', { service: service.title.toLowerCase(), town: town.name })}
            {...service.form}
            extra={{ town: town.name, service: service.label }}
          />
        </div>
      </div>
      {page.faqs.length > 0 && (
        <Faqs
          title={t('questions', { service: service.label, place: town.inCounty })}
          faqs={page.faqs}
        />
      )}
      <section className="band wide nearby" aria-labelledby="around">
        {page.reading.length > 0 && (
          <div>
            <h2>{t('reading')}</h2>
            <LinkSentences sentences={page.reading} />
          </div>
        )}
        <div>
          <h2 id="around">{t('around')}</h2>
          <LinkSentences sentences={page.around} />
        </div>
      </section>
    </>
  )
}
