import '../../renderer/components/loading.css'
import '../../renderer/styles/tools.css'
import { Hero } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { DebugTool } from './DebugTool.island.tsx'

/** The debug tool (S1.8). */
export function Page() {
  const { image, locations } = useData<typeof data>()
  return (
    <>
      <Hero kind="type" title="API test" lead="Calls the API and shows each response." />
      <div className="band wide">
        <DebugTool image={image} locations={locations} />
        <noscript>
          <p>The tool is made of JavaScript, which is off.</p>
        </noscript>
      </div>
    </>
  )
}
