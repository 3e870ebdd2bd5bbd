import { Comparison } from '../../renderer/components/Comparison.tsx'
import { Faqs } from '../../renderer/components/Faqs.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { Points } from '../../renderer/components/Points.tsx'
import { Stats } from '../../renderer/components/Stats.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import type { LocationData } from './+data.ts'

export interface OfferData extends Pick<
  LocationData,
  | 'brand'
  | 'years'
  | 'service'
  | 'manages'
  | 'outcomes'
  | 'workTitle'
  | 'projects'
  | 'faqs'
  | 'nearby'
> {
  town: Pick<LocationData['town'], 'name' | 'county'>
  copy: Pick<LocationData['copy'], 'benefits' | 'expert' | 'comparison' | 'differentiators'>
}

/** SPEC.md §2 "Location service page", from the benefits to the questions, in its order. */
export function Offer({ page }: { page: OfferData }) {
  const { brand, service, town, copy, manages, nearby } = page
  const inTown = `${service.title} in ${town.name}`
  return (
    <>
      <section className="band wide" id="services" aria-labelledby="benefits">
        <h2 id="benefits">What you get with our {service.title.toLowerCase()}</h2>
        <Points points={copy.benefits} />
      </section>
      <section className="band dark expert">
        <div className="wide split">
          <p className="years">
            <strong>{page.years}</strong> of building here
          </p>
          <div>
            <h2>{copy.expert.title}</h2>
            {copy.expert.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      {manages ? (
        <>
          <section className="band wide">
            <Comparison brand={brand} {...copy.comparison} />
          </section>
          <section className="band wide">
            <h2>What we offer</h2>
            <Points points={copy.differentiators} />
          </section>
        </>
      ) : (
        <section className="band wide">
          <h2>What sets the work apart</h2>
          <Points points={copy.differentiators} />
          <Stats stats={page.outcomes.stats} />
          <p className="figure-note">{page.outcomes.note}</p>
          <Comparison brand={brand} {...copy.comparison} />
        </section>
      )}
      {page.projects.length > 0 && (
        <section className="band wide">
          <h2>{page.workTitle}</h2>
          <Listing entries={page.projects} />
        </section>
      )}
      <div className="band stone">
        <div className="narrow">
          <ContactForm
            title={`Ask about ${inTown.replace(service.title, service.title.toLowerCase())}`}
            {...service.form}
            extra={{ town: town.name, service: service.label }}
          />
        </div>
      </div>
      {page.faqs.length > 0 && (
        <Faqs
          title={`Frequently Asked Questions About ${service.label} in ${town.name}, ${town.county}`}
          faqs={page.faqs}
        />
      )}
      <nav className="band wide nearby" aria-label="Nearby pages">
        <div>
          <h2>Next door</h2>
          <ul className="towns">
            {nearby.sameService.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        {nearby.sameTown.length > 0 && (
          <div>
            <h2>Also in {town.name}</h2>
            <ul className="towns">
              {nearby.sameTown.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </nav>
    </>
  )
}
