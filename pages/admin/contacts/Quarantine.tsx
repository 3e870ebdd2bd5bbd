import { Unloaded } from '../Unloaded.tsx'
import { useHeld } from './held.ts'
import { HeldList } from './HeldList.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'

/** What was set aside as automatic, to look through and to release. In: how to open what it has become. */
export function Quarantine({ open }: { open: (lead: string) => void }) {
  const list = useHeld()
  if (list.isPending) return <ListSkeleton />
  if (list.isLoadingError) return <Unloaded of={list} />
  if (list.data.held.length === 0)
    return (
      <div className="empty">
        <h2>Nothing is set aside</h2>
        <p>
          What looks automatic waits here: forms with a field filled in that people do not see, and
          in a flood those without a proof.
        </p>
      </div>
    )
  return <HeldList held={list.data.held} total={list.data.total} open={open} />
}
