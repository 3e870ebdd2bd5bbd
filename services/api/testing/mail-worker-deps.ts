import { pino } from 'pino'
import type { MailTransport } from '../email/mail-transport.ts'
import type { MailWorkerDeps } from '../email/mail-worker.ts'
import { emails } from '../features.ts'
import type { Store } from '../store.ts'
import { testEmailContext } from './test-firm.ts'

/** Returns a mail transport that passes each email to `send`. */
export const testTransport = (send: MailTransport['send']): MailTransport => ({
  where: 'a test',
  send,
  close: async () => {},
})

/**
 * Returns what the mail worker needs to send a store's emails.
 * @param change what differs, the transport included
 */
export const mailWorkerDeps = (
  { outbox, counters }: Pick<Store, 'outbox' | 'counters'>,
  clock: { now: Date },
  change: Partial<MailWorkerDeps> & Pick<MailWorkerDeps, 'transport'>,
): MailWorkerDeps => ({
  outbox,
  emails,
  context: () => testEmailContext,
  counts: counters,
  now: () => clock.now,
  random: () => 0.5,
  log: pino({ level: 'silent' }),
  ...change,
})
