import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { HttpError, httpError } from '../../http/http-errors.ts'
import { currentPerson } from '../../http/staff.ts'
import {
  answerDraft,
  answerPreview,
  conversation,
  leadAnswer,
  type MessageView,
} from '../conversation-contract.ts'
import { leadResponse } from '../contract.ts'
import { answerLead, assertAnswerable, byTime } from '../conversation/answer.ts'
import type { Lead } from '../lead.ts'
import { respondWithLead } from '../views/lead.ts'
import { changeContext, type LeadRouteDeps } from './leads.ts'

interface ConversationDeps extends LeadRouteDeps {
  /** The firm's name, and the addresses that emails come from and that replies go to. */
  firm: string
  mailFrom: string
  officeAddress: string
  /** Whether emails leave the machine. */
  mailIsSent: boolean
  /** Returns the address at which replies about a lead come in; left out: no mailbox is read. */
  replyAddress: ((id: string) => string) | undefined
}

/** Registers the conversation of a lead: its emails, and answering it. */
export function adminConversationRoutes(app: App, deps: ConversationDeps) {
  const { leads, firm, mailFrom, officeAddress, mailIsSent, replyAddress } = deps

  app.get(paths.admin.leadConversation.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'The emails of a lead and of those merged into it, oldest first.',
      params: idParams,
      response: { 200: conversation },
    },
    handler: async (request) => {
      const lead = await leads.one(request.params.id)
      if (!lead) throw httpError('no_such_lead')
      const all = [lead, ...(await leads.mergedInto(lead.id))]
      return {
        success: true as const,
        messages: all.flatMap(messagesOf).sort(byTime),
        canSend: mailIsSent,
        ...(replyAddress && { replyAddress: replyAddress(lead.id) }),
        office: officeAddress,
      }
    },
  })

  app.post(paths.admin.leadConversation.route, {
    config: { role: 'staff', docs: { errors: [404, 409] } },
    schema: {
      summary: 'Sends an answer to the person. The first one counts as the answer to the lead.',
      params: idParams,
      body: leadAnswer,
      response: { 200: leadResponse },
    },
    handler: async (request) => {
      if (!mailIsSent) throw mailNotConfigured()
      const context = { ...(await changeContext(request, deps)), from: mailFrom }
      const lead = await answerLead(request.params.id, request.body, context, leads)
      return respondWithLead(lead, leads)
    },
  })

  app.post(paths.admin.answerPreview.route, {
    config: { role: 'staff', docs: { errors: [404, 409] } },
    schema: {
      summary: 'An answer as the person will see it; nothing is sent.',
      params: idParams,
      body: answerDraft,
      response: { 200: answerPreview },
    },
    handler: async (request) => {
      const lead = await leads.one(request.params.id)
      if (!lead || lead.erasedAt !== undefined) throw httpError('no_such_lead')
      const { subject, text, files } = request.body
      assertAnswerable(lead, { files })
      const { name } = currentPerson(request)
      return {
        success: true as const,
        from: `${name}, ${firm} <${mailFrom}>`,
        to: lead.email,
        replyTo: replyAddress?.(lead.id) ?? officeAddress,
        ...{ subject, text },
        files: (lead.attachments ?? []).flatMap((one) => (files.includes(one.id) ? one.name : [])),
      }
    },
  })
}

/** Returns the messages of one lead, each with how far its email has got. */
function messagesOf({ id: reference, messages = [], mail }: Lead): MessageView[] {
  return messages.map((message) => {
    const row = mail.find(({ id }) => id === message.id)
    const { state, lastFault: fault, note } = row ?? {}
    return {
      ...message,
      reference,
      ...(state && { delivery: { state, ...(fault && { fault }), ...(note && { note }) } }),
    }
  })
}

const mailNotConfigured = () =>
  new HttpError(
    409,
    'mail_not_configured',
    'There’s no mail server set up here yet, so answer from your own mailbox.',
  )
