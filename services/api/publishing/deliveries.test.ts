import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { deliveryName, isFromGitHost } from './deliveries.ts'

const secret = 'a secret of twenty-four letters'
const body = Buffer.from('{"ref":"refs/heads/main","pusher":"Zoë"}')
const signature = createHmac('sha256', secret).update(body).digest('hex')

test.each([
  ['GitHub', { 'x-hub-signature-256': `sha256=${signature}`, 'x-hub-signature': 'sha1=0' }],
  ['Gitea', { 'x-gitea-signature': signature }],
  ['Bitbucket', { 'x-hub-signature': `sha256=${signature}` }],
  ['GitLab', { 'x-gitlab-token': secret }],
])('a delivery of %s is known by its signature', (_, headers) => {
  expect(isFromGitHost(headers, body, secret)).toBe(true)
  expect(isFromGitHost(headers, body, `${secret}s`)).toBe(false)
})

test('the signature is that of the bytes of the body', () => {
  const headers = { 'x-hub-signature-256': `sha256=${signature}` }
  expect(isFromGitHost(headers, Buffer.concat([body, Buffer.from(' ')]), secret)).toBe(false)
})

test.each([
  ['none', {}],
  ['an empty one', { 'x-hub-signature-256': '' }],
  ['that of SHA-1', { 'x-hub-signature': `sha1=${signature}` }],
  ['the secret as a signature', { 'x-hub-signature-256': `sha256=${secret}` }],
  [
    'a wrong signature beside a right token',
    { 'x-hub-signature-256': 'x', 'x-gitlab-token': secret },
  ],
])('a delivery with %s is refused', (_, headers) => {
  expect(isFromGitHost(headers, body, secret)).toBe(false)
})

test('a delivery is named by its body alone', () => {
  expect(deliveryName(body)).toBe(deliveryName(Buffer.from(body)))
  expect(deliveryName(body)).not.toBe(deliveryName(Buffer.from('{}')))
})
