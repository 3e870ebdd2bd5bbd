import { randomUUID } from 'node:crypto'
import { attachmentLimits } from '../contract/attachment.ts'
import type { Attachment } from '../records/attachment.ts'
import type { Lead } from '../records/lead.ts'
import { letterDue, type MailRow } from '../records/mail-row.ts'
import type { OwnRequests } from './own-request.ts'

/**
 * Adds files, already on the disk, to a request, and tells the office. Out: those that found no
 * place, because others were added meanwhile or the request is gone: the caller removes them.
 * @throws NotStored
 */
export function addAttachments(
  id: string,
  files: readonly Attachment[],
  { requests, office, now }: { requests: OwnRequests; office: readonly string[]; now: Date },
): Promise<{ left: readonly Attachment[] }> {
  return requests.work(id, (lead) => {
    if (!lead || lead.erasedAt !== undefined) return { answer: { left: files } }
    const before = lead.attachments ?? []
    const room = Math.max(0, attachmentLimits.files - before.length)
    const taken = files.slice(0, room)
    if (taken.length === 0) return { answer: { left: files } }
    const note = `Added: ${taken.map(({ name }) => name).join(', ')}`
    const change: Lead = {
      ...lead,
      attachments: [...before, ...taken],
      version: lead.version + 1,
      history: [
        ...lead.history,
        { at: now.toISOString(), by: 'the visitor', change: note, version: lead.version + 1 },
      ],
      mail: [...lead.mail, ...toldOffice(lead.mail, office, now)],
    }
    return { change, answer: { left: files.slice(room) } }
  })
}

/** One letter is enough while one is still on its way. */
function toldOffice(mail: readonly MailRow[], office: readonly string[], now: Date): MailRow[] {
  const onItsWay = mail.some(
    ({ letter, state }) => letter === 'lead-to-office' && state === 'waiting',
  )
  return onItsWay ? [] : office.map((to) => letterDue(randomUUID(), 'lead-to-office', to, now))
}
