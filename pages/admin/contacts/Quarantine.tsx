import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../../services/api/contract/paths.ts'
import { heldReleased, type HeldView } from '../../../services/api/contract/quarantine.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { Fault } from '../Fault.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { useHeld } from './held.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { timeInWords } from './time.ts'

/** What was set aside as automatic, to look through and to release. In: how to open what it has become. */
export function Quarantine({ open }: { open: (lead: string) => void }) {
  const queries = useQueryClient()
  const list = useHeld()
  const release = useMutation({
    mutationFn: async ({ id }: HeldView) =>
      heldReleased.parse(
        await request('PATCH', paths.admin.quarantineOf(id), { action: 'release' }),
      ),
    onSuccess: ({ reference }, { name, email }) =>
      toast({
        title: `${name || email} is released`,
        description: 'The letters go out now.',
        ...(reference !== undefined && {
          action: {
            label: 'Open it',
            instead: 'Find it among the new leads',
            run: () => open(reference),
          },
        }),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  if (list.isPending) return <ListSkeleton />
  if (list.isLoadingError) return <Unloaded of={list} />
  const { held, total } = list.data
  if (held.length === 0)
    return (
      <div className="empty">
        <h2>Nothing is set aside</h2>
        <p>
          What looks automatic waits here: forms with a field filled in that people do not see, and
          in a flood those without a proof.
        </p>
      </div>
    )
  return (
    <section className="quarantine" aria-label="Set aside as automatic">
      <p>
        Nobody was written to about these. They are erased after 90 days. Release what a person
        sent: it joins the list, and its letters go out.
      </p>
      <Fault of={release.error} />
      {held.length < total && <p>The newest {held.length} are shown.</p>}
      <ul>
        {held.map((one) => (
          <li key={one.id}>
            <Words held={one} />
            <button
              type="button"
              className="quiet"
              disabled={release.isPending}
              onClick={() => release.mutate(one)}
            >
              Release<span className="unseen"> {one.name || one.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const reasons: Record<HeldView['why'], string> = {
  'hidden field': 'filled in a field that people do not see',
  'no proof': 'came without a proof while CHALLENGE was on',
}

const Words = ({ held: { what, at, name, email, phone, message, why } }: { held: HeldView }) => (
  <>
    <p>
      <b>{name || email}</b>: a {what} of {timeInWords(at)}, {reasons[why]}.{' '}
      {[name && email, phone].filter(Boolean).join(', ')}
    </p>
    {message && <p className="message">{message}</p>}
  </>
)
