import {
  CallToAction,
  CallToActionLine,
  Hero,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { PageTrust, Proof } from '../../renderer/components/Proof.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { headline, lead, groups, blocks, closing, proof } = useData<typeof data>()
  // After one third of the groups and after two, without the last, which the closing band follows.
  const askAfter = [1, 2].map((third) => Math.round((groups.length * third) / 3))
  return (
    <>
      <Hero kind="type" title={headline} lead={lead} />
      <PageTrust />
      {groups.map(({ id, section, offerings }, index) => (
        <section key={id} id={id} className="band wide">
          <SectionHeading {...section} />
          <Listing entries={offerings} opens={index === 0} />
          {askAfter.includes(index + 1) && <CallToActionLine />}
        </section>
      ))}
      <Proof {...proof} />
      <Blocks blocks={blocks} />
      {closing && <CallToAction {...closing} />}
    </>
  )
}
