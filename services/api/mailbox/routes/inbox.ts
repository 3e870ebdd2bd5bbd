import { z } from 'zod'
import type { AttachmentStore } from '../../attachments/attachment-store.ts'
import { messageResponse } from '../../contract/success.ts'
import { idParams, recordId } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError, HttpError, invalidFields } from '../../http/http-errors.ts'
import { sendAttachment } from '../../http/send-attachment.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import {
  inboxAssignment,
  inboxList,
  type InboxMail,
  inboxPaths,
  inboxQuery,
  type InboxReason,
  inboxReasons,
} from '../contract.ts'
import { type InboundMail, type InboundMailRepository, traceOf } from '../inbound-mail.ts'
import type { LeadDirectory } from '../place-mail.ts'
import { fileMail, type LeadActions } from '../receive-mail.ts'

interface InboxDeps extends AdminRouteDeps {
  inboundMail: InboundMailRepository
  files: Pick<AttachmentStore, 'save' | 'remove' | 'copy' | 'owners' | 'read'>
  leadDirectory: Pick<LeadDirectory, 'addressOf'>
  leadActions: LeadActions
  /** Whether a mailbox is read. */
  mailboxIsRead: boolean
}

/** Registers the inbox: emails that came in and belong to no lead for certain, which staff put on one or dismiss. */
export function adminInboxRoutes(app: App, deps: InboxDeps) {
  const { inboundMail: mails, files, leadDirectory, leadActions, mailboxIsRead, audit } = deps

  app.get(inboxPaths.inbox, {
    config: { role: 'staff' },
    schema: {
      summary: 'Emails that came in and belong to no lead for certain, the newest first.',
      querystring: inboxQuery,
      response: { 200: inboxList },
    },
    handler: async (request) => {
      const { page, perPage } = request.query
      const found = await mails.inbox((page - 1) * perPage, perPage)
      return {
        success: true as const,
        mails: found.mails.map(toView),
        total: found.total,
        isRead: mailboxIsRead,
      }
    },
  })

  app.post(inboxPaths.assign.route, {
    config: { role: 'staff', docs: { errors: [404, 409] } },
    schema: {
      summary: 'Puts an email with its files on a lead.',
      params: idParams,
      body: inboxAssignment,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      const { lead } = request.body
      if ((await leadDirectory.addressOf(lead)) === undefined)
        throw invalidFields({ lead: `There’s no lead ${lead}.` })
      const mail = await mails.transact(id, (found) => {
        if (!found || (found.state !== 'inbox' && found.lead !== lead))
          throw httpError('no_such_email')
        const change = { ...found, state: 'filing', lead }
        return found.state === 'inbox' ? { change, answer: change } : { answer: found }
      })
      await fileMail(mail, { mails, leadActions, files })
      const after = await mails.one(id)
      if (after?.state === 'inbox') throw notPlaced(after.why)
      await audit('email-assigned', currentPerson(request), { collection: 'leads', ids: [lead] })
      return { success: true as const, message: `It’s on ${lead} now.` }
    },
  })

  app.post(inboxPaths.dismiss.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Removes an email from the inbox, with its files. It stays in the mailbox.',
      params: idParams,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      await mails.transact(id, (found) => {
        if (!found || found.state === 'filing') throw httpError('no_such_email')
        if (found.state !== 'inbox') return { answer: undefined }
        return { change: traceOf(found), purge: true, answer: undefined }
      })
      await files.remove(id)
      await audit('email-dismissed', currentPerson(request), {
        collection: 'inbound-mail',
        ids: [id],
      })
      return { success: true as const, message: 'Dismissed.' }
    },
  })

  app.get(inboxPaths.attachment.route, {
    config: { role: 'staff', docs: { answers: { 200: '*/*' }, errors: [404] } },
    schema: {
      summary: 'A photo or plan of an email in the inbox.',
      params: z.object({ id: recordId, file: recordId }),
    },
    handler: async (request, reply) => {
      const mail = await mails.one(request.params.id)
      const file = mail?.attachments?.find(({ id }) => id === request.params.file)
      const bytes = mail && file && (await files.read(mail.id, file.id))
      if (!file || !bytes) throw httpError('no_such_file')
      return sendAttachment(reply, file, bytes)
    },
  })
}

/** Converts a stored email for staff. */
function toView({ why = '', attachments = [], ...mail }: InboundMail): InboxMail {
  return { ...mail, files: attachments, why: isReason(why) ? inboxReasons[why] : '' }
}

const isReason = (why: string): why is InboxReason => Object.hasOwn(inboxReasons, why)

const notPlaced = (why = '') =>
  new HttpError(409, 'not_placed', isReason(why) ? inboxReasons[why] : 'It couldn’t be put there.')
