import { CallToActionLine, DefaultCallToAction, Hero } from '../../renderer/components/headings.tsx'
import { Article } from '../../renderer/components/Article.tsx'
import { PageTrust, Proof, Reviews, ReviewSource } from '../../renderer/components/Proof.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { Links, Questions, Stats } from '../../renderer/components/lists.tsx'
import { useData, useWords } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { Comparison, ProjectGallery, ProjectPicturesScript } from './ProjectPictures.tsx'
import './project.css'

export function Page() {
  const t = useWords('project')
  const project = useData<typeof data>()
  const { headline, summary, picture, facts, challenge, solution, features } = project
  const { credits, comparison, gallery, voices, drawing, cost, more, next } = project
  const [voice, ...others] = voices
  // The page's second picture loads at once.
  const second = comparison
    ? 'comparison'
    : gallery.length > 0
      ? 'gallery'
      : drawing
        ? 'drawing'
        : 'next'
  // Pictures of the work alone follow what they show.
  const showsResult = gallery.some(({ stage }) => stage === 'after')
  const priorityOf = (part: typeof second) => (part === second ? 'second' : undefined)
  const pictures = gallery.length > 0 && (
    <ProjectGallery entries={gallery} priority={priorityOf('gallery')} />
  )
  return (
    <>
      <Hero kind="full-bleed" title={headline} lead={summary} picture={picture} />
      <PageTrust />
      <section className="band wide project">
        <Stats stats={facts} />
        {credits.length > 0 && (
          <dl className="credits">
            {credits.map(({ label, name }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {comparison && <Comparison {...comparison} priority={priorityOf('comparison')} />}
      {showsResult && pictures}
      {comparison && <ProjectPicturesScript />}
      {voice && (
        <figure className="band wide project-quote">
          <blockquote>
            <p>{voice.text}</p>
          </blockquote>
          <figcaption>
            <ReviewSource {...voice} />
          </figcaption>
        </figure>
      )}
      {others.length > 0 && (
        <section className="band wide project-voices">
          <Reviews reviews={others} />
        </section>
      )}
      <section className="band wide project">
        <div className="split">
          <div>
            <h2>{t('challenge')}</h2>
            <p>{challenge}</p>
          </div>
          <div>
            <h2>{t('solution')}</h2>
            <p>{solution}</p>
          </div>
        </div>
      </section>
      {!showsResult && pictures}
      {drawing && (
        <section className="band wide project-drawing" aria-labelledby="drawing">
          <h2 id="drawing">{drawing.title}</h2>
          <figure>
            <Picture
              picture={drawing.image}
              sizes="(min-width: 68.75em) 55rem, 100vw"
              priority={priorityOf('drawing')}
            />
            <figcaption>{drawing.caption}</figcaption>
          </figure>
        </section>
      )}
      <section className="band stone">
        <div className="wide">
          <h2>{t('features')}</h2>
          <ul className="checklist">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <CallToActionLine />
        </div>
      </section>
      <Article body={project.body} headings={project.headings} />
      {cost && (
        <section className="band stone">
          <div className="wide project-cost">
            <h2>{t('cost')}</h2>
            <div>
              {cost.price && <p className="price">{cost.price.range}</p>}
              <p>
                {cost.price ? t('published', { price: cost.price.label }) : t('notPublished')}{' '}
                <a href={cost.path}>
                  {cost.where === undefined
                    ? t('publishedForSimilar')
                    : t('publishedFor', { where: cost.where })}
                </a>
              </p>
            </div>
          </div>
        </section>
      )}
      <Questions faqs={project.faqs} />
      <Proof {...project.proof} />
      {next && (
        <section className="band wide next-project">
          {next.picture && (
            <Picture
              picture={next.picture}
              sizes="(min-width: 48em) 60vw, 100vw"
              priority={priorityOf('next')}
              decorative
            />
          )}
          <div>
            <p className="overline">{t('next')}</p>
            <h2>
              <a href={next.path}>{next.headline}</a>
            </h2>
            {more.length > 0 && (
              <nav className="more-projects" aria-label={t('more')}>
                <p>{t('more')}</p>
                <Links className="town-links" links={more} />
              </nav>
            )}
          </div>
        </section>
      )}
      <DefaultCallToAction />
    </>
  )
}
