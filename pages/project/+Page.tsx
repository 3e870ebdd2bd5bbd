import { CallToActionLine, DefaultCallToAction, Hero } from '../../renderer/components/headings.tsx'
import { Article } from '../../renderer/components/Article.tsx'
import { PageTrust, Proof } from '../../renderer/components/Proof.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { Stats } from '../../renderer/components/lists.tsx'
import { useData, useWords } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import './project.css'

export function Page() {
  const t = useWords('project')
  const project = useData<typeof data>()
  const { headline, summary, picture, facts, challenge, solution, features } = project
  const { drawing, quote, cost, next } = project
  return (
    <>
      <Hero kind="full-bleed" title={headline} lead={summary} picture={picture} />
      <PageTrust />
      <section className="band wide project">
        <Stats stats={facts} />
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
      {drawing && (
        <section className="band wide project-drawing" aria-labelledby="drawing">
          <h2 id="drawing">{drawing.title}</h2>
          <figure>
            <Picture
              picture={drawing.image}
              sizes="(min-width: 68.75em) 55rem, 100vw"
              priority="second"
            />
            <figcaption>{drawing.caption}</figcaption>
          </figure>
        </section>
      )}
      {quote && (
        <figure className="band wide project-quote">
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption>{quote.by}</figcaption>
        </figure>
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
      <Proof {...project.proof} />
      {next && (
        <section className="band wide next-project">
          <Picture
            picture={next.picture}
            sizes="(min-width: 48em) 60vw, 100vw"
            priority={drawing ? undefined : 'second'}
            decorative
          />
          <div>
            <p className="overline">{t('next')}</p>
            <h2>
              <a href={next.path}>{next.headline}</a>
            </h2>
          </div>
        </section>
      )}
      <DefaultCallToAction />
    </>
  )
}
