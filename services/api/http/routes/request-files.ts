import { paths } from '../../contract/paths.ts'
import { addAttachments } from '../../intake/add-attachments.ts'
import type { Attachment } from '../../records/attachment.ts'
import type { Lead } from '../../records/lead.ts'
import { arrivedFiles } from '../arrived-files.ts'
import type { App } from '../instance.ts'
import { backTo, firmOf, openedBy, requestQuery, type RequestDesk } from '../request-door.ts'
import { requestPage, type Note } from '../request-page.ts'
import { requestWords } from '../request-words.ts'

/** Photographs and plans for a request; what cannot be taken is named, the rest is kept. */
export function requestFilesRoute(app: App, desk: RequestDesk): void {
  const { requests, files, links, limits, now } = desk
  const firm = firmOf(desk.business)

  app.route({
    method: 'POST',
    url: paths.requestFiles,
    schema: { querystring: requestQuery },
    config: { rateLimit: limits.forms, slowBody: true },
    handler: async (request, reply) => {
      const { token } = request.query
      const lead = await openedBy(token, desk)
      const { kept, refused } = await arrivedFiles(request, { lead: lead.id, files, now })
      const left = await addedTo(lead, kept, desk)
      const words = requestWords[lead.language ?? 'en']
      const items = [
        ...refused.map((fault) => words.refused[fault.fault](fault.name)),
        ...left.map((file) => words.refused['too many'](file.name)),
      ]
      const added = kept.length - left.length
      if (items.length === 0 && added > 0) return reply.redirect(backTo(lead, 'files', links), 303)
      const text = items.length === 0 ? words.nothingChosen : words.partly(added)
      const note: Note = { text, bad: true, items }
      const asItIs = (await requests.one(lead.id)) ?? lead
      return reply.code(400).send(requestPage({ lead: asItIs, token, firm, note }))
    },
  })
}

/** Notes files on a request. Out: those that found no place there; they are removed from the disk. */
async function addedTo(
  lead: Lead,
  kept: readonly Attachment[],
  { requests, files, officeMail, now }: RequestDesk,
): Promise<readonly Attachment[]> {
  if (kept.length === 0) return []
  let left = kept
  try {
    const added = await addAttachments(lead.id, kept, {
      requests,
      office: await officeMail(),
      now: now(),
    })
    left = added.left
  } finally {
    for (const { id } of left) await files.remove(lead.id, id)
  }
  return left
}
