import { z } from 'zod'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { paths } from '../../contract/paths.ts'
import { recordId } from '../../contract/text.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'

/**
 * Registers the download of an attachment, for staff only. The type is detected from its bytes, and headers prevent
 * browsers from opening or sniffing it.
 */
export function adminAttachmentRoutes(
  app: App,
  { leads, files }: { leads: LeadRepository; files: AttachmentStore },
) {
  app.get(paths.admin.attachment.route, {
    config: { role: 'staff', docs: { answers: { 200: '*/*' }, errors: [404] } },
    schema: {
      summary: 'A photo or plan that the prospect uploaded.',
      params: z.object({ id: recordId, file: recordId }),
    },
    handler: async (request, reply) => {
      const lead = await leads.one(request.params.id)
      const file = lead?.attachments?.find(({ id }) => id === request.params.file)
      const bytes = lead && file && (await files.read(lead.id, file.id))
      if (!file || !bytes) throw httpError('no_such_file')
      return reply
        .headers({
          'content-type': file.kind === 'pdf' ? 'application/pdf' : `image/${file.kind}`,
          'content-length': file.bytes,
          'content-disposition': disposition(file.name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .send(bytes)
    },
  })
}

/** Formats Content-Disposition (RFC 6266): an ASCII name, and the full name for browsers that support RFC 8187. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
