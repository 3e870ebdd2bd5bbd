import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attachmentLimits } from '../../contract/attachment.ts'
import {
  aRequest,
  ownerSignedIn,
  ownOrigin,
  wholeApp,
  type WholeApp,
} from '../../testing/whole-app.ts'

/** A request that came in, and the token of its link. */
async function sent(change: object = {}) {
  const whole = await wholeApp()
  const payload = { ...aRequest, message: 'A roof <b>in Vail</b>', ...change }
  const answer = await whole.app.inject({ method: 'POST', url: '/api/contact', payload })
  const { requestLink, reference } = answer.json<{ requestLink: string; reference: string }>()
  const token = new URL(requestLink, 'https://x.example').searchParams.get('token') ?? ''
  return { ...whole, link: requestLink, token, reference }
}

const form = (fields: Record<string, string>) => ({
  headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
})

/** A form post with files, as a browser sends it. */
function upload(files: readonly [name: string, type: string, bytes: Buffer][]) {
  const parts = files.flatMap(([name, type, bytes]) => [
    `--XX\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ])
  return {
    headers: { ...ownOrigin, 'content-type': 'multipart/form-data; boundary=XX' },
    payload: Buffer.concat([...parts.map((part) => Buffer.from(part)), Buffer.from('--XX--\r\n')]),
  }
}

const put = (
  { app, token }: { app: WholeApp['app']; token: string },
  ...files: Parameters<typeof upload>[0]
) => app.inject({ method: 'POST', url: `/api/request/files?token=${token}`, ...upload(files) })

const corrected = { ...aRequest, phone: '970-555-0199', message: 'A metal roof' }
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const aPhoto = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#456' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.from([0, 0, 0, 12]),
  Buffer.from('mdat1234'),
])
const filesOf = (data: string, lead: string) =>
  readdir(join(data, 'attachments', lead)).catch(() => [])

test('the link shows what was sent and by when we answer, to nobody else and to no search engine', async () => {
  const { app, link } = await sent()
  const page = await app.inject(link)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Ann Ridge')
  expect(page.body).toContain('A roof &lt;b&gt;in Vail&lt;/b&gt;')
  expect(page.body).toContain('We answer by Friday, November 6, 8:00 AM (Mountain Time).')
  expect(page.body).not.toContain('<script')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
})

test('a forged, a cut and an old link say what to do, with the telephone number', async () => {
  const { app, link, clock, token } = await sent()
  for (const url of ['/api/request?token=x.y', link.slice(0, -3)]) {
    const page = await app.inject(url)
    expect([page.statusCode, page.body.includes('970-555-0100')]).toEqual([410, true])
    expect(page.body).not.toContain('Ann Ridge')
  }
  clock.now = new Date(clock.now.getTime() + 61 * 24 * 60 * 60 * 1000)
  for (const url of [link, `/api/request/erase?token=${token}`])
    expect((await app.inject(url)).statusCode).toBe(410)
})

test('a correction is kept with what stood before, and the office is told', async () => {
  const { app, store, token, reference } = await sent()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, acceptTerms: 'on' }),
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringContaining('said=corrected'),
  ])
  const lead = await store.leads.one(reference)
  expect(lead).toMatchObject({ phone: '970-555-0199', message: 'A metal roof', version: 2 })
  expect(lead?.history[0]?.change).toContain('phone (was "970-555-0111")')
  expect(lead?.mail.filter(({ letter }) => letter === 'lead-to-office')).toHaveLength(2)
})

test('a wrong correction is told beside its field, and nothing that was typed is lost', async () => {
  const { app, store, token, reference } = await sent()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, phone: '55', acceptTerms: 'on', message: 'Typed & kept' }),
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('at least seven digits')
  expect(answer.body).toContain('Typed &amp; kept')
  expect((await store.leads.one(reference))?.version).toBe(1)
})

test('once the mail address is corrected, a link that went to the wrong inbox shows nothing', async () => {
  const { app, store, token, link, reference } = await sent({ email: 'wrong@example.com' })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/request?token=${token}`,
    ...form({ ...corrected, acceptTerms: 'on', email: 'right@example.com' }),
  })
  expect((await app.inject(link)).statusCode).toBe(410)
  expect((await app.inject(String(answer.headers.location))).statusCode).toBe(200)
  const lead = await store.leads.one(reference)
  const letters = lead?.mail.filter(({ letter }) => letter === 'lead-confirmation')
  expect(letters?.map(({ to, state }) => [to, state])).toEqual([
    ['wrong@example.com', 'dropped'],
    ['right@example.com', 'waiting'],
  ])
})

test('a photograph loses the place and the camera, and stands the way it was held', async () => {
  const { data, reference, store, ...whole } = await sent()
  const answer = await put(whole, ['IMG_1.jpg', 'image/jpeg', await aPhoto()])
  expect(answer.headers.location).toContain('said=files')
  const [name = ''] = await filesOf(data, reference)
  const found = await sharp(await readFile(join(data, 'attachments', reference, name))).metadata()
  expect(found).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect([found.exif, found.orientation]).toEqual([undefined, undefined])
  expect((await store.leads.one(reference))?.attachments).toMatchObject([
    { id: name, name: 'IMG_1.jpg', kind: 'jpeg' },
  ])
})

test('HEIC and PDF are kept as they are; PNG, WebP and AVIF are taken too', async () => {
  const { data, reference, store, ...whole } = await sent()
  const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  const answer = await put(
    whole,
    ['plan.pdf', 'application/pdf', pdf],
    ['IMG.HEIC', '', heic],
    ['a.png', 'image/png', await square().png().toBuffer()],
    ['a.webp', 'image/webp', await square().webp().toBuffer()],
    ['a.avif', 'image/avif', await square().avif().toBuffer()],
  )
  expect(answer.statusCode).toBe(303)
  const added = (await store.leads.one(reference))?.attachments ?? []
  expect(added.map(({ kind }) => kind)).toEqual(['pdf', 'heic', 'png', 'webp', 'avif'])
  const bytes = (n: number) => readFile(join(data, 'attachments', reference, added[n]?.id ?? ''))
  expect([await bytes(0), await bytes(1)]).toEqual([pdf, heic])
})

test('what is no picture or plan, is cut off or is too large is refused by its bytes, by name', async () => {
  const { data, reference, store, ...whole } = await sent()
  const photo = await aPhoto()
  const answer = await put(
    whole,
    ['virus.jpg', 'image/jpeg', Buffer.from('MZ\x90\0 a program that says it is a picture')],
    ['drawing.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
    ['page.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['half.jpg', 'image/jpeg', photo.subarray(0, photo.length - 60)],
    ['half.heic', 'image/heic', heic.subarray(0, heic.length - 4)],
    ['half.pdf', 'application/pdf', pdf.subarray(0, 20)],
    ['empty.png', 'image/png', Buffer.alloc(0)],
    ['huge.pdf', 'application/pdf', Buffer.concat([pdf, Buffer.alloc(attachmentLimits.bytes)])],
    ['good.pdf', 'application/pdf', pdf],
  )
  expect(answer.statusCode).toBe(400)
  for (const said of [
    'virus.jpg is no JPEG',
    'drawing.svg is no JPEG',
    'page.pdf is no JPEG',
    'half.heic did not arrive whole',
    'empty.png is empty',
    'huge.pdf is larger than 20 MB',
    'One file was added.',
  ])
    expect(answer.body).toContain(said)
  expect(answer.body.match(/half\.\w+ did not arrive whole/g)).toHaveLength(3)
  expect((await store.leads.one(reference))?.attachments).toMatchObject([{ name: 'good.pdf' }])
  expect(await filesOf(data, reference)).toHaveLength(1)
  expect(await readdir(join(data, 'attachments/arriving'))).toEqual([])
})

test('a name that wants out of the folder is only a word that staff see', async () => {
  const { data, reference, store, ...whole } = await sent()
  await put(
    whole,
    ['../../../etc/passwd', 'application/pdf', pdf],
    ['..\\..\\CON.exe', 'application/pdf', pdf],
    ['a\u202Efdp.exe', 'application/pdf', pdf],
    ['.htaccess', 'application/pdf', pdf],
  )
  const names = (await store.leads.one(reference))?.attachments?.map(({ name }) => name)
  expect(names).toEqual(['passwd.pdf', 'CON.pdf', 'afdp.pdf', 'file.pdf'])
  for (const name of await filesOf(data, reference)) expect(name).toMatch(/^[0-9a-f-]{36}$/)
})

test('ten at a time and twenty in all; the others are named and leave nothing behind', async () => {
  const { data, reference, ...whole } = await sent()
  const some = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => [`p${n}.pdf`, 'application/pdf', pdf] as [string, string, Buffer],
    )
  const eleven = await put(whole, ...some(11))
  expect(eleven.body).toContain('10 files were added.')
  await put(whole, ...some(8))
  const last = await put(whole, ...some(4))
  expect(last.body).toContain('2 files were added.')
  expect(last.body).toContain('as many files as we can take')
  expect(await filesOf(data, reference)).toHaveLength(20)
})

test('staff get a file to save, strangers get nothing', async () => {
  const whole = await sent()
  await put(whole, ['Plan “Ridge” ñ.pdf', 'application/pdf', pdf])
  const [file] = (await whole.store.leads.one(whole.reference))?.attachments ?? []
  const url = `/api/admin/leads/${whole.reference}/attachments/${file?.id}`
  expect((await whole.app.inject(url)).statusCode).toBe(401)
  const headers = await ownerSignedIn(whole)
  const answer = await whole.app.inject({ url, headers })
  expect(answer.rawPayload).toEqual(pdf)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w. -]+"; filename\*=UTF-8''/,
  )
  const other = await whole.app.inject({ url: url.replace(/.{3}$/, 'abc'), headers })
  expect(other.statusCode).toBe(404)
  const view = await whole.app.inject({ url: `/api/admin/leads/${whole.reference}`, headers })
  expect(view.json().lead.attachments).toMatchObject([{ name: file?.name, kind: 'pdf' }])
})

test('erasing asks first, and then nothing on the disk names the person', async () => {
  const { app, data, store, token, link, reference, ...whole } = await sent()
  await put({ app, token }, ['plan.pdf', 'application/pdf', pdf])
  const asked = await app.inject(`/api/request/erase?token=${token}`)
  expect(asked.body).toContain('Yes, erase everything')
  expect((await store.leads.one(reference))?.name).toBe('Ann Ridge')
  const done = await app.inject({
    method: 'POST',
    url: `/api/request/erase?token=${token}`,
    ...form({}),
  })
  expect(done.body).toContain('Your request is erased')
  expect(await filesOf(data, reference)).toEqual([])
  const lead = await store.leads.one(reference)
  expect(lead?.erasedAt).toBe(whole.clock.now.toISOString())
  expect(JSON.stringify(lead)).not.toMatch(/Ann|ann@|0111|roof/i)
  expect(lead?.history.at(-1)?.change).toContain('Erased everything personal')
  await whole.close()
  for (const folder of ['leads', 'copies/leads'])
    for (const name of await readdir(join(data, folder)))
      expect(await readFile(join(data, folder, name), 'utf8')).not.toMatch(/Ann Ridge|ann@example/)
  expect(link).toContain(token)
})

test('after the erasure the link is dead, no letter goes out, and erasing again changes nothing', async () => {
  const { app, store, token, link, reference, clock } = await sent()
  const erase = () =>
    app.inject({ method: 'POST', url: `/api/request/erase?token=${token}`, ...form({}) })
  await erase()
  expect([(await app.inject(link)).statusCode, (await erase()).statusCode]).toEqual([410, 410])
  const later = new Date(clock.now.getTime() + 48 * 60 * 60 * 1000)
  expect(await store.outbox.due(later, 10)).toEqual([])
  expect((await store.leads.one(reference))?.version).toBe(2)
})

test('a post from another website is refused', async () => {
  const { app, store, token, reference } = await sent()
  const foreign = { origin: 'https://evil.example' }
  for (const url of ['/api/request', '/api/request/files', '/api/request/erase']) {
    const answer = await app.inject({
      method: 'POST',
      url: `${url}?token=${token}`,
      headers: foreign,
    })
    expect(answer.statusCode).toBe(403)
  }
  expect((await store.leads.one(reference))?.version).toBe(1)
})
