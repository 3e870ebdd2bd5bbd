import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attachmentLimits } from '../../contract/attachment.ts'
import { aPdf, putFiles, sentRequest } from '../../testing/sent-request.ts'
import { ownerSignedIn } from '../../testing/whole-app.ts'

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

test('a photograph loses the place and the camera, and stands the way it was held', async () => {
  const { data, reference, store, ...whole } = await sentRequest()
  const answer = await putFiles(whole, ['IMG_1.jpg', 'image/jpeg', await aPhoto()])
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
  const { data, reference, store, ...whole } = await sentRequest()
  const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  const answer = await putFiles(
    whole,
    ['plan.pdf', 'application/pdf', aPdf],
    ['IMG.HEIC', '', heic],
    ['a.png', 'image/png', await square().png().toBuffer()],
    ['a.webp', 'image/webp', await square().webp().toBuffer()],
    ['a.avif', 'image/avif', await square().avif().toBuffer()],
  )
  expect(answer.statusCode).toBe(303)
  const added = (await store.leads.one(reference))?.attachments ?? []
  expect(added.map(({ kind }) => kind)).toEqual(['pdf', 'heic', 'png', 'webp', 'avif'])
  const bytes = (n: number) => readFile(join(data, 'attachments', reference, added[n]?.id ?? ''))
  expect([await bytes(0), await bytes(1)]).toEqual([aPdf, heic])
})

test('what is no picture or plan, is cut off or is too large is refused by its bytes, by name', async () => {
  const { data, reference, store, ...whole } = await sentRequest()
  const photo = await aPhoto()
  const answer = await putFiles(
    whole,
    ['virus.jpg', 'image/jpeg', Buffer.from('MZ\x90\0 a program that says it is a picture')],
    ['drawing.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
    ['page.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['half.jpg', 'image/jpeg', photo.subarray(0, photo.length - 60)],
    ['half.heic', 'image/heic', heic.subarray(0, heic.length - 4)],
    ['half.pdf', 'application/pdf', aPdf.subarray(0, 20)],
    ['empty.png', 'image/png', Buffer.alloc(0)],
    ['huge.pdf', 'application/pdf', Buffer.concat([aPdf, Buffer.alloc(attachmentLimits.bytes)])],
    ['good.pdf', 'application/pdf', aPdf],
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
  const { data, reference, store, ...whole } = await sentRequest()
  await putFiles(
    whole,
    ['../../../etc/passwd', 'application/pdf', aPdf],
    ['..\\..\\CON.exe', 'application/pdf', aPdf],
    ['a\u202Efdp.exe', 'application/pdf', aPdf],
    ['.htaccess', 'application/pdf', aPdf],
  )
  const names = (await store.leads.one(reference))?.attachments?.map(({ name }) => name)
  expect(names).toEqual(['passwd.pdf', 'CON.pdf', 'afdp.pdf', 'file.pdf'])
  for (const name of await filesOf(data, reference)) expect(name).toMatch(/^[0-9a-f-]{36}$/)
})

test('ten at a time and twenty in all; the others are named and leave nothing behind', async () => {
  const { data, reference, ...whole } = await sentRequest()
  const some = (count: number) =>
    Array.from(
      { length: count },
      (_, n) => [`p${n}.pdf`, 'application/pdf', aPdf] as [string, string, Buffer],
    )
  const eleven = await putFiles(whole, ...some(11))
  expect(eleven.body).toContain('10 files were added.')
  await putFiles(whole, ...some(8))
  const last = await putFiles(whole, ...some(4))
  expect(last.body).toContain('2 files were added.')
  expect(last.body).toContain('as many files as we can take')
  expect(await filesOf(data, reference)).toHaveLength(20)
})

test('staff get a file to save, strangers get nothing', async () => {
  const whole = await sentRequest()
  await putFiles(whole, ['Plan “Ridge” ñ.pdf', 'application/pdf', aPdf])
  const [file] = (await whole.store.leads.one(whole.reference))?.attachments ?? []
  const url = `/api/admin/leads/${whole.reference}/attachments/${file?.id}`
  expect((await whole.app.inject(url)).statusCode).toBe(401)
  const headers = await ownerSignedIn(whole)
  const answer = await whole.app.inject({ url, headers })
  expect(answer.rawPayload).toEqual(aPdf)
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
