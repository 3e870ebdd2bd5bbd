import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { Listing } from '../../renderer/components/Listing.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { CategoryFilter } from './CategoryFilter.tsx'

export function Page() {
  const { head, headline, lead, picture, entries } = useData<typeof data>()
  const categories = [...new Set(entries.flatMap(({ category }) => category ?? []))]
  return (
    <>
      <PageTop title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      <div className="band wide">
        {categories.length > 1 && <CategoryFilter categories={categories} />}
        <Listing entries={entries} level={2} early />
      </div>
    </>
  )
}
