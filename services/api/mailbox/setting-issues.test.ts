import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const url = 'imaps://reader%40example.com:secret@imap.example.com/INBOX'
const problem = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('a mailbox has its user’s address for replies, unless another is set', () => {
  expect(readConfig({}).imap).toBeUndefined()
  expect(readConfig({ IMAP_URL: url }).imap).toMatchObject({ replyTo: 'reader@example.com' })
  const set = { IMAP_URL: url, IMAP_REPLY_TO: 'replies+{token}@example.com' }
  expect(readConfig(set).imap?.replyTo).toBe('replies+{token}@example.com')
})

test('what is wrong with the mailbox is said before the service starts, without the password', () => {
  expect(problem({ IMAP_URL: 'imaps://reader:secret@imap.example.com' })).toContain(
    'must be the mailbox’s address',
  )
  expect(problem({ IMAP_URL: 'imaps://reader:secret@imap.example.com:143' })).toContain('port 993')
  expect(problem({ IMAP_URL: 'imaps://reader:secret@imap.example.com:143' })).not.toContain(
    'secret',
  )
  expect(problem({ IMAP_URL: 'https://imap.example.com' })).toContain('IMAP_URL')
  expect(problem({ IMAP_AUTHSERV: 'mx.example.com' })).toContain('needs IMAP_URL')
  for (const IMAP_REPLY_TO of ['replies', '{token}@example.com{token}', 'a@{token}.example.com'])
    expect(problem({ IMAP_URL: url, IMAP_REPLY_TO })).toContain('must be an address such as')
})
