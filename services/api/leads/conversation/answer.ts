import { errorCodes } from '../../contract/errors.ts'
import { HttpError, httpError, invalidFields } from '../../http/http-errors.ts'
import type { Decision } from '../../storage/query.ts'
import { isSameAddress } from '../../storage/personal-records.ts'
import { type AnswerDraft, type LeadAnswer, maxAnswerFiles } from '../conversation-contract.ts'
import { leadAnswered } from '../emails/answer.ts'
import type { Lead } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { type ChangeContext, decideChange, exceptErased } from '../management/lead-change.ts'

export type Message = NonNullable<Lead['messages']>[number]

/**
 * Orders messages by time. Mail servers name whole seconds: within one, messages stay in the order in which they came, since
 * an out-of-office note comes in the second of the email that it answers.
 */
export const byTime = (one: Pick<Message, 'at'>, two: Pick<Message, 'at'>): number =>
  Math.floor(Date.parse(one.at) / 1000) - Math.floor(Date.parse(two.at) / 1000)

/** The most messages that a lead keeps; no conversation with a customer is as long. */
export const maxMessages = 500

type AnswerContext = ChangeContext & { from: string }

/**
 * Adds an answer that a staff member wrote to a lead, with its email, and logs it as an attempt: the first one stops the
 * response clock (S9.140). The same `key` sends one email.
 * @throws HttpError there is no such lead or no address, or the conversation has gone on since
 * @throws NotStoredError
 */
export async function answerLead(
  id: string,
  answer: LeadAnswer,
  context: AnswerContext,
  leads: Pick<LeadRepository, 'transact' | 'mergedInto'>,
): Promise<Lead> {
  const merged = await leads.mergedInto(id)
  return leads.transact(id, (lead) => decideAnswer(lead, answer, { ...context, merged }))
}

/** Decides an answer as a pure function of the lead and of those merged into it. @throws HttpError */
export function decideAnswer(
  found: Lead | undefined,
  answer: LeadAnswer,
  context: AnswerContext,
): Decision<Lead, Lead> {
  const lead = exceptErased(found)
  if (!lead) throw httpError('no_such_lead')
  const messages = lead.messages ?? []
  const sent = messages.find(({ id }) => id === answer.key)
  if (sent?.text === answer.text && sent.subject === answer.subject) return { answer: lead }
  if (sent) throw answerSent()
  assertAnswerable(lead, answer)
  const latest = latestMessage([lead, ...(context.merged ?? [])])
  if ((latest?.id ?? null) !== answer.after || !isSameAddress(lead.email, answer.to))
    throw conversationMoved(latest)
  if (messages.length >= maxMessages) throw conversationFull()
  const logged = decideChange(
    lead,
    { version: lead.version, attempt: { how: 'email', outcome: 'sent' } },
    context,
  ).answer
  const { at, by, from } = context
  const message: Message = {
    id: answer.key,
    at: at.toISOString(),
    direction: 'out',
    ...{ by, from, to: lead.email },
    ...{ subject: answer.subject, text: answer.text },
    ...(answer.files.length > 0 && { files: answer.files }),
  }
  const change = {
    ...logged,
    messages: [...messages, message],
    mail: [...logged.mail, leadAnswered.row(lead.email, at, { id: answer.key })],
  }
  return { change, answer: change }
}

/** Checks that an answer can be sent. @throws HttpError */
export function assertAnswerable(lead: Lead, { files }: Pick<AnswerDraft, 'files'>): void {
  if (lead.mergedInto !== undefined)
    throw invalidFields({
      text: `This lead was merged into ${lead.mergedInto}. Answer that one instead.`,
    })
  if (lead.email === '') throw httpError('no_address')
  const chosen = files.map((id) => lead.attachments?.find((one) => one.id === id))
  if (chosen.includes(undefined))
    throw invalidFields({ files: 'One of these files isn’t on the lead anymore. Pick again.' })
  if (chosen.reduce((sum, file) => sum + (file?.bytes ?? 0), 0) > maxAnswerFiles)
    throw invalidFields({ files: 'These files are over 15 MB together. Leave one out.' })
}

/** Returns the latest message of several leads. */
export const latestMessage = (leads: readonly Pick<Lead, 'messages'>[]): Message | undefined =>
  leads
    .flatMap(({ messages = [] }) => messages)
    .sort(byTime)
    .at(-1)

const conversationMoved = (latest: Message | undefined) =>
  new HttpError(
    409,
    'conversation_moved',
    latest
      ? `${latest.by} wrote while you were typing, or the address was changed. We didn’t send yours. Read it, then send again.`
      : 'The address was changed while you were typing. We didn’t send your email. Check it, then send again.',
  )

/** The answer to the first call got lost, and the text was changed before the second one. */
const answerSent = () =>
  new HttpError(
    409,
    errorCodes.answerSent,
    'We already sent your email as it was before you changed it. Send again if they need this one too.',
  )

const conversationFull = () =>
  new HttpError(
    409,
    'conversation_full',
    `This lead has ${maxMessages} emails, which is all that fit. Please go on from your own mailbox.`,
  )
