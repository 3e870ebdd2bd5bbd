import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attachmentLimits } from '../../contract/limits.ts'
import { pdfBytes, uploadFiles, submitContact } from '../../testing/submit-contact.ts'
import { sameOriginHeaders, signInOwner } from '../../testing/test-app.ts'
import { avifBomb, emptyBoxes, webpBomb } from '../../../../tests/hostile-files/index.ts'
import { blackPng, be32 } from '../../../../tests/hostile-files/bytes.ts'
import { NotStoredError } from '../../storage/errors.ts'
import { createMetadataStripper } from '../../attachments/metadata-stripper.ts'
import { longRun } from '../../testing/rounds.ts'

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

test('a photo loses its location and camera data and keeps its orientation', async () => {
  const { data, reference, store, ...whole } = await submitContact()
  const answer = await uploadFiles(whole, ['IMG_1.jpg', 'image/jpeg', await aPhoto()])
  expect(answer.headers.location).toContain('said=files')
  const [name = ''] = await filesOf(data, reference)
  const stored = await readFile(join(data, 'attachments', reference, name))
  const found = await sharp(stored).metadata()
  expect(found).toMatchObject({ format: 'jpeg', width: 40, height: 20, orientation: 6 })
  expect(stored.includes('A phone')).toBe(false)
  // The orientation is the only tag of 32 bytes.
  expect(found.exif?.length).toBe(32)
  expect((await store.leads.one(reference))?.attachments).toMatchObject([
    { id: name, name: 'IMG_1.jpg', kind: 'jpeg' },
  ])
})

test('staff get a small upright picture of a photo, and of what cannot be made small the file itself', async () => {
  const whole = await submitContact()
  const { reference } = whole
  const headers = await signInOwner(whole)
  await uploadFiles(whole, ['IMG_1.jpg', 'image/jpeg', await aPhoto()], ['x.heic', '', heic])
  const [photo, other] = (await whole.store.leads.one(reference))?.attachments ?? []
  const get = (file = '') =>
    whole.app.inject({
      url: `/api/admin/leads/${reference}/attachments/${file}/thumbnail`,
      headers,
    })
  const small = await get(photo?.id)
  expect(small.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
  })
  const made = await sharp(small.rawPayload).metadata()
  expect(made).toMatchObject({ format: 'jpeg', width: 176, height: 176 })
  expect(made.orientation).toBeUndefined()
  expect((await get(other?.id)).headers['content-type']).toBe('image/heic')
  expect((await get('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
})

test.skipIf(process.platform === 'win32')(
  'stored files are readable by the service’s user only',
  async () => {
    const { data, ...whole } = await submitContact()
    await uploadFiles(
      whole,
      ['IMG_1.jpg', 'image/jpeg', await aPhoto()],
      ['plan.pdf', '', pdfBytes],
    )
    const found = await readdir(data, { recursive: true, withFileTypes: true })
    const open = []
    for (const entry of found) {
      const path = join(entry.parentPath, entry.name)
      if ((await stat(path)).mode & 0o077) open.push(path)
    }
    expect(found.filter((entry) => entry.isFile()).length).toBeGreaterThan(2)
    expect(open).toEqual([])
  },
)

test('PDF is stored unchanged, like HEIC without metadata; PNG, WebP and AVIF are accepted too', async () => {
  const { data, reference, store, ...whole } = await submitContact()
  const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  const answer = await uploadFiles(
    whole,
    ['plan.pdf', 'application/pdf', pdfBytes],
    ['IMG.HEIC', '', heic],
    ['a.png', 'image/png', await square().png().toBuffer()],
    ['a.webp', 'image/webp', await square().webp().toBuffer()],
    ['a.avif', 'image/avif', await square().avif().toBuffer()],
  )
  expect(answer.statusCode).toBe(303)
  const added = (await store.leads.one(reference))?.attachments ?? []
  expect(added.map(({ kind }) => kind)).toEqual(['pdf', 'heic', 'png', 'webp', 'avif'])
  const bytes = (n: number) => readFile(join(data, 'attachments', reference, added[n]?.id ?? ''))
  expect([await bytes(0), await bytes(1)]).toEqual([pdfBytes, heic])
})

test('files that are no picture or PDF, truncated or too large are refused by their content, by name', async () => {
  const { data, reference, store, ...whole } = await submitContact()
  const photo = await aPhoto()
  const answer = await uploadFiles(
    whole,
    ['virus.jpg', 'image/jpeg', Buffer.from('MZ\x90\0 a program that says it is a picture')],
    ['drawing.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
    ['page.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['half.jpg', 'image/jpeg', photo.subarray(0, photo.length - 60)],
    ['half.heic', 'image/heic', heic.subarray(0, heic.length - 4)],
    ['half.pdf', 'application/pdf', pdfBytes.subarray(0, 20)],
    ['empty.png', 'image/png', Buffer.alloc(0)],
    [
      'huge.pdf',
      'application/pdf',
      Buffer.concat([pdfBytes, Buffer.alloc(attachmentLimits.bytes)]),
    ],
    ['good.pdf', 'application/pdf', pdfBytes],
  )
  expect(answer.statusCode).toBe(400)
  for (const text of [
    'virus.jpg isn’t really a JPEG',
    'drawing.svg isn’t really a JPEG',
    'page.pdf isn’t really a JPEG',
    'half.heic didn’t come through',
    'empty.png is empty',
    'huge.pdf is over 20 MB',
    'One file added.',
  ])
    expect(answer.body).toContain(text)
  expect(answer.body.match(/half\.\w+ didn’t come through/g)).toHaveLength(3)
  expect((await store.leads.one(reference))?.attachments).toMatchObject([{ name: 'good.pdf' }])
  expect(await filesOf(data, reference)).toHaveLength(1)
  expect(await readdir(join(data, 'attachments/arriving'))).toEqual([])
})

test('a failing store answers 503 with the phone number, and the file before is kept', async () => {
  const { data, reference, store, ...whole } = await submitContact()
  let puts = 0
  const { put } = store.attachments
  store.attachments.put = (...file) => {
    puts += 1
    return puts === 2 ? Promise.reject(new NotStoredError('full')) : put(...file)
  }
  const plan = (name: string): [string, string, Buffer] => [name, 'application/pdf', pdfBytes]
  const answer = await uploadFiles(whole, plan('a.pdf'), plan('b.pdf'))
  expect([answer.statusCode, answer.body.includes('970-555-0100')]).toEqual([503, true])
  expect(await filesOf(data, reference)).toHaveLength(1)
  expect(await readdir(join(data, 'attachments/arriving'))).toEqual([])
  expect((await store.leads.one(reference))?.attachments).toMatchObject([{ name: 'a.pdf' }])
})

test('without space, each file is refused by name at once', async () => {
  const { data, reference, store, ...whole } = await submitContact(
    {},
    { attachments: { quota: 1 } },
  )
  const large = Buffer.concat([pdfBytes, Buffer.alloc(2_000_000)])
  const answer = await uploadFiles(whole, ['large.pdf', '', large], ['plan.pdf', '', pdfBytes])
  expect(answer.statusCode).toBe(400)
  for (const name of ['large.pdf', 'plan.pdf'])
    expect(answer.body).toContain(`We can’t save ${name} right now`)
  expect(await filesOf(data, reference)).toEqual([])
  expect((await store.leads.one(reference))?.attachments).toBeUndefined()
})

const aPart = '--XX\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n'
test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['without parts', 'multipart/form-data; boundary=XX', 'x'],
  ['cut off in a file', 'multipart/form-data; boundary=XX', `${aPart}%PDF-1.7`],
])('an upload %s is the sender’s error, and nothing is stored', async (_, type, payload) => {
  const { app, data, reference, token } = await submitContact()
  const headers = { ...sameOriginHeaders, 'content-type': type }
  const url = `/api/request/files?token=${token}`
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  expect(answer.statusCode).toBe(400)
  expect(await filesOf(data, reference)).toEqual([])
})

test('of an upload that is cut off, the files that arrived are stored, once, also when it is sent again', async () => {
  const { app, data, reference, store, token } = await submitContact()
  const headers = { ...sameOriginHeaders, 'content-type': 'multipart/form-data; boundary=XX' }
  const url = `/api/request/files?token=${token}`
  const payload = `${aPart}${pdfBytes.toString()}\r\n${aPart}%PDF`
  for (let tries = 1; tries <= 2; tries += 1)
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400)
  const lead = await store.leads.one(reference)
  expect(lead?.attachments?.map(({ name }) => name)).toEqual(['a.pdf'])
  expect(await filesOf(data, reference)).toHaveLength(1)
})

test('a file name with a path is only shown, never used as a path', async () => {
  const { data, reference, store, ...whole } = await submitContact()
  await uploadFiles(
    whole,
    ['../../../etc/passwd', 'application/pdf', pdfBytes],
    ['..\\..\\CON.exe', 'application/pdf', pdfBytes],
    ['a\u202Efdp.exe', 'application/pdf', pdfBytes],
    ['.htaccess', 'application/pdf', pdfBytes],
  )
  const names = (await store.leads.one(reference))?.attachments?.map(({ name }) => name)
  expect(names).toEqual(['passwd.pdf', 'CON.pdf', 'afdp.pdf', 'file.pdf'])
  for (const name of await filesOf(data, reference)) expect(name).toMatch(/^[0-9a-f-]{36}$/)
})

test('ten files per upload and twenty per lead; the others are refused by name and not stored', async () => {
  const { data, reference, ...whole } = await submitContact()
  const some = (count: number, from: number) =>
    Array.from(
      { length: count },
      (_, n) => [`p${from + n}.pdf`, 'application/pdf', pdfBytes] as [string, string, Buffer],
    )
  const eleven = await uploadFiles(whole, ...some(11, 0))
  expect(eleven.body).toContain('10 files added.')
  await uploadFiles(whole, ...some(8, 20))
  const last = await uploadFiles(whole, ...some(4, 40))
  expect(last.body).toContain('2 files added.')
  expect(last.body).toContain('all the files we can take')
  expect(await filesOf(data, reference)).toHaveLength(20)
})

test('a file sent again, because the answer was lost, is stored once and reported as received', async () => {
  const { data, reference, store, ...whole } = await submitContact()
  const photo = await aPhoto()
  await uploadFiles(whole, ['IMG_1.jpg', 'image/jpeg', photo])
  const again = await uploadFiles(
    whole,
    ['IMG_1.jpg', 'image/jpeg', photo],
    ['IMG_1.jpg', 'application/pdf', pdfBytes],
  )
  expect(again.headers.location).toContain('said=files')
  const last = await uploadFiles(whole, ['IMG_1.jpg', 'image/jpeg', photo])
  expect(last.headers.location).toContain('said=files')
  const lead = await store.leads.one(reference)
  expect(lead?.attachments?.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'IMG_1.pdf'])
  expect(await filesOf(data, reference)).toHaveLength(2)
})

test('staff download a file; others get nothing', async () => {
  const testApp = await submitContact()
  await uploadFiles(testApp, ['Plan “Ridge” ñ.pdf', 'application/pdf', pdfBytes])
  const [file] = (await testApp.store.leads.one(testApp.reference))?.attachments ?? []
  const url = `/api/admin/leads/${testApp.reference}/attachments/${file?.id}`
  expect((await testApp.app.inject(url)).statusCode).toBe(401)
  const headers = await signInOwner(testApp)
  const answer = await testApp.app.inject({ url, headers })
  expect(answer.rawPayload).toEqual(pdfBytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w. -]+"; filename\*=UTF-8''/,
  )
  const other = await testApp.app.inject({ url: url.replace(/.{3}$/, 'abc'), headers })
  expect(other.statusCode).toBe(404)
  const view = await testApp.app.inject({ url: `/api/admin/leads/${testApp.reference}`, headers })
  expect(view.json().lead.attachments).toMatchObject([{ name: file?.name, kind: 'pdf' }])
})

test('a decompression bomb is refused by its header, in the visitor’s language', async () => {
  const testApp = await submitContact({ page: '/buscando-trabajo' })
  const answer = await uploadFiles(
    testApp,
    ['bomba.avif', 'image/avif', avifBomb],
    ['bomba.png', 'image/png', blackPng({ width: 16_000, height: 16_000, depth: 1, color: 0 })],
  )
  expect(answer.statusCode).toBe(400)
  for (const name of ['bomba.avif', 'bomba.png'])
    expect(answer.body).toContain(`${name} es una imagen demasiado grande para abrirla.`)
})

test('a decompression bomb with a false header hits the memory limit, and the next picture is accepted', async () => {
  const testApp = await submitContact()
  const lying = Buffer.from(avifBomb)
  const size = Buffer.concat([be32(10_900), be32(11_000)])
  Buffer.concat([be32(100), be32(100)]).copy(lying, lying.indexOf(size))
  const answer = await uploadFiles(
    testApp,
    ['bomb.avif', 'image/avif', lying],
    ['bomb.webp', 'image/webp', webpBomb()],
    ['good.png', 'image/png', blackPng({ width: 20, height: 10 })],
  )
  for (const name of ['bomb.avif', 'bomb.webp'])
    expect(answer.body).toContain(`${name} takes too long to open.`)
  expect(answer.body).toContain('One file added.')
})

test('a picture that takes too long is refused, and its reason is reported', async () => {
  const exits: string[] = []
  const cleanPicture = createMetadataStripper({
    timeoutMs: 1,
    onWorkerExit: ({ message }) => exits.push(message),
  })
  const testApp = await submitContact({}, { attachments: { cleanPicture } })
  const picture = blackPng({ width: 20, height: 10 })
  const answer = await uploadFiles(testApp, ['slow.png', 'image/png', picture])
  expect(answer.body).toContain('slow.png takes too long to open.')
  expect(exits).toEqual(['It takes too long.'])
})

test.runIf(longRun)(
  'a panorama of 200 megapixels loses its location and camera data and stays upright',
  async () => {
    const testApp = await submitContact()
    const panorama = await sharp({
      create: { width: 20_000, height: 10_000, channels: 3, background: '#888' },
      limitInputPixels: false,
    })
      .jpeg({ quality: 40 })
      .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await uploadFiles(testApp, ['panorama.jpg', 'image/jpeg', panorama])).statusCode).toBe(
      303,
    )
    const home = join(testApp.data, 'attachments', testApp.reference)
    const [name = ''] = await readdir(home)
    const kept = await sharp(await readFile(join(home, name)), {
      limitInputPixels: false,
    }).metadata()
    expect(kept).toMatchObject({ width: 20_000, height: 10_000, orientation: 6 })
    expect(kept.exif?.toString('latin1')).not.toMatch(/phone|GPS/)
  },
)

test('a HEIC with millions of boxes is refused after reading some of them', async () => {
  const testApp = await submitContact()
  const [heic, avif] = [emptyBoxes('heic'), emptyBoxes('avif')]
  const answer = await uploadFiles(
    testApp,
    ['boxes.heic', 'image/heic', heic],
    ['boxes.avif', 'image/avif', avif],
  )
  for (const name of ['boxes.heic', 'boxes.avif'])
    expect(answer.body).toContain(`${name} didn’t come through, or we can’t open it.`)
})
