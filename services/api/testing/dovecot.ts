import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from './listen.ts'
import { temporaryFolder } from './temporary-folder.ts'

const program = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find((path) => existsSync(path))

/** Why tests with Dovecot can't run here; undefined: they can. */
export const dovecotMissing = (): string | undefined =>
  program === undefined
    ? 'Dovecot isn’t installed (Debian: apt-get install dovecot-imapd)'
    : undefined

/** Dovecot runs as the user who tests. As root it drops to this one, since root’s mail is not served. */
const nobody = { uid: 65_534, gid: 65_534 }

const configuration = (folder: string, port: number, { uid, gid, user, group }: Account) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${folder}/Maildir
mailbox_idle_check_interval = 1s
passdb {
  driver = passwd-file
  args = scheme=PLAIN ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`

interface Account {
  uid: number
  gid: number
  user: string
  group: string
}

/** Reads a name from a system file with names and numbers. */
async function nameOf(file: string, id: number): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.split(':'))
  const found = lines.find(([, , number]) => number === String(id))?.[0]
  if (found === undefined) throw new Error(`${file} has no name for ${id}.`)
  return found
}

/**
 * Starts Dovecot (version 2.3) as an ordinary user with an empty Maildir on a free port, until the end of the test. Users
 * sign in as `reader` / `secret`.
 */
export async function startDovecot() {
  const { uid, gid } = userInfo().uid === 0 ? nobody : userInfo()
  const account = {
    ...{ uid, gid },
    user: await nameOf('/etc/passwd', uid),
    group: await nameOf('/etc/group', gid),
  }
  const folder = await temporaryFolder()
  const port = await freePort()
  const maildir = join(folder, 'Maildir')
  const own = async (path: string) => chown(path, uid, gid)
  await own(folder)
  for (const name of ['', 'new', 'cur', 'tmp']) {
    await mkdir(join(maildir, name), { recursive: true })
    await own(join(maildir, name))
  }
  await writeFile(join(folder, 'users'), 'reader:secret\n')
  const config = join(folder, 'dovecot.conf')
  await writeFile(config, configuration(folder, port, account))

  let running: ChildProcess | undefined
  const start = async () => {
    const child = spawn(program ?? 'dovecot', ['-F', '-c', config], { uid, gid, stdio: 'ignore' })
    running = child
    for (let tries = 0; !(await accepts(port)); tries += 1) {
      if (tries === 600 || child.exitCode !== null)
        throw new Error(`Dovecot did not start:\n${await readFile(join(folder, 'log'), 'utf8')}`)
      await pause(50)
    }
  }
  /** Ends every connection: Dovecot’s processes end with the first one. */
  const stop = async () => {
    if (running && running.exitCode === null && running.signalCode === null) {
      running.kill('SIGTERM')
      await once(running, 'exit')
    }
  }
  onTestFinished(stop)
  await start()
  let delivered = 0
  return {
    url: `imap://reader:secret@127.0.0.1:${port}/INBOX`,
    start,
    stop,
    /** Delivers an email as mail servers do: it is in `new` once it is whole. @param at when it arrived */
    deliver: async (raw: string, at: Date) => {
      delivered += 1
      const name = `${Date.now()}.${delivered}.test`
      const path = join(maildir, 'tmp', name)
      await writeFile(path, raw)
      await chmod(path, 0o600)
      await own(path)
      await utimes(path, at, at)
      await rename(path, join(maildir, 'new', name))
    },
    /** Removes what Dovecot knows of the mailbox, so that it gets another UIDVALIDITY and new UIDs. Stop it before. */
    forgetUids: async () => {
      for (const name of await readdir(maildir))
        if (name.startsWith('dovecot')) await rm(join(maildir, name))
    },
  }
}

/** Whether a server accepts connections on a port. */
const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.on('connect', () => end(true)).on('error', () => end(false))
  })
