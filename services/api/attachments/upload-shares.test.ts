import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactFields } from '../testing/send-contact.ts'
import { postContact, uploadFiles } from '../testing/submit-contact.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { createUploadShares } from './upload-shares.ts'

const mb = 1_000_000
const at = new Date('2026-11-05T15:00:00.000Z')
const quota = 10_000 * mb
const file = 20 * mb

/** Uploads files of 20 MB until one is refused. @returns how many were taken */
function upload(
  shares: ReturnType<typeof createUploadShares>,
  sender: { network: string; lead?: (n: number) => string; used?: number; now?: Date },
) {
  const { network, lead = (n) => `lead of ${network} ${n}`, used = 0.1, now = at } = sender
  const taken = new Map<string, number>()
  for (let n = 0; n < 1_000; n += 1) {
    const name = lead(n)
    const leadBytes = taken.get(name) ?? 0
    const release = shares.reserve({ network, lead: name, leadBytes }, file, now, used)
    if (!release) return n
    release(file)
    taken.set(name, leadBytes + file)
  }
  return 1_000
}

test('a lead gets 5% of the quota, a network 10% a day, and another day again', () => {
  const shares = createUploadShares(quota)
  expect(upload(shares, { network: 'a', lead: () => 'one lead' })).toBe(25)
  expect(upload(shares, { network: 'a' })).toBe(25)
  expect(upload(shares, { network: 'b' })).toBe(50)
  const tomorrow = new Date(at.getTime() + 24 * 60 * 60 * 1000)
  expect(upload(shares, { network: 'a', now: tomorrow })).toBe(50)
})

test('after 25% of the quota in a day, and once 80% of it is used, each network gets 1%', () => {
  const shares = createUploadShares(quota)
  for (const network of ['a', 'b', 'c']) upload(shares, { network })
  expect(upload(shares, { network: 'd' })).toBe(5)
  expect(upload(createUploadShares(quota), { network: 'a', used: 0.8 })).toBe(5)
})

test('files that are arriving count, and what is refused or smaller is given back', () => {
  const shares = createUploadShares(100 * mb)
  const sender = { network: 'a', lead: 'one', leadBytes: 0 }
  const first = shares.reserve(sender, file, at, 0)
  const second = shares.reserve(sender, file, at, 0)
  expect(shares.reserve(sender, file, at, 0)).toBeUndefined()
  first?.()
  first?.()
  second?.(mb)
  expect(shares.reserve({ ...sender, leadBytes: mb }, file, at, 0)).toBeDefined()
})

/** A PDF of random bytes, so that nothing else refuses it. */
const largePdf = () =>
  Buffer.concat([Buffer.from('%PDF-'), randomBytes(19.9 * mb), Buffer.from('%%EOF')])

const tokenOf = async (testApp: TestApp, email: string) => {
  const answer = await postContact(testApp, { ...contactFields, email })
  const { requestLink } = answer.json<{ requestLink: string }>()
  return new URL(requestLink, 'https://x.example').searchParams.get('token') ?? ''
}

test('one visitor cannot close uploads for others', async () => {
  const testApp = await startTestApp({ attachments: { quota: 100 * mb } })
  const heavy = await tokenOf(testApp, 'bo@example.com')
  const pdf = (n: number) => [`plan ${n}.pdf`, 'application/pdf', largePdf()] as const
  const files = [1, 2, 3, 4].map((n): [string, string, Buffer] => [...pdf(n)])
  const answer = await uploadFiles({ ...testApp, token: heavy }, ...files)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('We couldn’t add plan 3.pdf')
  expect(answer.body).toContain('Please email us the rest')
  const token = await tokenOf(testApp, 'ann@example.com')
  const small = Buffer.from('%PDF-1.7\n%%EOF\n')
  const other = await uploadFiles({ ...testApp, token, remoteAddress: '203.0.113.5' }, [
    'small.pdf',
    'application/pdf',
    small,
  ])
  expect(other.statusCode).toBe(303)
})
