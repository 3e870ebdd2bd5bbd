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
import { PageTrust, Proof } from '../../renderer/components/Proof.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { renderParts, useCallToAction, useData, useWords } from '../../renderer/page-context.tsx'
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
    map: mapData,
    state,
    blocks,
    proof,
  } = useData<typeof data>()
  const { name, topics, permits } = town
  const estimate = useCallToAction()
  const t = useWords('townPage')
  const map = useWords('map')
  const townMap = (
    <StreetMap
      address={`${name}, ${state}`}
      title={name}
      label={map('openTown', { town: name })}
      {...mapData}
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
      <PageTrust />
      {sections.includes('place') && (
        <section className="band wide town-place" aria-labelledby="place">
          <div className="readable-width town-text">
            <h2 id="place">{t('place', { town: name })}</h2>
            {town.intro && <p className="section-intro">{town.intro}</p>}
            {topics.ground && <p>{topics.ground}</p>}
            {topics.access && <p>{topics.access}</p>}
          </div>
          {figures.length > 0 && <TownFigures figures={figures} />}
        </section>
      )}
      <section className="band stone" id="services" aria-labelledby="services-title">
        <div className="wide">
          <h2 id="services-title">{t('services', { town: name })}</h2>
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
      <Proof {...proof} />
      {sections.includes('permits') && (
        <section className="band wide" id="permits" aria-labelledby="permits-title">
          <div className="readable-width town-text">
            <h2 id="permits-title">{t('permits')}</h2>
            {permits && (
              <>
                <p className="section-intro">
                  {renderParts(
                    t.parts('permitOffice', {
                      office: (
                        <a key="office" href={permits.url} rel="external noopener">
                          {permits.office}
                        </a>
                      ),
                    }),
                  )}
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
                  {renderParts(
                    t.parts('source', {
                      source: <SourceLink key="source" source={permits.source} />,
                    }),
                  )}
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
            <h2 id="permit-fees-title">{t('fees')}</h2>
            <p className="section-intro">{t('feesIntro')}</p>
          </div>
          <SourcedPoints points={fees} />
        </section>
      )}
      {sections.includes('seasons') && (
        <section className="band stone" id="seasons" aria-labelledby="seasons-title">
          <div className="wide">
            <h2 id="seasons-title">{t('seasons')}</h2>
            <Points
              points={[
                { title: t('season'), text: topics.season },
                { title: t('snow'), text: topics.snow },
                { title: t('keeping'), text: hub.keeping },
              ].flatMap(({ title, text }) => (text === undefined ? [] : { title, text }))}
            />
          </div>
        </section>
      )}
      {hub.hazards && (
        <section className="band wide" id="hazards" aria-labelledby="hazards-title">
          <h2 id="hazards-title">{t('hazards')}</h2>
          <SourcedPoints points={hub.hazards} />
        </section>
      )}
      {sections.includes('neighborhoods') ? (
        <section className="band wide" id="neighborhoods" aria-labelledby="neighborhoods-title">
          <div className="readable-width town-text">
            <h2 id="neighborhoods-title">{t('neighborhoods')}</h2>
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
          <h2>{t('projects', { town: name })}</h2>
          <Listing entries={projects} />
        </section>
      )}
      {guides.length > 0 && (
        <section className="band wide">
          <h2>{t('guides')}</h2>
          <Listing entries={guides} />
        </section>
      )}
      {poster && <Poster town={name} picture={poster} />}
      <Blocks blocks={blocks} />
      {faqs.length > 0 && <Faqs title={t('questions', { town: name })} faqs={faqs} />}
      <CallToAction
        title={t('closing.title', { town: name })}
        description={t('closing.description')}
        action={estimate}
      />
    </>
  )
}

/** The town's poster, to print. The SVG has no size of its own, so it fills any sheet of paper. */
function Poster({ town, picture }: { town: string; picture: PictureData }) {
  const t = useWords('townPage')
  return (
    <section className="band stone" id="poster" aria-labelledby="poster-title">
      <div className="wide town-poster">
        <Picture picture={picture} sizes="24rem" />
        <div>
          <h2 id="poster-title">{t('poster.title', { town })}</h2>
          <p className="section-intro">{t('poster.intro')}</p>
          <p>{t('poster.free')}</p>
          <p>
            <a className="more-link" href={picture.vector ? vectorUrl(picture) : jpegUrl(picture)}>
              {t('poster.print')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
