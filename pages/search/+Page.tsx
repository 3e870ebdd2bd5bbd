import './search.css'
import { Breadcrumbs, PageHeader } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { Search } from '../../renderer/service-pages/Search.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head } = useData<typeof data>()
  return (
    <>
      <PageHeader title="Search" lead="Services, towns, guides, blog and projects." />
      <Breadcrumbs crumbs={head.crumbs} />
      <Search />
      {import.meta.env.DEV && (
        <p className="band wide">
          The development server doesn’t search: the service reads the built pages. Run{' '}
          <code>npm start</code> to try it.
        </p>
      )}
    </>
  )
}
