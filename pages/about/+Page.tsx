import { Article } from '../../renderer/components/Article.tsx'
import {
  CallToAction,
  CallToActionLine,
  PageHeader,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { StreetMap } from '../../renderer/components/StreetMap.tsx'
import { Points, Stats } from '../../renderer/components/lists.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import { Team } from '../team/Team.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { headline, lead, picture, body, headings, proof, ...page } = useData<typeof data>()
  const { people, members, history, reasons, whyUs, visit, office, blocks, closing } = page
  return (
    <>
      <PageHeader title={headline} lead={lead} picture={picture} />
      {people && members.length > 0 && (
        <section className="band wide" id="team">
          <SectionHeading {...people} />
          <Team members={members} />
        </section>
      )}
      {history && (
        <section className="band stone" id="history">
          <div className="wide">
            <SectionHeading {...history} />
            <Points points={history.items} />
            <CallToActionLine />
          </div>
        </section>
      )}
      {proof.length > 0 && (
        <div className="wide">
          <Stats stats={proof} />
        </div>
      )}
      <Article body={body} headings={headings} callToAction />
      {reasons && whyUs.length > 0 && (
        <section className="band dark">
          <div className="wide">
            <SectionHeading {...reasons} />
            <Points points={whyUs} />
          </div>
        </section>
      )}
      {visit && (
        <section className="band wide">
          <SectionHeading {...visit} />
          <div className="split">
            <OfficeCards {...office} />
            <StreetMap
              address={office.mapped}
              {...office.map}
              eager={!members.some((one) => one.picture)}
            />
          </div>
        </section>
      )}
      <Blocks blocks={blocks} />
      {closing && <CallToAction {...closing} />}
    </>
  )
}
