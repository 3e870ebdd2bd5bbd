import { Article } from '../../renderer/components/Article.tsx'
import { Closing } from '../../renderer/components/Closing.tsx'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { OfficeCards } from '../../renderer/components/OfficeCards.tsx'
import { OfficeMap } from '../../renderer/components/OfficeMap.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { Points } from '../../renderer/components/Points.tsx'
import { SectionHeading } from '../../renderer/components/SectionHeading.tsx'
import { Stats } from '../../renderer/components/Stats.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, picture, headings, proof, ...page } = useData<typeof data>()
  const { reasons, whyUs, visit, office, closing } = page
  return (
    <>
      <PageTop title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      <div className="wide">
        <Stats stats={proof.map(({ text, label = '' }) => ({ value: text, label }))} />
      </div>
      <Article headings={headings} />
      <section className="band dark">
        <div className="wide">
          <SectionHeading {...reasons} />
          <Points points={whyUs} />
        </div>
      </section>
      <section className="band wide">
        <SectionHeading {...visit} />
        <div className="split">
          <OfficeCards {...office} />
          <OfficeMap address={office.address} picture={office.map} places={office.places} early />
        </div>
      </section>
      <Closing {...closing} />
    </>
  )
}
