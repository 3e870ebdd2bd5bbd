import './search.css'
import { PageHeader } from '../../renderer/components/headings.tsx'
import { useShell } from '../../renderer/page-context.tsx'
import { Search } from '../../renderer/service-pages/Search.tsx'

export function Page() {
  return (
    <>
      <PageHeader title="Search" lead="Services, towns, guides, blog and projects." />
      <Search example={useShell().searchExample} />
      {import.meta.env.DEV && (
        <p className="band wide">
          The development server doesn’t search: the service reads the built pages. Run{' '}
          <code>npm start</code> to try it.
        </p>
      )}
    </>
  )
}
