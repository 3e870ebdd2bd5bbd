import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from './listen.ts'

interface StoredEmail {
  uid: number
  raw: Buffer
  at: Date
}

/** An IMAP mailbox that tests fill and disturb. */
export type ImapMailbox = ReturnType<typeof createImapMailbox>

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const two = (number: number) => String(number).padStart(2, '0')

/** INTERNALDATE (RFC 3501 §9). */
const dateTime = (at: Date) =>
  `${two(at.getUTCDate())}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`

/**
 * A small IMAP server (RFC 3501, IDLE of RFC 2177) with one mailbox: enough for a client that reads. Users sign in as
 * `reader` / `secret`.
 */
export function createImapMailbox() {
  let uidValidity = 7
  let nextUid = 1
  let emails: StoredEmail[] = []
  let isDown = false
  let password = 'secret'
  let idles = true
  /** Ends the connection once so many bytes of an email were sent. */
  let dropAfter: number | undefined
  const sockets = new Set<Socket>()
  /** Connections in IDLE. */
  const idling = new Set<Socket>()
  const commands: string[] = []
  let lastRead = 0
  let reads = 0
  let attempts = 0
  /** How many emails each connection knows of. */
  const told = new Map<Socket, number>()
  const tellOne = (socket: Socket) => {
    told.set(socket, emails.length)
    socket.write(`* ${emails.length} EXISTS\r\n`)
  }
  const tell = () => {
    for (const socket of idling) tellOne(socket)
  }
  const put = (raw: string | Buffer, at = new Date()) => {
    emails.push({ uid: nextUid, raw: Buffer.from(raw), at })
    nextUid += 1
    tell()
  }

  function serve(socket: Socket): void {
    attempts += 1
    if (isDown) return void socket.destroy()
    sockets.add(socket)
    let buffered = ''
    let idleTag: string | undefined
    let literal: { line: string; left: number } | undefined
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      idling.delete(socket)
      told.delete(socket)
    })
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('* OK [CAPABILITY IMAP4rev1 IDLE LITERAL+] ready')
    socket.on('data', (bytes) => {
      buffered += bytes.toString('latin1')
      for (;;) {
        if (literal) {
          if (buffered.length < literal.left) return
          literal.line += buffered.slice(0, literal.left)
          buffered = buffered.slice(literal.left)
          literal.left = 0
        }
        const end = buffered.indexOf('\r\n')
        if (end < 0) return
        const line = (literal?.line ?? '') + buffered.slice(0, end)
        buffered = buffered.slice(end + 2)
        literal = undefined
        const size = /\{(\d+)(\+?)\}$/.exec(line)
        if (size) {
          if (size[2] !== '+') say('+ go on')
          literal = { line: line.slice(0, size.index), left: Number(size[1]) }
          continue
        }
        run(line)
      }
    })

    function run(line: string): void {
      if (idleTag !== undefined && line.toUpperCase() === 'DONE') {
        idling.delete(socket)
        say(`${idleTag} OK idle ended`)
        idleTag = undefined
        return
      }
      const [tag = '*', ...words] = line.split(' ')
      const isUid = words[0]?.toUpperCase() === 'UID'
      const name = (isUid ? words[1] : words[0])?.toUpperCase() ?? ''
      const rest = words.slice(isUid ? 2 : 1).join(' ')
      commands.push(name)
      const ok = () => say(`${tag} OK ${name} done`)
      if (name === 'CAPABILITY') {
        say('* CAPABILITY IMAP4rev1 IDLE LITERAL+')
        return void ok()
      }
      if (name === 'LOGIN') {
        const given = rest.replaceAll('"', '').split(' ')
        if (given[1] === password || rest.includes(password)) return void ok()
        return void say(`${tag} NO [AUTHENTICATIONFAILED] wrong password`)
      }
      if (name === 'SELECT' || name === 'EXAMINE') {
        tellOne(socket)
        say('* 0 RECENT')
        say('* FLAGS (\\Seen \\Deleted)')
        say(`* OK [UIDVALIDITY ${uidValidity}] valid`)
        say(`* OK [UIDNEXT ${nextUid}] next`)
        return void say(`${tag} OK [READ-ONLY] opened`)
      }
      if (name === 'IDLE' && idles) {
        idleTag = tag
        idling.add(socket)
        say('+ idling')
        // What has arrived since the last command (RFC 2177 §3).
        if (told.get(socket) !== emails.length) tellOne(socket)
        return
      }
      if (name === 'SEARCH') {
        const found = emails.filter((one) => matches(one, rest)).map(({ uid }) => uid)
        say(`* SEARCH${found.map((uid) => ` ${uid}`).join('')}`)
        return void ok()
      }
      if (name === 'FETCH') return fetch(rest, ok)
      if (name === 'LOGOUT') {
        say('* BYE')
        ok()
        return void socket.end()
      }
      if (name === 'NAMESPACE') say('* NAMESPACE (("" "/")) NIL NIL')
      if (name === 'LIST' || name === 'LSUB') say(`* ${name} () "/" "INBOX"`)
      ok()
    }

    function fetch(rest: string, ok: () => void): void {
      const [set = '', ...items] = rest.split(' ')
      const query = items.join(' ').toUpperCase()
      for (const [index, one] of emails.entries()) {
        if (!isInSet(one.uid, set)) continue
        const parts = [
          `UID ${one.uid}`,
          ...(query.includes('RFC822.SIZE') ? [`RFC822.SIZE ${one.raw.length}`] : []),
          ...(query.includes('INTERNALDATE') ? [`INTERNALDATE "${dateTime(one.at)}"`] : []),
        ]
        if (!query.includes('BODY')) {
          say(`* ${index + 1} FETCH (${parts.join(' ')})`)
          continue
        }
        socket.write(`* ${index + 1} FETCH (${parts.join(' ')} BODY[] {${one.raw.length}}\r\n`)
        if (dropAfter !== undefined) {
          socket.write(one.raw.subarray(0, dropAfter))
          dropAfter = undefined
          return void setImmediate(() => socket.destroy())
        }
        socket.write(one.raw)
        say(')')
        lastRead = one.uid
        reads += 1
      }
      ok()
    }
  }

  const last = () => Math.max(0, ...emails.map(({ uid }) => uid))
  const isInSet = (uid: number, set: string): boolean =>
    set.split(',').some((range) => {
      const [from, to = from] = range
        .split(':')
        .map((end) => (end === '*' ? last() : Number(end))) as [number, number?]
      return uid >= Math.min(from, to) && uid <= Math.max(from, to)
    })
  const matches = ({ uid, at }: StoredEmail, query: string): boolean => {
    const set = /UID (\S+)/i.exec(query)?.[1]
    const since = /SINCE "?(\d{1,2})-(\w{3})-(\d{4})"?/i.exec(query)
    if (set && !isInSet(uid, set)) return false
    if (!since) return true
    const day = Date.UTC(Number(since[3]), months.indexOf(since[2] ?? ''), Number(since[1]))
    return at.getTime() >= day
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    server: createServer(serve),
    commands,
    put,
    /** Copies every email to a new mailbox with new UIDs, as a move to another server does. */
    rebuild: () => {
      uidValidity += 1
      nextUid = 1
      emails = emails.map((one) => ({ ...one, uid: nextUid++ }))
      dropAll()
    },
    dropAll,
    dropInNextFetch: (bytes: number) => (dropAfter = bytes),
    setDown: (down: boolean) => {
      isDown = down
      if (down) dropAll()
    },
    setPassword: (now: string) => (password = now),
    setIdles: (does: boolean) => (idles = does),
    size: () => emails.length,
    /** The UID of the email that was read last. */
    lastRead: () => lastRead,
    /** How often an email was read. */
    reads: () => reads,
    connections: () => sockets.size,
    /** How often somebody has connected. */
    attempts: () => attempts,
  }
}

/** Starts an IMAP server with an empty mailbox on a free port, until the end of the test. */
export async function startImapServer() {
  const mailbox = createImapMailbox()
  const port = await listen(mailbox.server)
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        mailbox.dropAll()
        mailbox.server.close(() => closed())
      }),
  )
  return { ...mailbox, port, url: `imap://reader:secret@127.0.0.1:${port}/INBOX` }
}
