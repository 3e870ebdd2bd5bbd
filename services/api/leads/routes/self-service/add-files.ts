import { z } from 'zod'
import { paths } from '../../../contract/paths.ts'
import type { Notice } from '../../../../../renderer/service-pages/Request.tsx'
import { maxMegapixels } from '../../../attachments/contract.ts'
import { attachmentLimits } from '../../../contract/limits.ts'
import type { App } from '../../../http/fastify-app.ts'
import { addAttachments } from '../../intake/add-attachments.ts'
import {
  fileErrors,
  mostUploadBytes,
  receiveUploads,
  type RejectedFile,
} from '../../../http/uploads.ts'
import { httpError } from '../../../http/http-errors.ts'
import {
  type SelfServiceDeps,
  selfServiceQuery,
  loadLeadByToken,
  requestWords,
  selfServiceUrl,
} from './link.ts'
import { renderLead } from './view.ts'

const uploadedFiles = z.object({ files: z.array(z.file()) })

/** Registers uploads for a lead; rejected files are listed, the others are stored. */
export function filesRoute(app: App, deps: SelfServiceDeps): void {
  const { leads, files, links, limits, requestRecipients, now } = deps

  app.post(paths.selfServiceFiles, {
    schema: { summary: 'Uploads photos and plans.', querystring: selfServiceQuery },
    config: {
      docs: {
        answers: { 303: null },
        form: { mediaType: 'multipart/form-data', body: uploadedFiles },
      },
      rateLimit: limits.uploads,
      slowBody: { maxBytes: mostUploadBytes(attachmentLimits.files) },
    },
    handler: async (request, reply) => {
      if (!request.isMultipart()) throw httpError('not_a_form_with_files')
      const { token } = request.query
      const { lead, source } = await loadLeadByToken(token, deps)
      const office = await requestRecipients()
      const { kept, refused, failure } = await receiveUploads(request, {
        owner: lead,
        files,
        most: attachmentLimits.atOnce,
        now,
      })
      const context = {
        requests: leads,
        form: deps.form,
        office,
        // Files change no field of the surviving lead.
        isEmailVerified: false,
        now: now(),
        remove: files.remove,
      }
      const left = kept.length === 0 ? [] : await addAttachments(lead.id, kept, context)
      if (failure) throw failure
      const t = requestWords(deps, lead)
      const errorOf = ({ name, fault }: RejectedFile) =>
        t(`fileErrors.${fileErrors[fault]}`, { name, ...maxMegapixels })
      const items = [
        ...refused.map(errorOf),
        ...left.map(({ name }) => errorOf({ name, fault: 'too many' })),
      ]
      const added = kept.length - left.length
      if (items.length === 0 && added > 0)
        return reply.redirect(selfServiceUrl(lead, 'files', source, links), 303)
      const text = items.length === 0 ? t('nothingChosen') : t('filesAdded', { count: added })
      const notice: Notice = { text, bad: true, items }
      const asItIs = (await leads.one(lead.id)) ?? lead
      return reply.code(400).send(await renderLead(deps, source, { lead: asItIs, token, notice }))
    },
  })
}
