import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeFolder, replaceFile, syncFolder } from '../disk/replace-file.ts'
import { toMimeMessage, type OutgoingEmail, type MailTransport } from './mail-transport.ts'

/**
 * Writes every email as `{id}.eml` into a folder, for development and for a firm without a mail server yet. The name
 * is the row's id, so a repeated delivery overwrites the file.
 */
export async function createFileTransport(folder: string): Promise<MailTransport> {
  await makeFolder(folder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  // One at a time: libuv has four threads for file operations, and commits of visitors' requests need one.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (write: () => Promise<void>): Promise<void> => {
    last = last.catch(() => undefined).then(write)
    return last
  }
  return {
    where: `files in ${folder} (no SMTP_URL is set: nothing leaves this machine)`,
    send: async (email) => {
      const { message } = await transport.sendMail(toReadableMime(email))
      const eml = Buffer.isBuffer(message) ? message.toString() : await text(message)
      await inTurn(() => replaceFile(join(folder, `${email.id}.eml`), eml))
    },
    close: async () => transport.close(),
  }
}

/** The text part unencoded, so that a person can read the file and copy a link. */
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

/** Removes email files, and what a killed process has left of one. Resolves when that is durable. */
export async function removeEmailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    for (const name of [`${id}.eml`, `${id}.eml.tmp`]) await rm(join(folder, name), { force: true })
  if (await stat(folder).catch(() => undefined)) await syncFolder(folder)
}
