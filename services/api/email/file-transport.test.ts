import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createFileTransport, openEmailFolder } from './file-transport.ts'
import type { OutgoingEmail } from './mail-transport.ts'

const link = `https://highpine.example/admin/join?token=${'WyJlMTRhYmIx'.repeat(12)}.iSPQNfy0hVG2vTD5`
const email: OutgoingEmail = {
  id: 'one',
  from: { name: 'Highpine', address: 'office@highpine.example' },
  to: 'ann@example.com',
  subject: 'Your invitation',
  text: `Ann’s invitation\n\nAccept it:\n${link}\n`,
  html: `<p>Ann’s invitation: <a href="${link}">accept it</a></p>`,
}

test('an email in a file is readable, and its link can be copied', async () => {
  const folder = await temporaryFolder()
  const post = await createFileTransport(openEmailFolder(folder))
  await post.send(email)
  const eml = await readFile(join(folder, 'one.eml'), 'utf8')
  expect(eml).toContain(`Ann’s invitation\n\nAccept it:\n${link}\n`)
  expect(eml).toContain('Subject: Your invitation\n')
  // The text part first: mail programs show the last part that they support.
  expect(eml.indexOf('text/plain')).toBeLessThan(eml.indexOf('text/html'))
})

test('the temporary file of a killed process is removed with the email', async () => {
  const folder = await temporaryFolder()
  for (const name of ['one.eml', 'one.eml.tmp', 'two.eml.tmp', 'three.eml'])
    await writeFile(join(folder, name), email.text)
  await openEmailFolder(folder).remove(['one', 'two'])
  expect(await readdir(folder)).toEqual(['three.eml'])
})

test('an email that is erased during its delivery is not written afterwards', async () => {
  const folder = openEmailFolder(await temporaryFolder())
  const post = await createFileTransport(folder)
  const sending = post.send(email)
  await folder.remove(['one'])
  await sending
  expect(await readdir(folder.path)).toEqual([])
})

test('emails that are sent together are all in the folder when they are sent, or none is', async () => {
  const folder = await temporaryFolder()
  const post = await createFileTransport(openEmailFolder(folder))
  const sendAll = () =>
    Promise.allSettled(['one', 'two', 'three', 'four'].map((id) => post.send({ ...email, id })))
  expect((await sendAll()).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
  expect((await readdir(folder)).sort()).toEqual(['four.eml', 'one.eml', 'three.eml', 'two.eml'])
  await rm(folder, { recursive: true })
  expect((await sendAll()).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
})
