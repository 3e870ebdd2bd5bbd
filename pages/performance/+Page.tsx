import { Breadcrumbs, PageHeader } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { Visit } from './Visit.island.tsx'

/** S1.9: this browser's measurements of this page. */
export function Page() {
  const { head } = useData<typeof data>()
  return (
    <>
      <PageHeader
        title="Performance"
        lead="What your browser measures, on your line, now. Nothing is sent anywhere."
      />
      <Breadcrumbs crumbs={head.crumbs} />
      <div className="band wide">
        <noscript>
          <p>These measurements are taken by JavaScript, which is off.</p>
        </noscript>
        <Visit />
      </div>
    </>
  )
}
