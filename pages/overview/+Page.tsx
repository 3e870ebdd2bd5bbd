import {
  Breadcrumbs,
  CallToAction,
  Hero,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, picture, groups, closing } = useData<typeof data>()
  return (
    <>
      <Hero title={headline} lead={lead} picture={picture} />
      <Breadcrumbs crumbs={head.crumbs} />
      {groups.map(({ id, section, offerings }, index) => (
        <section key={id} id={id} className="band wide">
          <SectionHeading {...section} />
          <Listing entries={offerings} eager={index === 0} />
        </section>
      ))}
      <CallToAction {...closing} />
    </>
  )
}
