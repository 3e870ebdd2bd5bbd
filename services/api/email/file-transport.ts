import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { makeFolder, replaceUnsynced, syncFolder } from '../disk/replace-file.ts'
import { toMimeMessage, type OutgoingEmail, type MailTransport } from './mail-transport.ts'

/** Opens the folder of emails that were written to files, as `{id}.eml`. */
export function openEmailFolder(path: string) {
  /** The mail worker may be about to write an email whose record is erased now. */
  const removed = new Set<string>()
  // Writes are serialized: libuv has four threads for file operations, and commits of leads need one.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.catch(() => undefined).then(work)
    return last
  }
  /** Emails that arrive together, or while others are written, share a sync of the folder (group commit). */
  let next: { emails: Map<string, string>; written: Promise<void> } | undefined
  const begin = () => {
    const emails = new Map<string, string>()
    const written = inTurn(async () => {
      await setImmediate()
      next = undefined
      for (const [id, eml] of emails)
        if (!removed.has(id)) await replaceUnsynced(join(path, `${id}.eml`), eml)
      await syncFolder(path)
    })
    return { emails, written }
  }
  return {
    path,
    /** Writes an email; does nothing if it was removed meanwhile. */
    write: (id: string, eml: string): Promise<void> => {
      next ??= begin()
      next.emails.set(id, eml)
      return next.written
    },
    /** Removes emails and temporary files of killed processes. Resolves when that is durable. */
    remove: (ids: readonly string[]) => {
      for (const id of ids) removed.add(id)
      return inTurn(async () => {
        for (const id of ids)
          for (const name of [`${id}.eml`, `${id}.eml.tmp`])
            await rm(join(path, name), { force: true })
        if (await stat(path).catch(() => undefined)) await syncFolder(path)
      })
    },
  }
}

/**
 * Creates a transport that writes every email into a folder, for development and for a firm without a mail server. The
 * file name is the row's id, so a repeated delivery overwrites the file.
 */
export async function createFileTransport(
  folder: ReturnType<typeof openEmailFolder>,
): Promise<MailTransport> {
  await makeFolder(folder.path)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    where: `files in ${folder.path} (no SMTP_URL is set: nothing leaves this machine)`,
    toFiles: true,
    send: async (email) => {
      const { message } = await transport.sendMail(toReadableMime(email))
      await folder.write(
        email.id,
        Buffer.isBuffer(message) ? message.toString() : await text(message),
      )
    },
    close: async () => transport.close(),
  }
}

/** Formats an email with an unencoded text part, so that a person can read the file and copy a link. */
const toReadableMime = (email: OutgoingEmail): Mail.Options => {
  const unencoded = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n'
  const html = { contentType: 'text/html; charset=utf-8', content: email.html }
  return {
    ...toMimeMessage(email),
    text: undefined,
    html: undefined,
    alternatives: [{ raw: unencoded + email.text }, html],
  }
}
