import { Closing } from '../../renderer/components/Closing.tsx'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { Hero } from '../../renderer/components/Hero.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { SectionHeading } from '../../renderer/components/SectionHeading.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, picture, groups, closing } = useData<typeof data>()
  return (
    <>
      <Hero title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      {groups.map(({ id, section, offerings }, index) => (
        <section key={id} id={id} className="band wide">
          <SectionHeading {...section} />
          <Listing entries={offerings} early={index === 0} />
        </section>
      ))}
      <Closing {...closing} />
    </>
  )
}
