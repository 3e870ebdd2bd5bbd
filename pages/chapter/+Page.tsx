import '../building-guide/guide.css'
import { Article, Byline } from '../../renderer/components/Article.tsx'
import { DefaultCallToAction, Hero } from '../../renderer/components/headings.tsx'
import { GuideSignUp } from '../../renderer/forms/SubscriptionForms.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { urls } from '../../services/content/model/urls.ts'
import type { data } from './+data.ts'

/** One chapter of the building guide. */
export function Page() {
  const chapter = useData<typeof data>()
  const { title, place, summary, picture, body, headings, signUp, previous, next } = chapter
  return (
    <>
      <Hero badge={place} title={title} lead={summary} picture={picture} light />
      <article>
        <div className="narrow">
          <Byline {...chapter} />
        </div>
        <Article body={body} headings={headings} callToAction />
        <nav className="narrow neighbors" aria-label="Chapters">
          {previous && (
            <a href={previous.path} rel="prev">
              <small>Previous chapter</small> {previous.label}
            </a>
          )}{' '}
          {next && (
            <a href={next.path} rel="next">
              <small>Next chapter</small> {next.label}
            </a>
          )}{' '}
          <a href={urls.buildingGuide}>All chapters on one page</a>
        </nav>
      </article>
      <GuideSignUp {...signUp} />
      <DefaultCallToAction title="Have a lot, a drawing or a question?" />
    </>
  )
}
