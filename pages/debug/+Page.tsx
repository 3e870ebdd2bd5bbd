import { lazy, Suspense } from 'react'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useAlive } from '../../renderer/client/alive.ts'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

const Tool = lazy(() => import('./Tool.tsx').then(({ Tool }) => ({ default: Tool })))
const loading = <p role="status">Loading debug tool...</p>

/** SPEC.md §2: the debug tool. */
export function Page() {
  const { head, image } = useData<typeof data>()
  const alive = useAlive()
  return (
    <>
      <PageTop
        title="API test"
        lead="Asks the service what it answers, and checks a request without sending it."
      />
      <Crumbs crumbs={head.crumbs} />
      <div className="band wide">
        {alive ? (
          <Suspense fallback={loading}>
            <Tool image={image} />
          </Suspense>
        ) : (
          loading
        )}
        <noscript>
          <p>The tool is made of JavaScript, which is off.</p>
        </noscript>
      </div>
    </>
  )
}
