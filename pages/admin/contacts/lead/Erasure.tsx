import { type FormEvent, useState } from 'react'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { messageResponse } from '../../../../services/api/contract/success.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { InputField } from '../../../../renderer/forms/Field.tsx'
import { StoredDataButton } from '../../components/StoredData.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { useResourceChange } from '../../resource/use-resource.ts'
import { undoHistory } from '../changes/undo-history.ts'
import { Button, TextButton } from '../../components/buttons.tsx'

/** What a prospect may ask for: their data as a download, and its erasure. Owners only. */
export function Erasure({ lead }: { lead: LeadView }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="erasure">
      <StoredDataButton whose={{ lead: lead.id }} target={lead.reference} />
      <button type="button" className="text-button danger" onClick={() => setOpen(true)}>
        Erase on request…
      </button>
      {open && <ErasureDialog lead={lead} close={() => setOpen(false)} />}
    </div>
  )
}

/** The reference must be typed, so that a stray click erases nothing. */
function ErasureDialog({ lead, close }: { lead: LeadView; close: () => void }) {
  const [typed, setTyped] = useState('')
  const matches = typed.trim().toUpperCase() === lead.reference
  const erase = useResourceChange({
    mutationFn: async () =>
      messageResponse.parse(await request('POST', paths.admin.leadErasure(lead.id))),
    onSuccess: ({ message }) => {
      undoHistory.record({ description: 'Erasing' })
      toast({ title: lead.reference, description: message })
      close()
    },
    refetch: ['leads'],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (matches) erase.mutate()
  }
  return (
    <Dialog title={`Erase what ${lead.name} sent?`} close={close}>
      <form onSubmit={submit}>
        <p>
          Name, address, phone number, message, notes, tags, photos and plans are gone for good,
          here and in the next backup, along with those of leads merged into it. What’s left says
          there was a lead, when, and that you erased it.
        </p>
        <p>Emails about it in the office’s mailbox stay until someone deletes them.</p>
        <InputField
          label={`Type ${lead.reference} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ErrorMessage error={erase.error} />
        <div className="dialog-actions">
          <Button type="submit" className="button danger" disabled={!matches || erase.isPending}>
            {erase.isPending ? 'Erasing...' : 'Erase for good'}
          </Button>
          <TextButton onClick={close}>Keep it</TextButton>
        </div>
      </form>
    </Dialog>
  )
}
