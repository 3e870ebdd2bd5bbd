import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, picture, entries } = useData<typeof data>()
  return (
    <>
      <PageTop title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      <div className="band wide">
        <Listing entries={entries} level={2} />
      </div>
    </>
  )
}
