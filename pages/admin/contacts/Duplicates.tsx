import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { Confirmed } from '../Confirmed.tsx'
import { Fault } from '../Fault.tsx'
import { statusNames } from './change-words.ts'
import { useDuplicates } from './lead-queries.ts'
import { timeInWords } from './time.ts'

interface DuplicatesProps {
  lead: LeadView
  open: (id: string) => void
}

/** Other requests of the same address or number, each of which can go into this one. Nothing when there are none. */
export function Duplicates({ lead, open }: DuplicatesProps) {
  const { data: same = [] } = useDuplicates(lead.id)
  if (same.length === 0) return null
  return (
    <section className="duplicates" aria-label="Probably the same person">
      <h3>Probably the same person</h3>
      <ul>
        {same.map((other) => (
          <li key={other.id}>
            <button type="button" className="quiet" onClick={() => open(other.id)}>
              {other.name}, {other.reference}
            </button>
            <span>
              {statusNames[other.status].toLowerCase()}, {timeInWords(other.receivedAt)}
            </span>
            <Merge lead={lead} other={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says what happens before it does: it cannot be taken back. */
function Merge({ lead, other }: { lead: LeadView; other: LeadView }) {
  const queries = useQueryClient()
  const merge = useMutation({
    mutationFn: () =>
      request('POST', paths.admin.leadMerge(lead.id), {
        version: lead.version,
        other: { id: other.id, version: other.version },
      }),
    onSuccess: () =>
      toast({ title: lead.name, description: `${other.reference} went into ${lead.reference}.` }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  return (
    <>
      <Confirmed
        label="Merge…"
        of={`${other.reference} into this one`}
        question={`Merge ${other.reference} into ${lead.reference}?`}
        action="Merge"
        act={() => merge.mutate()}
        disabled={merge.isPending}
      >
        <p>
          The notes and tags of {other.reference} ({other.name}, {timeInWords(other.receivedAt)})
          come to {lead.reference}, which keeps its own status, value and words.
        </p>
        <p>
          {other.reference} leaves every list and nobody is reminded of it any more. It stays as it
          was behind its reference. This cannot be undone.
        </p>
      </Confirmed>
      <Fault of={merge.error} />
    </>
  )
}
