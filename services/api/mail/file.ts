import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeFolder, replaceFile } from '../disk/replace-file.ts'
import { messageOf } from './message.ts'
import type { LetterOut, Post } from './post.ts'

/**
 * Writes every letter as `{id}.eml` into a folder, for trying out and for a firm without a mail
 * server yet. The name is the row's id: a letter that is sent twice is one file.
 */
export async function filePost(folder: string): Promise<Post> {
  await makeFolder(folder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  // One at a time: Node waits for the disk on four threads, and visitors' commits need one that is free.
  let last: Promise<void> = Promise.resolve()
  const inTurn = (write: () => Promise<void>): Promise<void> => {
    last = last.catch(() => undefined).then(write)
    return last
  }
  return {
    where: `files in ${folder} (no SMTP_URL is set: nothing leaves this machine)`,
    send: async (letter) => {
      const { message } = await transport.sendMail(readable(letter))
      const eml = Buffer.isBuffer(message) ? message.toString() : await text(message)
      await inTurn(() => replaceFile(join(folder, `${letter.id}.eml`), eml))
    },
    close: async () => transport.close(),
  }
}

/** The words unencoded: whoever opens the file can read them, and copy a link. */
const readable = (letter: LetterOut): Mail.Options => {
  const unencoded = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n'
  const html = { contentType: 'text/html; charset=utf-8', content: letter.html }
  return {
    ...messageOf(letter),
    text: undefined,
    html: undefined,
    alternatives: [{ raw: unencoded + letter.text }, html],
  }
}

/** Removes letters that were written to files, of a request that is erased. */
export async function removeLetters(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(folder, `${id}.eml`), { force: true })
}
