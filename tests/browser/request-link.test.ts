import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { signSelfServiceToken, createLinkSigner } from '../../services/api/email/link-tokens.ts'
import {
  addFiles,
  samplePhoto,
  deviceOf,
  expectNoOverflow,
  requestPages,
  pdf,
  secret,
  unexpected,
} from './request-page.ts'
import { desktop, phone } from './visitor.ts'

const { atOwnRequest, filesKept } = requestPages()

const eachWay = [desktop, phone].flatMap((device) =>
  [true, false].map((javaScriptEnabled) => [device.viewport.width, javaScriptEnabled] as const),
)

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd')

/** Writes files to the disk, so that the browser uploads real files. */
async function onDisk(files: Record<string, Buffer>): Promise<string[]> {
  const folder = await temporaryFolder()
  const paths = Object.keys(files).map((name) => join(folder, name))
  await Promise.all(Object.values(files).map((bytes, n) => writeFile(paths[n] ?? '', bytes)))
  return paths
}

test.each(eachWay)(
  'a prospect sees, corrects and erases a request and adds a photo: %i px, JavaScript %s',
  async (width, javaScriptEnabled) => {
    const { page, faults, reference, link } = await atOwnRequest({
      ...deviceOf(width),
      javaScriptEnabled,
    })
    await page.getByRole('heading', { level: 1, name: 'Your request' }).waitFor()
    expect(await page.locator('.by').innerText()).toMatch(
      /^You’ll hear from us by \w+day, \w+ \d+, \d+:\d\d [AP]M \(Mountain Time\)\. Expect a call from [^.]+\. Urgent\? Call 970-555-/,
    )
    expect(await fact(page, 'Message').innerText()).toBe('Ice dams <b>over</b> the entry.')
    expect(await expectNoOverflow(page)).toBe(true)

    await page.getByText('Fix something').click()
    await page.getByLabel('Phone').fill('55')
    await page.getByLabel(/Tell us about the job/).fill('Ice dams, and a leak.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('That number looks short').waitFor()
    await page.locator('[name=phone]:focus').waitFor()
    expect(await page.getByLabel(/Tell us about the job/).inputValue()).toBe(
      'Ice dams, and a leak.',
    )
    await page.getByLabel('Phone').fill('970-555-0199')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('status').getByText('Your changes are saved').waitFor()
    expect(await fact(page, 'Phone').innerText()).toBe('970-555-0199')
    expect(await fact(page, 'Message').innerText()).toBe('Ice dams, and a leak.')

    await addFiles(page, await onDisk({ 'Dach über dem Eingang.jpg': await samplePhoto() }))
    await page.getByRole('status').getByText('Got your files').waitFor()
    await page
      .getByRole('listitem')
      .getByText(/^Dach über dem Eingang\.jpg \(JPEG, \d kB\)$/)
      .waitFor()
    expect(await filesKept(reference)).toHaveLength(1)
    expect(await expectNoOverflow(page)).toBe(true)

    await page.getByRole('link', { name: 'Erase this request' }).click()
    await page.getByRole('heading', { name: 'Erase this request?' }).waitFor()
    await page.getByRole('link', { name: 'No, go back' }).click()
    expect(await fact(page, 'Phone').innerText()).toBe('970-555-0199')
    await page.getByRole('link', { name: 'Erase this request' }).click()
    await page.getByRole('button', { name: 'Yes, erase everything' }).click()
    await page.getByRole('heading', { name: 'Your request is erased' }).waitFor()
    expect(await filesKept(reference)).toEqual([])
    await page.goto(link)
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
    expect(await page.getByText('June Alder').count()).toBe(0)
    expect(unexpected(faults)).toEqual([])
  },
)

test.each([375, 1280])('the pages of a Spanish request are in Spanish, at %i px', async (width) => {
  const { page, faults } = await atOwnRequest(deviceOf(width), { page: '/buscando-trabajo' })
  await page.getByRole('heading', { level: 1, name: 'Su solicitud' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await page.locator('.by').innerText()).toMatch(/^Le respondemos a más tardar /)
  await page.getByText('Corregir algo').click()
  await page.getByLabel('Teléfono').fill('55')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Ese número se ve corto').waitFor()
  await page.getByLabel('Teléfono').fill('970-555-0199')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByRole('status').getByText('Guardamos sus cambios').waitFor()
  await page.getByLabel('Elegir archivos').setInputFiles([
    { name: 'plano.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
  ])
  await page.getByRole('button', { name: 'Agregar archivos' }).click()
  await page.getByText('notas.txt no es en realidad JPEG').waitFor()
  await page.getByText('Se agregó un archivo.').waitFor()
  expect(await expectNoOverflow(page)).toBe(true)
  await page.getByRole('link', { name: 'Borrar esta solicitud' }).click()
  await page.getByRole('button', { name: 'Sí, borrar todo' }).click()
  await page.getByRole('heading', { name: 'Su solicitud está borrada' }).waitFor()
  expect(unexpected(faults)).toEqual([])
})

test('an expired or altered link, or one for another purpose, shows no request', async () => {
  const { page, reference, link } = await atOwnRequest(phone)
  const links = createLinkSigner(secret)
  const holder = { id: reference, email: 'june.alder@example.com' }
  const old = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000).toISOString()
  const dead = {
    'too old': signSelfServiceToken({ ...holder, receivedAt: old }, 'email', links),
    altered: `${link.split('token=')[1]?.slice(0, -2)}AA`,
    'cut off': link.split('token=')[1]?.slice(0, 20) ?? '',
    'for the list': links.sign(reference, { purpose: 'leave list' }),
    'of another secret': signSelfServiceToken(
      { ...holder, receivedAt: new Date().toISOString() },
      'email',
      createLinkSigner('another secret of thirty-two characters'),
    ),
  }
  for (const [what, token] of Object.entries(dead)) {
    const answer = await page.goto(`/api/request?token=${token}`)
    expect([what, answer?.status()]).toEqual([what, 410])
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
    expect(await page.getByText('June Alder').count()).toBe(0)
    expect(await expectNoOverflow(page)).toBe(true)
  }
})
