import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../../services/api/contract/paths.ts'
import { heldList, type HeldView } from '../../../services/api/contract/quarantine.ts'
import { request } from '../../../renderer/client/http.ts'
import { Fault } from '../Fault.tsx'
import { timeInWords } from './time.ts'

/** What was set aside as automatic, to look through and to release. Nothing when there is none. */
export function Quarantine() {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: ['quarantine'],
    queryFn: async () => heldList.parse(await request('GET', paths.admin.quarantine)),
  })
  const release = useMutation({
    mutationFn: (id: string) =>
      request('PATCH', paths.admin.quarantineOf(id), { action: 'release' }),
    onSettled: () =>
      Promise.all(
        ['quarantine', 'leads'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ),
  })
  if (!list.data || list.data.held.length === 0) return null
  const { held, total } = list.data
  return (
    <details className="quarantine">
      <summary>Set aside as automatic ({total})</summary>
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
              onClick={() => release.mutate(one.id)}
            >
              Release<span className="unseen"> {one.name || one.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
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
