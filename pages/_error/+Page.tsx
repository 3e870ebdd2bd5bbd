import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { CatchAll } from './CatchAll.island.tsx'
// Pages that the service renders use the style sheets of this page (scripts/build/site-files.ts).
import '../../renderer/components/loading.css'
import '../../renderer/service-pages/service-pages.css'

export const Page = () => <CatchAll {...useData<typeof data>()} />
