import { Article } from '../../renderer/components/Article.tsx'
import { Byline } from '../../renderer/components/Byline.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { Hero } from '../../renderer/components/Hero.tsx'
import { GuideSignUp } from '../../renderer/forms/GuideSignUp.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

/** The whole guide on one page: it comes in one piece, and stays when the signal goes. */
export function Page() {
  const { head, headline, lead, picture, signUp, chapters, ...byline } = useData<typeof data>()
  return (
    <>
      <Hero title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      <GuideSignUp {...signUp} />
      <article>
        <div className="narrow">
          <Byline {...byline} />
        </div>
        <Article headings={chapters} />
      </article>
      <Closing
        title="Have a lot, a drawing or a question?"
        description="Tell us where it is and what you know. We answer every request."
        action={{ label: 'Request a Consultation', href: '/contact' }}
      />
    </>
  )
}
