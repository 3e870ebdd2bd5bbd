import { createHash, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { startPolling } from '../background/polling.ts'
import { type InboundMail, traceDays } from './inbound-mail.ts'
import { leaseMs, type MailboxState, type MailboxStateRepository } from './mailbox-state.ts'
import {
  type ListedMessage,
  type MailboxConnection,
  maxMailBytes,
  type OpenMailbox,
} from './mailbox-client.ts'
import { fileMail, removeLeftFiles, type ReceivingDeps, storeMail } from './receive-mail.ts'

export interface MailboxWorkerDeps extends ReceivingDeps {
  states: MailboxStateRepository
  open: OpenMailbox
  /** Names the mailbox: server, user and folder. */
  mailbox: string
  /** Set where no second process can have the store open: a worker that was killed then delays the next one by nothing. */
  isAlone?: boolean
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** The pauses, in ms. */
  pauses?: { round: number; look: number; retry: number }
}

const dayMs = 24 * 60 * 60 * 1000
/**
 * How far back the mailbox is read again when its UIDs have become invalid: emails of that time are known by their traces,
 * so none comes in twice.
 */
const lookBackMs = (traceDays - 10) * dayMs

/** How far the mail server's clock may be behind ours. */
const clockDifferenceMs = 10 * 60_000

const defaultPauses = {
  round: 1_000,
  /** A look without a sign from the server. */
  look: 60_000,
  /** The first pause after a failure; it doubles each time. */
  retry: 5_000,
}
const longestRetryMs = 10 * 60_000

/**
 * Reads the mailbox until stopped: keeps a connection, looks when the server says that an email arrived, and every minute.
 * How far it has come is stored after each email, so that a crash at any moment loses none, and
 * an email that is read again is known. A worker that cannot reach the mailbox tries again, with growing pauses.
 */
export function startMailboxWorker(deps: MailboxWorkerDeps): { stop: () => Promise<void> } {
  const { states, now, log } = deps
  const pauses = deps.pauses ?? defaultPauses
  const mailbox = createHash('sha256').update(deps.mailbox).digest('hex')
  const holder = deps.isAlone ? 'the only one' : randomUUID()
  const stopping = new AbortController()
  let connection: MailboxConnection | undefined
  let lookedAt = 0
  let failures = 0
  let isSwept = false
  let retryAt = 0
  let filingAt = 0

  const disconnect = () => {
    connection?.close()
    connection = undefined
  }

  /** One round. @returns whether there may be more to read at once */
  const work = async (): Promise<boolean> => {
    if (stopping.signal.aborted || Date.now() < retryAt) return false
    const state = await states.lease(mailbox, holder, now())
    if (!state) {
      disconnect()
      return false
    }
    if (Date.now() >= filingAt) for (const mail of await deps.mails.toFile(20)) await file(mail)
    if (!isSwept) await removeLeftFiles(deps)
    isSwept = true
    try {
      const more = await read(state)
      failures = 0
      if (state.failing) await states.update(holder, { failing: undefined })
      return more
    } catch (error) {
      disconnect()
      if (stopping.signal.aborted) return false
      failures += 1
      retryAt = Date.now() + Math.min(pauses.retry * 2 ** (failures - 1), longestRetryMs)
      const reason = reasonOf(error)
      log.warn({ reason, failures }, 'The mailbox could not be read; it is tried again.')
      const failing = { since: state.failing?.since ?? now().toISOString(), reason }
      await states.update(holder, { failing })
      return false
    }
  }

  async function read(state: MailboxState): Promise<boolean> {
    if (connection?.isClosed()) disconnect()
    const isNew = connection === undefined
    const open = (connection ??= await deps.open(stopping.signal))
    const isDue = Date.now() - lookedAt >= pauses.look
    if (!isNew && !isDue && !open.hasNews()) return false
    const position = await positionIn(open, state)
    if (!position) return false
    const found = await open.list(position.lastUid, position.from)
    for (const one of found) {
      if (stopping.signal.aborted) return false
      if (!position.from || one.receivedAt >= position.from)
        await withLease(() => receiveOne(one, open, position.uidValidity))
      // The lease may have ended, and another worker has gone on.
      if (!(await states.lease(mailbox, holder, now()))) return false
      await states.update(holder, { lastUid: one.uid })
    }
    lookedAt = found.length > 0 ? 0 : Date.now()
    return found.length > 0
  }

  /** Renews the lease while a step lasts: a large email takes longer to read than the lease lasts. */
  async function withLease(step: () => Promise<void>): Promise<void> {
    const renewing = setInterval(
      () => void states.lease(mailbox, holder, now()).catch(() => undefined),
      leaseMs / 4,
    )
    try {
      await step()
    } finally {
      clearInterval(renewing)
    }
  }

  /** Returns where to go on. The first time, that is behind what the mailbox has. */
  async function positionIn(open: MailboxConnection, state: MailboxState) {
    const { uidValidity, rereadFrom } = state
    if (uidValidity === open.uidValidity)
      return { ...state, from: rereadFrom === undefined ? undefined : new Date(rereadFrom) }
    const position = { uidValidity: open.uidValidity, lastUid: open.uidNext - 1 }
    // If it could not be opened at first, replies have come in since then.
    if (uidValidity === '' && !state.failing)
      return (await states.update(holder, position)) && { ...position, from: undefined }
    if (uidValidity !== '')
      log.warn('The mailbox was rebuilt. Emails of the last weeks are read again.')
    const first = Date.parse(state.since) - clockDifferenceMs
    const from = new Date(Math.max(first, now().getTime() - lookBackMs))
    const again = { ...position, lastUid: 0, rereadFrom: from.toISOString() }
    return (await states.update(holder, again)) && { ...again, from }
  }

  async function receiveOne(
    { uid, bytes, receivedAt }: ListedMessage,
    open: MailboxConnection,
    uidValidity: string,
  ): Promise<void> {
    const isTooLarge = bytes > maxMailBytes
    const raw = isTooLarge ? undefined : await open.read(uid, bytes)
    // Somebody deleted it meanwhile.
    if (!raw && !isTooLarge) return
    const stored = await storeMail({ raw, receivedAt, key: `${uidValidity}-${uid}` }, deps)
    if (stored) await file(stored)
  }

  /** Puts an email on its lead. What one lead can't take keeps no other email from its own; it is tried again later. */
  const file = (mail: InboundMail) =>
    fileMail(mail, deps).catch((error: unknown) => {
      filingAt = Date.now() + pauses.look
      log.error({ err: error, mail: mail.id }, 'An email could not be put on its lead.')
    })

  const polling = startPolling(work, {
    log,
    everyMs: pauses.round,
    finish: async () => {
      disconnect()
      const past = new Date(0).toISOString()
      // Another worker goes on at once.
      await states.update(holder, { lease: { holder, until: past } }).catch(() => undefined)
    },
  })
  return {
    stop: async () => {
      stopping.abort()
      await polling.stop()
    },
  }
}

/** Returns what went wrong, without what may be secret: what the server said, or the kind of error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { authenticationFailed, responseText, code } = error as Error & {
    authenticationFailed?: boolean
    responseText?: string
    code?: string
  }
  if (authenticationFailed)
    return `it refuses the password${responseText ? ` (${responseText})` : ''}`
  return (responseText ?? (code ? `${error.message} (${code})` : error.message)).slice(0, 300)
}
