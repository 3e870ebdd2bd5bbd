import { expect, test } from 'vitest'
import { attachmentLimits } from '../../services/api/contract/limits.ts'
import {
  addFiles,
  samplePhoto,
  expectNoOverflow,
  requestPages,
  pdf,
  unexpected,
} from './request-page.ts'
import { desktop, phone } from './visitor.ts'

const { atOwnRequest, filesKept } = requestPages()

test('a file of another type, disguised, truncated, empty or too large is rejected by name', async () => {
  const { page, reference, faults } = await atOwnRequest(desktop)
  const photo = await samplePhoto()
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  await addFiles(page, [
    file('steal.jpg', 'image/jpeg', Buffer.from('<script>alert(1)</script>')),
    file('program.jpg', 'image/jpeg', Buffer.from('MZ\u0090\0 a program')),
    file('plan.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    file('page.html', 'text/html', Buffer.from('<!doctype html>')),
    file('half.jpg', 'image/jpeg', photo.subarray(0, photo.length - 80)),
    file('empty.png', 'image/png', Buffer.alloc(0)),
    file('huge.pdf', 'application/pdf', Buffer.concat([pdf, Buffer.alloc(attachmentLimits.bytes)])),
    file('good.jpg', 'image/jpeg', photo),
  ])
  const note = page.getByRole('alert')
  await note.getByText('One file added.').waitFor()
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual([
    'steal.jpg isn’t really a JPEG, PNG, WebP, AVIF, HEIC or PDF. Save a copy as one of those and try again.',
    'program.jpg isn’t really a JPEG, PNG, WebP, AVIF, HEIC or PDF. Save a copy as one of those and try again.',
    'plan.svg isn’t really a JPEG, PNG, WebP, AVIF, HEIC or PDF. Save a copy as one of those and try again.',
    'page.html isn’t really a JPEG, PNG, WebP, AVIF, HEIC or PDF. Save a copy as one of those and try again.',
    'half.jpg didn’t come through, or we can’t open it. Please try again.',
    'empty.png is empty.',
    'huge.pdf is over 20 MB. Please send a smaller copy.',
  ])
  expect(await filesKept(reference)).toHaveLength(1)
  expect(unexpected(faults)).toEqual([])
})

test('a malicious file name is shown as text and never used on the disk', async () => {
  const { page, reference, faults } = await atOwnRequest(phone)
  page.on('dialog', () => faults.push('a name has run'))
  const named = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })
  await addFiles(page, [
    named('../../../../etc/passwd'),
    named('<script>alert(1)</script>.pdf'),
    named('"><img src=x onerror=alert(1)>.pdf'),
    named(`${'long'.repeat(75)}.pdf`),
    named('invoice\u202Efdp.exe'),
  ])
  await page.getByRole('status').getByText('Got your files').waitFor()
  expect(await page.locator('.files').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^passwd\.pdf /),
    expect.stringMatching(/^script\.pdf /),
    expect.stringMatching(/^img src=x onerror=alert\(1\)\.pdf /),
    expect.stringMatching(/^(long){20}\.pdf /),
    expect.stringMatching(/^invoicefdp\.pdf /),
  ])
  expect(await page.locator('main script, main img').count()).toBe(0)
  expect(await expectNoOverflow(page)).toBe(true)
  for (const name of await filesKept(reference)) expect(name).toMatch(/^[0-9a-f-]{36}$/)
  expect(unexpected(faults)).toEqual([])
})
