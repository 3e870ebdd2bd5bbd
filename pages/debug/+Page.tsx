import { Breadcrumbs, PageHeader } from '../../renderer/components/headings.tsx'
import { lazyComponent } from '../../renderer/components/LazyComponent.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

const Tool = lazyComponent(
  () => import('./Tool.tsx').then(({ Tool }) => Tool),
  <p role="status">Loading debug tool...</p>,
)

/** The debug tool (S1.8). */
export function Page() {
  const { head, image } = useData<typeof data>()
  return (
    <>
      <PageHeader
        title="API test"
        lead="Asks the service what it answers, and checks a request without sending it."
      />
      <Breadcrumbs crumbs={head.crumbs} />
      <div className="band wide">
        <Tool image={image} />
        <noscript>
          <p>The tool is made of JavaScript, which is off.</p>
        </noscript>
      </div>
    </>
  )
}
