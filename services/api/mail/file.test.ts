import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { filePost } from './file.ts'
import type { LetterOut } from './post.ts'

const link = `https://highpine.example/admin/join?token=${'WyJlMTRhYmIx'.repeat(12)}.iSPQNfy0hVG2vTD5`
const letter: LetterOut = {
  id: 'one',
  from: { name: 'Highpine', address: 'office@highpine.example' },
  to: 'ann@example.com',
  subject: 'Your invitation',
  text: `Ann’s invitation\n\nAccept it:\n${link}\n`,
  html: `<p>Ann’s invitation: <a href="${link}">accept it</a></p>`,
}

test('a letter in a file can be read, and its link copied, as it stands', async () => {
  const folder = await temporaryFolder()
  const post = await filePost(folder)
  await post.send(letter)
  const eml = await readFile(join(folder, 'one.eml'), 'utf8')
  expect(eml).toContain(`Ann’s invitation\n\nAccept it:\n${link}\n`)
  expect(eml).toContain('Subject: Your invitation\n')
  // The plain words first: mail programs show the last form that they can.
  expect(eml.indexOf('text/plain')).toBeLessThan(eml.indexOf('text/html'))
})
