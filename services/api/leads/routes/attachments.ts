import { Readable } from 'node:stream'
import { z } from 'zod'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { paths } from '../../contract/paths.ts'
import { recordId } from '../../contract/text.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { sendAttachment } from '../../http/send-attachment.ts'

/** Registers the download of an attachment, for staff only. */
export function adminAttachmentRoutes(
  app: App,
  { leads, files }: { leads: LeadRepository; files: AttachmentStore },
) {
  const params = z.object({ id: recordId, file: recordId })

  app.get(paths.admin.attachmentThumbnail.route, {
    config: { role: 'staff', docs: { answers: { 200: '*/*' }, errors: [404] } },
    schema: { summary: 'A small picture of a photo; the photo itself if there is none.', params },
    handler: async (request, reply) => {
      const lead = await leads.one(request.params.id)
      const file = lead?.attachments?.find(({ id }) => id === request.params.file)
      if (!lead || !file) throw httpError('no_such_file')
      const small = await files.thumbnail(lead.id, file)
      if (small)
        return sendAttachment(
          reply,
          { ...file, kind: 'jpeg', bytes: small.length },
          Readable.from([small]),
        )
      const bytes = await files.read(lead.id, file.id)
      if (!bytes) throw httpError('no_such_file')
      return sendAttachment(reply, file, bytes)
    },
  })

  app.get(paths.admin.attachment.route, {
    config: { role: 'staff', docs: { answers: { 200: '*/*' }, errors: [404] } },
    schema: {
      summary: 'A photo or plan that the prospect uploaded.',
      params,
    },
    handler: async (request, reply) => {
      const lead = await leads.one(request.params.id)
      const file = lead?.attachments?.find(({ id }) => id === request.params.file)
      const bytes = lead && file && (await files.read(lead.id, file.id))
      if (!file || !bytes) throw httpError('no_such_file')
      return sendAttachment(reply, file, bytes)
    },
  })
}
