import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { done, type LeadView } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Dialog } from '../Dialog.tsx'
import { Fault } from '../Fault.tsx'

/** Erases everything personal, when whoever sent the request asks for it. For the owner. */
export function Erasure({ lead }: { lead: LeadView }) {
  const [asked, setAsked] = useState(false)
  return (
    <p className="erasure">
      <button type="button" className="quiet danger" onClick={() => setAsked(true)}>
        Erase on request…
      </button>
      {asked && <Confirm lead={lead} close={() => setAsked(false)} />}
    </p>
  )
}

/** The reference is typed by hand: a press in passing erases nobody. */
function Confirm({ lead, close }: { lead: LeadView; close: () => void }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const fits = typed.trim().toUpperCase() === lead.reference
  const erase = useMutation({
    mutationFn: async () => done.parse(await request('POST', paths.admin.leadErasure(lead.id))),
    onSuccess: ({ message }) => {
      toast({ title: lead.reference, description: message })
      close()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fits) erase.mutate()
  }
  return (
    <Dialog title={`Erase what ${lead.name} sent?`} close={close}>
      <form onSubmit={submit}>
        <p>
          Name, address, number, words, notes, tags, photographs and plans are gone for good, here
          and in the next backup; those of requests that were merged with it too. What stays says
          that there was a request, when, and that you erased it.
        </p>
        <p>Letters about it in the office’s mailbox are for a person to delete.</p>
        <Field label={`Type ${lead.reference} to go on`}>
          {(wired) => (
            <input
              {...wired}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Fault of={erase.error} />
        <div className="choices">
          <button type="submit" className="button danger" disabled={!fits || erase.isPending}>
            {erase.isPending ? 'Erasing...' : 'Erase for good'}
          </button>
          <button type="button" className="quiet" onClick={close}>
            Keep it
          </button>
        </div>
      </form>
    </Dialog>
  )
}
