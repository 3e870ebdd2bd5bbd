import { z } from 'zod'
import type { AttachmentFolder } from '../../attachments/attachment-folder.ts'
import type { AttachmentKind } from '../../contract/attachment.ts'
import { paths } from '../../contract/paths.ts'
import type { LeadDesk } from '../../staff/lead-desk.ts'
import { noSuchFile } from '../errors.ts'
import type { App } from '../instance.ts'
import type { Sessions } from '../plugins/sessions.ts'

const types: Record<AttachmentKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  pdf: 'application/pdf',
}

/**
 * A prospect's file, for staff only. It is handed over to be saved, with the type that its bytes
 * have, and no browser runs or guesses anything of it.
 */
export function adminAttachmentRoutes(
  app: App,
  { leads, files, sessions }: { leads: LeadDesk; files: AttachmentFolder; sessions: Sessions },
) {
  app.route({
    method: 'GET',
    url: `${paths.admin.leads}/:id/attachments/:file`,
    schema: { params: z.object({ id: z.string(), file: z.string() }) },
    preValidation: sessions.signedIn,
    handler: async (request, reply) => {
      const lead = await leads.one(request.params.id)
      const file = lead?.attachments?.find(({ id }) => id === request.params.file)
      const bytes = lead && file && (await files.read(lead.id, file.id))
      if (!file || !bytes) throw noSuchFile()
      return reply
        .headers({
          'content-type': types[file.kind],
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

/** RFC 6266: a plain name for everybody, the whole one for browsers that read it (RFC 8187). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
