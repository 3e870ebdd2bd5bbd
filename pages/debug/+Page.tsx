import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { lazyPart } from '../../renderer/components/LazyPart.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

const Tool = lazyPart(
  () => import('./Tool.tsx').then(({ Tool }) => Tool),
  <p role="status">Loading debug tool...</p>,
)

/** SPEC.md §2: the debug tool. */
export function Page() {
  const { head, image } = useData<typeof data>()
  return (
    <>
      <PageTop
        title="API test"
        lead="Asks the service what it answers, and checks a request without sending it."
      />
      <Crumbs crumbs={head.crumbs} />
      <div className="band wide">
        <Tool image={image} />
        <noscript>
          <p>The tool is made of JavaScript, which is off.</p>
        </noscript>
      </div>
    </>
  )
}
