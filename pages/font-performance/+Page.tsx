import { Breadcrumbs, PageHeader } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { FontReport } from './FontReport.island.tsx'

/** S1.9: the state of the fonts in this browser. */
export function Page() {
  const { head } = useData<typeof data>()
  return (
    <>
      <PageHeader
        title="Font performance"
        lead="Which faces your browser has loaded, and what it remembers of them."
      />
      <Breadcrumbs crumbs={head.crumbs} />
      <div className="band wide">
        <FontReport />
        <noscript>
          <p>These measurements are taken by JavaScript, which is off.</p>
        </noscript>
      </div>
    </>
  )
}
