import '../building-guide/guide.css'
import { Article, Byline } from '../../renderer/components/Article.tsx'
import { DefaultCallToAction, Hero } from '../../renderer/components/headings.tsx'
import { Questions } from '../../renderer/components/lists.tsx'
import { GuideSignUp } from '../../renderer/forms/SubscriptionForms.tsx'
import { useData, useWords } from '../../renderer/page-context.tsx'
import { urls } from '../../services/content/model/urls.ts'
import type { data } from './+data.ts'

/** One chapter of the building guide. */
export function Page() {
  const t = useWords('buildingGuide')
  const chapter = useData<typeof data>()
  const { title, place, summary, picture, body, headings, faqs, signUp, previous, next } = chapter
  return (
    <>
      {picture ? (
        <Hero kind="split" badge={place} title={title} lead={summary} picture={picture} light />
      ) : (
        <Hero kind="type" badge={place} title={title} lead={summary} light />
      )}
      <article>
        <div className="narrow">
          <Byline {...chapter} />
        </div>
        <Article body={body} headings={headings} callToAction />
        <Questions faqs={faqs} />
        <nav className="narrow neighbors" aria-label={t('chapters')}>
          {previous && (
            <a href={previous.path} rel="prev">
              <small>{t('previous')}</small> {previous.label}
            </a>
          )}{' '}
          {next && (
            <a href={next.path} rel="next">
              <small>{t('next')}</small> {next.label}
            </a>
          )}{' '}
          <a href={urls.buildingGuide}>{t('all')}</a>
        </nav>
      </article>
      <GuideSignUp {...signUp} />
      <DefaultCallToAction title={t('closingTitle')} />
    </>
  )
}
