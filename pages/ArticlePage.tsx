import { Article, Byline } from '../renderer/components/Article.tsx'
import { DefaultCallToAction, Hero } from '../renderer/components/headings.tsx'
import { Questions } from '../renderer/components/lists.tsx'
import { LinkSentences } from '../renderer/components/LinkSentences.tsx'
import { Listing } from '../renderer/components/Listing.tsx'
import { UrgentNote } from '../renderer/forms/FormNotes.tsx'
import { useWords } from '../renderer/page-context.tsx'
import type { ArticleData } from './article-data.ts'

/** The page of a guide or a post. */
export function ArticlePage(article: ArticleData) {
  const t = useWords('article')
  const { title, summary, picture, body, headings, faqs, related } = article
  return (
    <>
      <Hero
        kind="split"
        title={title}
        lead={summary}
        picture={picture}
        urgent={<UrgentNote />}
        light
      />
      <article>
        <div className="narrow">
          <Byline {...article} />
        </div>
        <Article body={body} headings={headings} callToAction />
        <p className="narrow author">
          <strong>{article.author}.</strong> {article.about}
        </p>
        {article.services.length > 0 && (
          <LinkSentences className="narrow" sentences={article.services} />
        )}
      </article>
      <Questions faqs={faqs} />
      {related.length > 0 && (
        <section className="band wide read-next">
          <h2>{t('readNext')}</h2>
          <Listing entries={related} eager />
        </section>
      )}
      <DefaultCallToAction />
    </>
  )
}
