import './search.css'
import { Hero } from '../../renderer/components/headings.tsx'
import { useData, usePath, useShell } from '../../renderer/page-context.tsx'
import { Search } from '../../renderer/service-pages/Search.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { title, lead } = useData<typeof data>()
  return (
    <>
      <Hero kind="type" title={title} lead={lead} />
      <Search example={useShell().searchExample} action={usePath()} />
      {import.meta.env.DEV && (
        <p className="band wide">
          The development server doesn’t search: the service reads the built pages. Run{' '}
          <code>npm start</code> to try it.
        </p>
      )}
    </>
  )
}
