import { LinkSentences } from '../../renderer/components/LinkSentences.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { CallToAction, CallToActionLine, Hero } from '../../renderer/components/headings.tsx'
import {
  Faqs,
  Points,
  SourcedPoints,
  SourceLink,
  TownFigures,
} from '../../renderer/components/lists.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { useCallToAction, useData } from '../../renderer/page-context.tsx'
import { jpegUrl, vectorUrl } from '../../services/content/model/picture.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'

/** A town's page: building and keeping a house there, and links to every service in the town. */
export function Page() {
  const {
    town,
    fees,
    title,
    picture,
    poster,
    figures,
    hub,
    faqs,
    services,
    sections,
    guides,
    projects,
    map,
    state,
    blocks,
  } = useData<typeof data>()
  const { name, topics, permits } = town
  const estimate = useCallToAction()
  const townMap = (
    <StreetMap
      address={`${name}, ${state}`}
      title={name}
      label={`Open the map of ${name}`}
      {...map}
      eager
    />
  )
  return (
    <>
      <Hero badge={town.county} title={title} lead={hub.lead} picture={picture}>
        <a className="button" href={estimate.href}>
          {estimate.label}
        </a>
      </Hero>
      {sections.includes('place') && (
        <section className="band wide town-place" aria-labelledby="place">
          <div className="readable-width town-text">
            <h2 id="place">What it’s like to build in {name}</h2>
            {town.intro && <p className="section-intro">{town.intro}</p>}
            {topics.ground && <p>{topics.ground}</p>}
            {topics.access && <p>{topics.access}</p>}
          </div>
          {figures.length > 0 && <TownFigures figures={figures} />}
        </section>
      )}
      <section className="band stone" id="services" aria-labelledby="services-title">
        <div className="wide">
          <h2 id="services-title">What we do in {name}</h2>
          <ul className="points town-services">
            {services.map((group) => (
              <li key={group.title}>
                <h3>{group.title}</h3>
                <LinkSentences sentences={group.sentences} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      {sections.includes('permits') && (
        <section className="band wide" id="permits" aria-labelledby="permits-title">
          <div className="readable-width town-text">
            <h2 id="permits-title">Getting a building permit</h2>
            {permits && (
              <>
                <p className="section-intro">
                  Permit office:{' '}
                  <a href={permits.url} rel="external noopener">
                    {permits.office}
                  </a>
                </p>
                <p>{permits.review}</p>
              </>
            )}
          </div>
          {hub.steps && (
            <ol className="points town-steps">
              {hub.steps.map((step) => (
                <li key={step.title}>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                </li>
              ))}
            </ol>
          )}
          {(topics.rules || permits) && (
            <div className="readable-width town-text">
              {topics.rules && <p>{topics.rules}</p>}
              {permits && (
                <p className="fine-print">
                  Source: <SourceLink source={permits.source} />
                </p>
              )}
            </div>
          )}
          <CallToActionLine />
        </section>
      )}
      {fees && (
        <section className="band wide" id="permit-fees" aria-labelledby="permit-fees-title">
          <div className="readable-width town-text">
            <h2 id="permit-fees-title">Permit fees, for the record</h2>
            <p className="section-intro">
              Here’s what we found published, and when. Offices change their fees, so ask before you
              budget.
            </p>
          </div>
          <SourcedPoints points={fees} />
        </section>
      )}
      {sections.includes('seasons') && (
        <section className="band stone" id="seasons" aria-labelledby="seasons-title">
          <div className="wide">
            <h2 id="seasons-title">The year here</h2>
            <Points
              points={[
                { title: 'When you can build', text: topics.season },
                { title: 'What the snow does', text: topics.snow },
                { title: 'Keeping the house', text: hub.keeping },
              ].flatMap(({ title, text }) => (text === undefined ? [] : { title, text }))}
            />
          </div>
        </section>
      )}
      {hub.hazards && (
        <section className="band wide" id="hazards" aria-labelledby="hazards-title">
          <h2 id="hazards-title">What can go wrong</h2>
          <SourcedPoints points={hub.hazards} />
        </section>
      )}
      {sections.includes('neighborhoods') ? (
        <section className="band wide" id="neighborhoods" aria-labelledby="neighborhoods-title">
          <div className="readable-width town-text">
            <h2 id="neighborhoods-title">Neighborhoods</h2>
            {topics.homes && <p>{topics.homes}</p>}
          </div>
          {hub.neighborhoods && <SourcedPoints points={hub.neighborhoods} />}
          {townMap}
          <CallToActionLine />
        </section>
      ) : (
        <div className="band wide">{townMap}</div>
      )}
      {projects.length > 0 && (
        <section className="band wide">
          <h2>Our work in and around {name}</h2>
          <Listing entries={projects} />
        </section>
      )}
      {guides.length > 0 && (
        <section className="band wide">
          <h2>Guides for an owner here</h2>
          <Listing entries={guides} />
        </section>
      )}
      {poster && <Poster town={name} picture={poster} />}
      <Blocks blocks={blocks} />
      {faqs.length > 0 && <Faqs title={`What people ask us in ${name}`} faqs={faqs} />}
      <CallToAction
        title={`Got a lot, a leak or a plan in ${name}?`}
        description="Tell us the address and what you know. We’ll come look, then put a price in writing."
        action={estimate}
      />
    </>
  )
}

/** The town's poster, to print. The SVG has no size of its own, so it fills any sheet of paper. */
function Poster({ town, picture }: { town: string; picture: PictureData }) {
  return (
    <section className="band stone" id="poster" aria-labelledby="poster-title">
      <div className="wide town-poster">
        <Picture picture={picture} sizes="24rem" />
        <div>
          <h2 id="poster-title">Take {town} home</h2>
          <p className="section-intro">
            The peaks are where you see them from the middle of town: we placed each by its mapped
            position and height. The rest we drew.
          </p>
          <p>
            The poster’s yours, free. It prints sharp at any size, from a postcard to 24 by 36
            inches.
          </p>
          <p>
            <a className="more-link" href={picture.vector ? vectorUrl(picture) : jpegUrl(picture)}>
              Print this poster
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
