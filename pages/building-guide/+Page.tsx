import './guide.css'
import { Article, Byline } from '../../renderer/components/Article.tsx'
import { DefaultCallToAction, Hero } from '../../renderer/components/headings.tsx'
import { GuideSignUp } from '../../renderer/forms/SubscriptionForms.tsx'
import { useData, useWords } from '../../renderer/page-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'

/** The whole guide on one page, so that it is readable offline once it is loaded. */
export function Page() {
  const t = useWords('buildingGuide')
  const { headline, lead, picture, signUp, body, chapters, blocks, ...byline } =
    useData<typeof data>()
  return (
    <>
      <Hero kind="split" title={headline} lead={lead} picture={picture} />
      <GuideSignUp {...signUp} />
      <article>
        <div className="narrow">
          <Byline {...byline} />
        </div>
        <Article body={body} headings={chapters} />
      </article>
      <Blocks blocks={blocks} />
      <DefaultCallToAction title={t('closingTitle')} />
    </>
  )
}
