import { z } from 'zod'
import { maxMegapixels } from '../../attachments/contract.ts'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { attachmentLimits } from '../../contract/limits.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { defaultLanguage } from '../../../content/model/languages.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { currentPerson } from '../../http/staff.ts'
import {
  acceptUploads,
  fileErrors,
  mostUploadBytes,
  receiveUploads,
  type RejectedFile,
} from '../../http/uploads.ts'
import type { SiteFile } from '../../site/contract.ts'
import { leadDuplicates, leadResponse, leadUpload } from '../contract.ts'
import type { ContactIntakeDeps } from '../intake/accept-contact.ts'
import { addAttachments } from '../intake/add-attachments.ts'
import { enterLead } from '../intake/enter-lead.ts'
import { leadEntry, similarLeadsQuery } from '../lead-entry-contract.ts'
import { similarLeads } from '../management/similar-leads.ts'
import { respondWithLead, toLeadView } from '../views/lead.ts'
import type { LeadRouteDeps } from './leads.ts'
import { requestWords } from './self-service/link.ts'

interface EnteringDeps extends LeadRouteDeps {
  intake: ContactIntakeDeps
  files: AttachmentStore
  limits: RateLimits
  words: SiteFile['words']
}

const uploadedFiles = z.object({ files: z.array(z.file()) })

/** Registers what staff enter themselves: leads from phone calls and the like, and files. */
export async function adminLeadEntryRoutes(app: App, deps: EnteringDeps): Promise<void> {
  const { leads, form, intake, files, limits, words, now } = deps

  app.post(paths.admin.leads, {
    config: { role: 'staff', docs: { errors: [409] } },
    schema: {
      summary: 'Adds a lead: a name and one way to reach the person are enough.',
      body: leadEntry(form),
      response: { 200: leadResponse },
    },
    handler: async (request) =>
      respondWithLead(await enterLead(request.body, currentPerson(request), intake), leads),
  })

  app.get(paths.admin.similarLeads, {
    config: { role: 'staff' },
    schema: {
      summary: 'Leads of the person whose contact data is being typed, newest first.',
      querystring: similarLeadsQuery,
      response: { 200: leadDuplicates },
    },
    handler: async (request) => {
      const found = await similarLeads(request.query, leads)
      return { success: true as const, leads: found.map(toLeadView) }
    },
  })

  await app.register(async (own: App) => {
    await acceptUploads(own, { files: attachmentLimits.atOnce, fields: 0 })
    own.post(paths.admin.leadFiles.route, {
      config: {
        role: 'staff',
        docs: {
          errors: [404, 415],
          form: { mediaType: 'multipart/form-data', body: uploadedFiles },
        },
        rateLimit: limits.uploads,
        slowBody: { maxBytes: mostUploadBytes(attachmentLimits.files) },
      },
      schema: {
        summary: 'Adds photos and plans to a lead.',
        params: idParams,
        response: { 200: leadUpload },
      },
      handler: async (request) => {
        if (!request.isMultipart()) throw httpError('not_a_form_with_files')
        const lead = await leads.one(request.params.id)
        if (!lead || lead.erasedAt !== undefined) throw httpError('no_such_lead')
        const { kept, refused, failure } = await receiveUploads(request, {
          owner: lead,
          files,
          most: attachmentLimits.atOnce,
          now,
        })
        const context = {
          requests: leads,
          form,
          office: [],
          isEmailVerified: false,
          now: now(),
          remove: files.remove,
          by: currentPerson(request).name,
        }
        const left = kept.length === 0 ? [] : await addAttachments(lead.id, kept, context)
        if (failure) throw failure
        const t = requestWords({ words }, { language: defaultLanguage })
        const errorOf = ({ name, fault }: RejectedFile) =>
          t(`fileErrors.${fileErrors[fault]}`, { name, ...maxMegapixels })
        const rejected = [
          ...refused.map(errorOf),
          ...left.map(({ name }) => errorOf({ name, fault: 'too many' })),
        ]
        const after = (await leads.one(lead.id)) ?? lead
        return { ...(await respondWithLead(after, leads)), rejected }
      },
    })
  })
}
