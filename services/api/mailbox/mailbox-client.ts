import { ImapFlow } from 'imapflow'
import type { ConnectionOptions } from 'node:tls'

/** An email’s place in the mailbox. */
export interface ListedMessage {
  uid: number
  bytes: number
  receivedAt: Date
}

/** An open mailbox. */
export interface MailboxConnection {
  uidValidity: string
  /** The UID of the next email, as far as the server said when the mailbox was opened. */
  uidNext: number
  /** Returns some emails after a UID, the lowest UIDs first. @param since only those that arrived since, about */
  list(after: number, since: Date | undefined): Promise<ListedMessage[]>
  /** Returns an email as it is; undefined: it is gone. */
  read(uid: number, bytes: number): Promise<Uint8Array | undefined>
  /** Whether something has arrived since the last call, as far as the server tells (IDLE, RFC 2177). */
  hasNews(): boolean
  isClosed(): boolean
  close(): void
}

/** Opens the mailbox. @throws Error with what the server said */
export type OpenMailbox = (signal: AbortSignal) => Promise<MailboxConnection>

/** Larger emails are not read: 20 files have at most that much. */
export const maxMailBytes = 60 * 1024 * 1024

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** The longest that one step may take: on a half-open connection it would never end. */
const stepMs = 60_000
/** The pause after a command before IDLE, so that commands in a row are not interrupted by it. */
const idleAfterMs = 200
/** Of an email, besides: on the slowest line that is still of use. */
const bytesPerMs = 50

/** Returns the parts of IMAP_URL that are no secret. */
export function mailboxNamed(url: string): { host: string; user: string; folder: string } {
  const { hostname, username, pathname } = new URL(url)
  return {
    host: hostname,
    user: decodeURIComponent(username),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}

/**
 * Returns how the mailbox of a URL is opened: `imaps://user:password@host/folder` with TLS from the start, `imap://` with
 * STARTTLS, which is required unless the server is on this machine or the URL has `?requireTLS=false`. It is opened to
 * read only: nothing in it is changed.
 * @param tls additional trusted certificates
 */
export function imapMailbox(url: string, tls: ConnectionOptions = {}): OpenMailbox {
  const { protocol, hostname, port, password, searchParams } = new URL(url)
  const { user, folder } = mailboxNamed(url)
  const secure = protocol === 'imaps:'
  const isPlain = loopbackHosts.has(hostname) || searchParams.get('requireTLS') === 'false'
  return async (signal) => {
    const client = new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      ...(!secure && !isPlain && { doSTARTTLS: true }),
      auth: { user, pass: decodeURIComponent(password) },
      tls: { minVersion: 'TLSv1.2', ...tls },
      logger: false,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 10 * 60_000,
      maxIdleTime: 4 * 60_000,
      // By default it is 15 seconds, in which the server doesn't say that an email arrived.
      autoIdleDelay: idleAfterMs,
    })
    let isClosed = false
    let hasNews = false
    client.on('error', () => (isClosed = true))
    client.on('close', () => (isClosed = true))
    client.on('exists', () => (hasNews = true))
    const close = () => {
      isClosed = true
      client.close()
    }
    signal.addEventListener('abort', close, { once: true })
    const within = <T>(step: Promise<T>, ms = stepMs) => withTimeout(step, ms, close)
    try {
      await within(client.connect())
      const box = await within(client.mailboxOpen(folder, { readOnly: true }))
      return {
        uidValidity: String(box.uidValidity),
        uidNext: box.uidNext,
        list: (after, since) => within(listAfter(client, after, since)),
        read: (uid, bytes) => within(readOne(client, uid), stepMs + bytes / bytesPerMs),
        hasNews: () => {
          const was = hasNews
          hasNews = false
          return was
        },
        isClosed: () => isClosed,
        close: () => {
          signal.removeEventListener('abort', close)
          close()
        },
      }
    } catch (error) {
      close()
      signal.removeEventListener('abort', close)
      throw error
    }
  }
}

async function listAfter(
  client: ImapFlow,
  after: number,
  since: Date | undefined,
): Promise<ListedMessage[]> {
  // A star stands for the last email, also if its UID is lower.
  const query = { uid: `${after + 1}:*`, ...(since && { since: dayBefore(since) }) }
  const uids = await client.search(query, { uid: true })
  if (!Array.isArray(uids)) throw new Error('The mail server did not answer the search.')
  const wanted = uids.filter((uid) => uid > after).sort((one, other) => one - other)
  const listed: ListedMessage[] = []
  if (wanted.length === 0) return listed
  const fields = { uid: true, size: true, internalDate: true }
  for await (const one of client.fetch(wanted.slice(0, 50), fields, { uid: true })) {
    const receivedAt = new Date(one.internalDate ?? Date.now())
    listed.push({ uid: one.uid, bytes: one.size ?? 0, receivedAt })
  }
  return listed.filter(({ uid }) => uid > after).sort((one, other) => one.uid - other.uid)
}

async function readOne(client: ImapFlow, uid: number): Promise<Uint8Array | undefined> {
  const found = await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true })
  return found ? found.source : undefined
}

/** SEARCH SINCE compares days, in the server's time zone. */
const dayBefore = (at: Date): Date => new Date(at.getTime() - 24 * 60 * 60 * 1000)

async function withTimeout<T>(step: Promise<T>, ms: number, onTimeout: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onTimeout()
      reject(new Error('The mail server does not answer.'))
    }, ms)
    timer.unref()
  })
  try {
    return await Promise.race([step, late])
  } finally {
    clearTimeout(timer)
  }
}
