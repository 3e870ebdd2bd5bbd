import './search.css'
import { Breadcrumbs, PageHeader } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { Search } from './Search.island.tsx'

export function Page() {
  const { head } = useData<typeof data>()
  return (
    <>
      <PageHeader title="Search" lead="Services, towns, guides, blog and projects." />
      <Breadcrumbs crumbs={head.crumbs} />
      <Search />
    </>
  )
}
