import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { contactAccepted } from '#services/api/contract/contact.ts'
import { attachmentLimits } from '#services/api/contract/attachment.ts'
import { tokenFor } from '#services/api/links/own-request.ts'
import { signer } from '#services/api/links/signer.ts'
import { faultsByAxe } from './axe.ts'
import { stage } from './stage.ts'
import { desktop, phone } from './visitor.ts'

const secret = 'a secret of at least thirty-two characters'
const { product, visitor } = stage({ SESSION_SECRET: secret })

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const aPhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()

const eachWay = [desktop, phone].flatMap((device) =>
  [true, false].map((javaScriptEnabled) => [device.viewport.width, javaScriptEnabled] as const),
)
const deviceOf = (width: number) => (width === 375 ? phone : desktop)

/** A browser at the page behind the link of a request that has just come in. */
async function atOwnRequest(options: BrowserContextOptions, change: object = {}) {
  const { page, faults } = await visitor(options)
  const posted = await page.request.post('/api/contact', {
    data: {
      name: 'June Alder',
      email: 'june.alder@example.com',
      phone: '970-555-0111',
      serviceType: 'home-services',
      acceptTerms: true,
      message: 'Ice dams <b>over</b> the entry.',
      idempotencyKey: crypto.randomUUID(),
      page: '/roofing-vail-colorado',
      ...change,
    },
  })
  const { reference, requestLink = '' } = contactAccepted.parse(await posted.json())
  await page.goto(requestLink)
  return { page, faults, reference, link: requestLink }
}

/** What went wrong in the browser, beside pages that say no on purpose. */
const unexpected = (faults: readonly string[]) =>
  faults.filter((fault) => !/^4(00|10) |status of 4(00|10)/.test(fault))

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd')

async function fitsItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
}

/** Real files on the disk, as a phone's gallery hands them over. */
async function onDisk(files: Record<string, Buffer>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const paths = Object.keys(files).map((name) => join(folder, name))
  await Promise.all(Object.values(files).map((bytes, n) => writeFile(paths[n] ?? '', bytes)))
  return paths
}

const addFiles = async (page: Page, files: Parameters<Page['setInputFiles']>[1]) => {
  await page.getByLabel('Choose files').setInputFiles(files)
  await page.getByRole('button', { name: 'Add files' }).click()
}

const filesKept = (reference: string) =>
  readdir(join(product().folder, 'data/attachments', reference)).catch(() => [])

test.each(eachWay)(
  'seen, corrected, a photograph added, erased: %i px, JavaScript %s',
  async (width, javaScriptEnabled) => {
    const { page, faults, reference, link } = await atOwnRequest({
      ...deviceOf(width),
      javaScriptEnabled,
    })
    await page.getByRole('heading', { level: 1, name: 'Your request' }).waitFor()
    expect(await page.locator('.by').innerText()).toMatch(
      /^We answer by \w+day, \w+ \d+, \d+:\d\d [AP]M \(Mountain Time\)\. Urgent\? Call 970-555-/,
    )
    expect(await fact(page, 'Message').innerText()).toBe('Ice dams <b>over</b> the entry.')
    expect(await fitsItsWindow(page)).toBe(true)

    await page.getByText('Correct it').click()
    await page.getByLabel('Phone').fill('55')
    await page.getByLabel('Message').fill('Ice dams, and a leak.')
    await page.getByRole('button', { name: 'Save corrections' }).click()
    await page.getByText('at least seven digits').waitFor()
    expect(await page.locator('[name=phone]:focus').count()).toBe(1)
    expect(await page.getByLabel('Message').inputValue()).toBe('Ice dams, and a leak.')
    await page.getByLabel('Phone').fill('970-555-0199')
    await page.getByRole('button', { name: 'Save corrections' }).click()
    await page.getByRole('status').getByText('Your corrections are kept').waitFor()
    expect(await fact(page, 'Phone').innerText()).toBe('970-555-0199')
    expect(await fact(page, 'Message').innerText()).toBe('Ice dams, and a leak.')

    await addFiles(page, await onDisk({ 'Dach über dem Eingang.jpg': await aPhoto() }))
    await page.getByRole('status').getByText('Your files have arrived').waitFor()
    await page
      .getByRole('listitem')
      .getByText(/^Dach über dem Eingang\.jpg \(JPEG, \d kB\)$/)
      .waitFor()
    expect(await filesKept(reference)).toHaveLength(1)
    expect(await fitsItsWindow(page)).toBe(true)

    await page.getByRole('link', { name: 'Erase this request' }).click()
    await page.getByRole('heading', { name: 'Erase this request?' }).waitFor()
    await page.getByRole('link', { name: 'No, go back' }).click()
    expect(await fact(page, 'Phone').innerText()).toBe('970-555-0199')
    await page.getByRole('link', { name: 'Erase this request' }).click()
    await page.getByRole('button', { name: 'Yes, erase everything' }).click()
    await page.getByRole('heading', { name: 'Your request is erased' }).waitFor()
    expect(await filesKept(reference)).toEqual([])
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    expect(await page.getByText('June Alder').count()).toBe(0)
    expect(unexpected(faults)).toEqual([])
  },
)

test.each([375, 1280])('all of it in Spanish, at %i px', async (width) => {
  const { page, faults } = await atOwnRequest(deviceOf(width), { page: '/buscando-trabajo' })
  await page.getByRole('heading', { level: 1, name: 'Su solicitud' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await page.locator('.by').innerText()).toMatch(/^Le respondemos a más tardar /)
  await page.getByText('Corregirla').click()
  await page.getByLabel('Teléfono').fill('55')
  await page.getByRole('button', { name: 'Guardar correcciones' }).click()
  await page.getByText('al menos siete cifras').waitFor()
  await page.getByLabel('Teléfono').fill('970-555-0199')
  await page.getByRole('button', { name: 'Guardar correcciones' }).click()
  await page.getByRole('status').getByText('Guardamos sus correcciones').waitFor()
  await page.getByLabel('Elija archivos').setInputFiles([
    { name: 'plano.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
  ])
  await page.getByRole('button', { name: 'Agregar archivos' }).click()
  await page.getByText('notas.txt no es un archivo JPEG').waitFor()
  await page.getByText('Se agregó un archivo.').waitFor()
  expect(await fitsItsWindow(page)).toBe(true)
  await page.getByRole('link', { name: 'Borrar esta solicitud' }).click()
  await page.getByRole('button', { name: 'Sí, borrar todo' }).click()
  await page.getByRole('heading', { name: 'Su solicitud está borrada' }).waitFor()
  expect(unexpected(faults)).toEqual([])
})

test('a link that is too old, altered, or made for something else shows nobody’s request', async () => {
  const { page, reference, link } = await atOwnRequest(phone)
  const links = signer(secret)
  const holder = { id: reference, email: 'june.alder@example.com' }
  const old = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000).toISOString()
  const dead = {
    'too old': tokenFor({ ...holder, receivedAt: old }, links),
    altered: `${link.split('token=')[1]?.slice(0, -2)}AA`,
    'cut off': link.split('token=')[1]?.slice(0, 20) ?? '',
    'for the list': links.sign(reference, { purpose: 'leave list' }),
    'of another secret': tokenFor(
      { ...holder, receivedAt: new Date().toISOString() },
      signer('another secret of thirty-two characters'),
    ),
  }
  for (const [what, token] of Object.entries(dead)) {
    const answer = await page.goto(`/api/request?token=${token}`)
    expect([what, answer?.status()]).toEqual([what, 410])
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    expect(await page.getByText('June Alder').count()).toBe(0)
    expect(await fitsItsWindow(page)).toBe(true)
  }
})

test('what is no picture or plan, is disguised, cut off, empty or too large is refused by name', async () => {
  const { page, reference, faults } = await atOwnRequest(desktop)
  const photo = await aPhoto()
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
  await note.getByText('One file was added.').waitFor()
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual([
    'steal.jpg is no JPEG, PNG, WebP, AVIF, HEIC or PDF file, whatever it is called.',
    'program.jpg is no JPEG, PNG, WebP, AVIF, HEIC or PDF file, whatever it is called.',
    'plan.svg is no JPEG, PNG, WebP, AVIF, HEIC or PDF file, whatever it is called.',
    'page.html is no JPEG, PNG, WebP, AVIF, HEIC or PDF file, whatever it is called.',
    'half.jpg did not arrive whole, or cannot be read. Please try again.',
    'empty.png is empty.',
    'huge.pdf is larger than 20 MB.',
  ])
  expect(await filesKept(reference)).toHaveLength(1)
  expect(unexpected(faults)).toEqual([])
})

test('a malicious name is only a word on the page, and never one on the disk', async () => {
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
  await page.getByRole('status').getByText('Your files have arrived').waitFor()
  expect(await page.locator('.files').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^passwd\.pdf /),
    expect.stringMatching(/^script\.pdf /),
    expect.stringMatching(/^img src=x onerror=alert\(1\)\.pdf /),
    expect.stringMatching(/^(long){20}\.pdf /),
    expect.stringMatching(/^invoicefdp\.pdf /),
  ])
  expect(await page.locator('main script, main img').count()).toBe(0)
  expect(await fitsItsWindow(page)).toBe(true)
  for (const name of await filesKept(reference)) expect(name).toMatch(/^[0-9a-f-]{36}$/)
  expect(unexpected(faults)).toEqual([])
})

test.each([375, 1280])('axe finds nothing on any of these pages, at %i px', async (width) => {
  for (const from of ['/roofing-vail-colorado', '/buscando-trabajo']) {
    const { page } = await atOwnRequest(deviceOf(width), { page: from })
    const send = page.locator('form').last().locator('button')
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('summary').click()
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('[name=phone]').fill('55')
    await send.click()
    await page.getByRole('alert').waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('[name=phone]').fill('970-555-0199')
    await send.click()
    await page.getByRole('status').waitFor()
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }
    await page.locator('[type=file]').setInputFiles(file)
    await page.locator('form').first().locator('button').click()
    await page.locator('.files').waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.getByRole('main').getByRole('link').last().click()
    await page.locator('.danger').waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('.danger').click()
    await page.getByRole('heading', { level: 1, name: /is erased|está borrada/ }).waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.goto('/api/request?token=forged')
    expect(await faultsByAxe(page)).toEqual([])
  }
})
