import { attachmentLimits } from '../../contract/limits.ts'
import type { Lead } from '../lead.ts'
import type { Attachment } from '../../attachments/contract.ts'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import type { Decision } from '../../storage/query.ts'
import { recipientsFor } from '../correction.ts'
import { staffFilesAdded } from '../erased-lead.ts'
import { reviseLead } from '../lead-update-event.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { leadToOffice } from '../emails/to-office.ts'
import { propagateToSurvivor, type SenderChangeContext } from '../management/surviving-lead.ts'

interface Added {
  /** Files over the limit, or all if the lead was erased. */
  left: readonly Attachment[]
  /** Those and the ones that the lead has already, from an upload whose answer was lost. */
  unused: readonly Attachment[]
  /** The lead before and after, and its history note; left out: nothing was added. */
  change?: { before: Lead; after: Lead; note: string }
}

/**
 * Adds stored files to a lead and, if it was merged, to the surviving lead's history; notifies the office. Files that the
 * lead doesn't need are removed from the disk. @returns the files over the limit @throws NotStoredError
 */
export async function addAttachments(
  id: string,
  files: readonly Attachment[],
  context: SenderChangeContext & {
    remove: AttachmentStore['remove']
    /** The staff member who adds them; left out: the prospect. */
    by?: string
  },
): Promise<readonly Attachment[]> {
  const { requests, office, now, remove, by } = context
  let added: Added | undefined
  try {
    added = await requests.transact(id, (lead): Decision<Lead, Added> => {
      if (!lead || lead.erasedAt !== undefined) return { answer: { left: files, unused: files } }
      const before = lead.attachments ?? []
      const room = Math.max(0, attachmentLimits.files - before.length)
      const isNew = ({ name, sha256 }: Attachment) =>
        !before.some((one) => one.name === name && one.sha256 === sha256)
      const fresh = files.filter(isNew)
      const taken = fresh.slice(0, room)
      const answer = {
        left: fresh.slice(room),
        unused: files.filter((one) => !taken.includes(one)),
      }
      if (taken.length === 0) return { answer }
      const names = taken.map(({ name }) => name).join(', ')
      const note = `Added: ${names}`
      const notices = officeNotices(lead.mail, recipientsFor(lead, office), now)
      const fields = { attachments: [...before, ...taken], mail: [...lead.mail, ...notices] }
      const who = { at: now, by: by ?? ({ prospect: 'files-added' } as const) }
      // An erasure removes a prospect's entries, and of staff's only the detail.
      const entry = by === undefined ? { change: note } : { change: staffFilesAdded, detail: names }
      const after = reviseLead(lead, fields, [entry], who)
      return { change: after, answer: { ...answer, change: { before: lead, after, note } } }
    })
  } finally {
    for (const file of added?.unused ?? files) await remove(id, file.id)
  }
  const { change, left } = added
  // Staff open the surviving lead, so theirs stay where they put them.
  if (change && by === undefined) {
    const note = `${change.note} (${id})`
    await propagateToSurvivor(change, { prospectChange: 'files-added', note }, context)
  }
  return left
}

/** Photos arrive one after the other, each in its own upload: one email is about all of them. */
const noticeDelayMs = 2 * 60 * 1000

/** Returns notifications to the office; none while an earlier one is waiting. */
function officeNotices(
  mail: readonly OutboxRow[],
  office: readonly string[],
  now: Date,
): OutboxRow[] {
  const onItsWay = mail.some((row) => leadToOffice.is(row) && row.state === 'waiting')
  const at = new Date(now.getTime() + noticeDelayMs)
  return onItsWay ? [] : office.map((to) => leadToOffice.row(to, at))
}
