import type { Logger } from 'pino'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import { exceedsDailyLimit, type ConfirmationCap, type EmailCounter } from './daily-limit.ts'
import { emailOf, type EmailDefinition } from './define-email.ts'
import type { EmailContext } from './email.ts'
import { watchClock } from '../background/clock-steps.ts'
import { startPolling } from '../background/polling.ts'
import { type DueRow, type Outbox, rowAfterAttempt } from '../outbox/outbox.ts'
import { bufferOutcomes } from './outcome-buffer.ts'
import { mailFailed } from './mail-failed.ts'
import type { MailTransport } from './mail-transport.ts'
import { renderDueEmail } from './render-due-email.ts'

export interface MailWorkerDeps {
  outbox: Outbox
  transport: MailTransport
  /** Every kind of email. */
  emails: readonly EmailDefinition[]
  /** Returns the data of templates from the site that is served now. */
  context: () => EmailContext
  /** Returns recipients of notices about failed emails; default: the office. */
  failureRecipients?: () => Promise<readonly string[]>
  /** Is told of an email before each attempt to send it. */
  onSend?: (due: DueRow) => Promise<void>
  /** Counts emails per address. */
  counts: EmailCounter
  /** Limits confirmations to all unverified addresses in a day; left out: no limit. */
  confirmationCap?: ConfirmationCap
  now: () => Date
  random: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Concurrent deliveries; few, so that visitors' writes come first. */
const batchSize = 4

/**
 * Sends the emails that are due and records the outcomes. At-least-once: a crash between sending and recording sends
 * again, with the same Message-ID. An email fails at once after a permanent error, otherwise after eight attempts;
 * then the office is notified.
 * @returns the number of rows that were tried
 */
export async function sendDueEmails(deps: MailWorkerDeps): Promise<number> {
  const rows = await deps.outbox.due(deps.now(), batchSize)
  await Promise.all(rows.map((due) => attempt(due, deps)))
  return rows.length
}

/** The time that emails wait after the clock was set forward. */
export const clockStepPauseMs = 2 * 60 * 1000

/**
 * Polls every second until stopped. `stop` waits for running deliveries. After the clock was set forward, emails wait
 * for two minutes: if it was a mistake, reminders would call every lead late.
 */
export function startMailWorker(
  deps: MailWorkerDeps,
  elapsed?: () => number,
): { stop: () => Promise<void> } {
  const outbox = bufferOutcomes(deps.outbox, deps)
  const sinceClockStep = watchClock(deps.now, elapsed)
  const work = async () => {
    const since = sinceClockStep()
    if (since === 0) deps.log.warn('The clock was set forward. Emails wait for two minutes.')
    return since >= clockStepPauseMs && (await sendDueEmails({ ...deps, outbox })) >= batchSize
  }
  return startPolling(work, { log: deps.log, finish: outbox.flush })
}

async function attempt(due: DueRow, deps: MailWorkerDeps): Promise<void> {
  const { error, dropped, waitMs } = await deliver(due, deps)
  if (waitMs !== undefined) {
    const nextAttemptAt = new Date(deps.now().getTime() + waitMs).toISOString()
    return deps.outbox.recordOutcome(due, { ...due.row, nextAttemptAt })
  }
  if (dropped !== undefined)
    return deps.outbox.recordOutcome(due, { ...due.row, state: 'dropped', note: dropped })
  const row = rowAfterAttempt(due.row, error, deps)
  const { kind, onFailure } = emailOf(row, deps.emails)
  if (row.state === 'failed' && onFailure === 'drop') {
    const undelivered = { ...row, state: 'dropped', note: 'it could not be delivered' } as const
    return deps.outbox.recordOutcome(due, undelivered)
  }
  if (row.state === 'failed') {
    deps.log.error(
      { err: error, letter: kind, mail: row.id, attempts: row.attempts },
      `MAIL GIVEN UP: ${kind} after ${row.attempts} attempts. The admin pages say to whom; please write by hand.`,
    )
  } else if (error !== undefined) {
    deps.log.warn(
      { err: error, letter: kind, mail: row.id, nextAttemptAt: row.nextAttemptAt },
      'An email could not be sent and will be tried again.',
    )
  }
  if (row.state === 'sent' && deps.transport.toFiles) row.note = 'written to a file'
  const notices =
    row.state === 'failed' && onFailure === 'tell the office' ? await failureNotices(row, deps) : []
  await deps.outbox.recordOutcome(due, row, notices)
}

/**
 * Renders and sends an email. @returns the error, or why the email was dropped, or how long it must wait; none: it was
 * sent
 */
async function deliver(
  due: DueRow,
  { transport, emails, context, counts, confirmationCap, onSend, now, log }: MailWorkerDeps,
): Promise<{ error?: unknown; dropped?: string; waitMs?: number }> {
  try {
    const email = await renderDueEmail(due, emails, context(), now())
    if ('dropped' in email) return email
    const waitMs = (await confirmationCap?.waitMs(due)) ?? 0
    if (waitMs > 0) return { waitMs }
    const dropped = await exceedsDailyLimit(due.row, emailOf(due.row, emails), counts)
    if (dropped !== undefined) return { dropped }
    await confirmationCap?.count(due)
    await onSend?.(due).catch((error: unknown) =>
      log.error({ err: error, mail: due.row.id }, 'An email could not be announced.'),
    )
    await transport.send(email)
    return {}
  } catch (error) {
    return { error }
  }
}

/** Returns notices to the office about a failed email (mail-failed.ts). */
async function failureNotices(
  row: OutboxRow,
  { failureRecipients, context, now }: MailWorkerDeps,
): Promise<OutboxRow[]> {
  // If the setting cannot be read, the outcome of the delivery must still be recorded.
  const recipients = (await failureRecipients?.().catch(() => undefined)) ?? [context().office]
  return recipients.map((to) => mailFailed.row(to, now(), { about: row.id }))
}
