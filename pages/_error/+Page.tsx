import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { CatchAll } from './CatchAll.island.tsx'

export const Page = () => <CatchAll {...useData<typeof data>()} />
