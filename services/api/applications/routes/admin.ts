import { z } from 'zod'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { foldText } from '../../contract/fold-text.ts'
import { paths } from '../../contract/paths.ts'
import { messageResponse } from '../../contract/success.ts'
import { idParams, recordId } from '../../contract/text.ts'
import { eraseForStaff, type Eraser } from '../../erasure/eraser.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import { sendAttachment } from '../../http/send-attachment.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import type { SiteFile } from '../../site/contract.ts'
import { type Application, applicationState } from '../application.ts'
import type { ApplicationRepository } from '../application-repository.ts'
import {
  applicationList,
  applicationListQuery,
  applicationResponse,
  type ApplicationView,
} from '../contract.ts'
import { applicationConfirmation } from '../emails.ts'

interface Deps extends AdminRouteDeps {
  applications: ApplicationRepository
  files: AttachmentStore
  eraser: Pick<Eraser, 'erase'>
  site: Pick<SiteFile, 'jobs' | 'languages'>
}

/** Registers the routes of job applications, for the owner and staff with that right: the list, one, a file, erasure. */
export function adminApplicationRoutes(app: App, { applications, files, eraser, site }: Deps) {
  const view = (application: Application) => toApplicationView(application, site)
  const config = { role: 'applications' } as const

  app.get(paths.admin.applications, {
    config,
    schema: {
      summary: 'Job applications, searched, newest first, with counts by state.',
      querystring: applicationListQuery,
      response: { 200: applicationList },
    },
    handler: async (request) => {
      const { page, perPage, q, state } = request.query
      const words = foldText(q).split(/\s+/).filter(Boolean)
      const found = await applications.search({ words, state }, (page - 1) * perPage, perPage)
      return { success: true as const, ...found, applications: found.applications.map(view) }
    },
  })

  app.get(paths.admin.applicationOf.route, {
    config: { ...config, docs: { errors: [404] } },
    schema: {
      summary: 'A job application.',
      params: idParams,
      response: { 200: applicationResponse },
    },
    handler: async (request) => {
      const found = await applications.one(request.params.id)
      if (!found) throw httpError('no_such_application')
      return { success: true as const, application: view(found) }
    },
  })

  app.get(paths.admin.applicationFile.route, {
    config: { ...config, docs: { answers: { 200: '*/*' }, errors: [404] } },
    schema: {
      summary: 'A file that the applicant sent.',
      params: z.object({ id: recordId, file: recordId }),
    },
    handler: async (request, reply) => {
      const found = await applications.one(request.params.id)
      const file = found?.attachments.find(({ id }) => id === request.params.file)
      const bytes = found && file && (await files.read(found.id, file.id))
      if (!file || !bytes) throw httpError('no_such_file')
      return sendAttachment(reply, file, bytes)
    },
  })

  app.post(paths.admin.applicationErasure.route, {
    config: { ...config, docs: { errors: [404] } },
    schema: {
      summary: 'Erases a job application with its files and emails.',
      params: idParams,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      if (!(await applications.one(id))) throw httpError('no_such_application')
      const erased = 'We erased the application and its files.'
      const target = { collection: 'applications', id }
      return eraseForStaff(target, currentPerson(request), erased, eraser)
    },
  })
}

/** Converts a stored application for staff. The response's schema removes every other field. */
function toApplicationView(
  application: Application,
  { jobs, languages }: Deps['site'],
): ApplicationView {
  const { job: slug, title, mail, attachments } = application
  const bounced = mail.findLast(
    (row) => applicationConfirmation.is(row) && row.state !== 'sent' && row.attempts > 0,
  )
  const job = jobs.find((one) => one.slug === slug)?.titles[languages.first] ?? title
  return {
    ...application,
    job,
    state: applicationState(application),
    bounce: bounced?.lastFault,
    files: attachments,
  }
}
