import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../renderer/components/Icon.tsx'
import { LinkSentences } from '../../renderer/components/LinkSentences.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { Hero } from '../../renderer/components/headings.tsx'
import {
  Faqs,
  Links,
  SourcedPoints,
  SourceLink,
  TownFigures,
} from '../../renderer/components/lists.tsx'
import { PageTrust, Proof } from '../../renderer/components/Proof.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { ContactForm } from '../../renderer/forms/ContactForm.tsx'
import { renderParts, useCallToAction, useData, useWords } from '../../renderer/page-context.tsx'
import { jpegUrl, vectorUrl } from '../../services/content/model/picture.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'

type TownData = ReturnType<typeof data>

/** A town's page: every service in the town, work nearby and the form; then what is known of building there, to open. */
export function Page() {
  const town = useData<typeof data>()
  const { title, picture, poster, hub, proof, faqs, groups, sections, guides, projects } = town
  const { name, county } = town.town
  const estimate = useCallToAction()
  const t = useWords('townPage')
  return (
    <>
      <Hero kind="split" badge={county} title={title} lead={hub.lead} picture={picture}>
        <a className="button" href={estimate.href}>
          {estimate.label}
        </a>
      </Hero>
      <PageTrust />
      <section className="band stone" id="services" aria-labelledby="services-title">
        <div className="wide">
          <h2 id="services-title">{t('services', { town: name })}</h2>
          {groups.map(({ heading, services }) => (
            <Fragment key={heading}>
              <h3>{heading}</h3>
              <ul className="town-services">
                {services.map(({ path, icon, sentence }) => (
                  <li key={path}>
                    {icon && <Icon name={icon} />}
                    <LinkSentences sentences={[sentence]} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      </section>
      {projects.length > 0 && (
        <section className="band wide">
          <h2>{t('projects', { town: name })}</h2>
          <Listing entries={projects} eager />
        </section>
      )}
      <Proof {...proof} />
      {sections.includes('estimate') && (
        <div className="band stone">
          <div className="narrow">
            <ContactForm title={t('form', { town: name })} extra={{ town: name }} />
          </div>
        </div>
      )}
      <Place town={town} />
      {guides.length > 0 && (
        <section className="band wide">
          <h2>{t('guides')}</h2>
          <Links className="town-links" links={guides} />
        </section>
      )}
      {poster && <Poster town={name} picture={poster} />}
      <Blocks blocks={town.blocks} />
      {faqs.length > 0 && <Faqs title={t('questions', { town: name })} faqs={faqs} />}
    </>
  )
}

/** What it is like to build in the town, with its map; the facts with their sources are closed at first. */
function Place({ town }: { town: TownData }) {
  const { sections, figures, fees, hub, map, state, projects } = town
  const { name, intro, permits } = town.town
  const t = useWords('townPage')
  const words = useWords('map')
  const streetMap = (
    <StreetMap
      address={`${name}, ${state}`}
      title={name}
      label={words('openTown', { town: name })}
      {...map}
      eager={projects.length === 0}
    />
  )
  if (!sections.includes('place')) return <div className="band wide">{streetMap}</div>
  return (
    <section className="band wide" aria-labelledby="place">
      <div className="split">
        <div className="town-text">
          <h2 id="place">{t('place', { town: name })}</h2>
          {intro && <p className="section-intro">{intro}</p>}
          {hub.keeping && <p>{hub.keeping}</p>}
        </div>
        {streetMap}
      </div>
      <div className="faqs">
        {figures.length > 0 && (
          <Facts id="figures" title={t('figures')}>
            <TownFigures figures={figures} />
          </Facts>
        )}
        {sections.includes('permits') && (
          <Facts id="permits" title={t('permits')}>
            <Permits permits={permits} steps={hub.steps} />
          </Facts>
        )}
        {fees && (
          <Facts id="permit-fees" title={t('fees')}>
            <p>{t('feesIntro')}</p>
            <SourcedPoints points={fees} />
          </Facts>
        )}
        {hub.hazards && (
          <Facts id="hazards" title={t('hazards')}>
            <SourcedPoints points={hub.hazards} />
          </Facts>
        )}
        {hub.neighborhoods && (
          <Facts id="neighborhoods" title={t('neighborhoods')}>
            <SourcedPoints points={hub.neighborhoods} />
          </Facts>
        )}
      </div>
    </section>
  )
}

/** Facts that open on a click. The id is on the content: a link to it opens them. */
const Facts = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <details>
    <summary>{title}</summary>
    <div id={id}>{children}</div>
  </details>
)

interface PermitsProps {
  permits: TownData['town']['permits']
  steps: TownData['hub']['steps']
}

/** The permit office, and the order of the approvals. */
function Permits({ permits, steps }: PermitsProps) {
  const t = useWords('townPage')
  return (
    <>
      {permits && (
        <>
          <p>
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
      {steps && (
        <ol className="points town-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      )}
      {permits && (
        <p className="fine-print">
          {renderParts(
            t.parts('source', { source: <SourceLink key="source" source={permits.source} /> }),
          )}
        </p>
      )}
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
