import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { Dialog } from '../Dialog.tsx'
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
  const [other, setOther] = useState<LeadView>()
  if (same.length === 0) return null
  return (
    <section className="duplicates" aria-label="Probably the same person">
      <h3>Probably the same person</h3>
      <ul>
        {same.map((each) => (
          <li key={each.id}>
            <button type="button" className="quiet" onClick={() => open(each.id)}>
              {each.name}, {each.reference}
            </button>
            <span>
              {statusNames[each.status].toLowerCase()}, {timeInWords(each.receivedAt)}
            </span>
            <button type="button" className="quiet" onClick={() => setOther(each)}>
              Merge<span className="unseen"> {each.reference} into this one</span>…
            </button>
          </li>
        ))}
      </ul>
      {other && <Merge lead={lead} other={other} close={() => setOther(undefined)} />}
    </section>
  )
}

/** Says what happens before it does: it cannot be taken back. */
function Merge({ lead, other, close }: { lead: LeadView; other: LeadView; close: () => void }) {
  const queries = useQueryClient()
  const merge = useMutation({
    mutationFn: () =>
      request('POST', paths.admin.leadMerge(lead.id), {
        version: lead.version,
        other: { id: other.id, version: other.version },
      }),
    onSuccess: () => {
      toast({ title: lead.name, description: `${other.reference} went into ${lead.reference}.` })
      close()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  return (
    <Dialog title={`Merge ${other.reference} into ${lead.reference}?`} close={close}>
      <p>
        The notes and tags of {other.reference} ({other.name}, {timeInWords(other.receivedAt)}) come
        to {lead.reference}, which keeps its own status, value and words.
      </p>
      <p>
        {other.reference} leaves every list and nobody is reminded of it any more. It stays as it
        was behind its reference. This cannot be undone.
      </p>
      <Fault of={merge.error} />
      <div className="choices">
        <button
          type="button"
          className="button"
          disabled={merge.isPending}
          onClick={() => merge.mutate()}
        >
          {merge.isPending ? 'Merging...' : 'Merge'}
        </button>
        <button type="button" className="quiet" onClick={close}>
          Keep both
        </button>
      </div>
    </Dialog>
  )
}
