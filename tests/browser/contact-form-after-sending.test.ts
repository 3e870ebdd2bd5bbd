import { expect, test } from 'vitest'
import { chooseType, fillEstimateForm, sendButton } from './estimate-form.ts'
import { ownProduct } from './fixtures.ts'
import { pdf, samplePhoto } from './request-page.ts'
import { phone } from './visitor.ts'
import { onPhone } from './widths.ts'

const { product, visitor } = ownProduct()

const reference = /HP-[2-9A-Z]{6}/

onPhone('photos are added to the request right after it', async (device) => {
  const { page, errors, open } = await visitor(device)
  await open('/roofing-vail-colorado')
  const form = await fillEstimateForm(page)
  await form.getByLabel('Photos or plans').setInputFiles([
    { name: 'eave.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto() },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf },
  ])
  await sendButton(form).click()
  await form.getByText('We’ve got your photos too.').waitFor()
  const [id = ''] = reference.exec(await form.innerText()) ?? []
  expect(await product().store.filesOf(id)).toHaveLength(2)
  expect(errors).toEqual([])
})

onPhone('a signal that drops loses none of the photos', async (device) => {
  const { page, open } = await visitor(device)
  await page.clock.install()
  let uploads = 0
  await page.route('**/api/request/files*', async (route) => {
    uploads += 1
    // The answer to the first photo is lost, and the second does not arrive.
    if (uploads === 1) await route.fetch({ maxRedirects: 0 })
    if (uploads < 3) await route.abort()
    else await route.continue()
  })
  await open('/contact')
  const form = await fillEstimateForm(page)
  const buffer = await samplePhoto()
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer })
  await form.getByLabel('Photos or plans').setInputFiles([photo('1.jpg'), photo('2.jpg')])
  await sendButton(form).click()
  await form.getByText('0 of 2 so far. Please keep this page open.').waitFor()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return form.innerText()
    })
    .toContain('We’ve got your photos too.')
  const [id = ''] = reference.exec(await form.innerText()) ?? []
  expect(await product().store.filesOf(id)).toHaveLength(2)
})

onPhone('photos that are refused or lost never lose the request', async (device) => {
  const { page, open } = await visitor(device)
  await page.clock.install()
  // A Wi-Fi's sign-in page is not the service's word.
  await page.route('**/api/request/files*', (route) => route.fulfill({ body: '<p>Welcome</p>' }))
  await open('/contact')
  const form = await fillEstimateForm(page)
  await form.getByLabel('Photos or plans').setInputFiles([
    { name: 'eave.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto() },
    { name: 'walk.mov', mimeType: 'video/quicktime', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) },
  ])
  await sendButton(form).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return form.innerText()
    })
    .toContain('not all of your photos did')
  expect(await form.locator('.outcome li').allInnerTexts()).toEqual([
    'eave.jpg didn’t come through. Please add it again.',
    'walk.mov is over 20 MB. Please send a smaller copy.',
  ])
  await form.getByText('Thanks, we’ve got your request.').waitFor()
  await form.getByRole('link', { name: 'See your request' }).click()
  await page.waitForURL('**/api/request?token=*')
  await page.getByLabel('Choose files').waitFor()
})

test('leaving while photos are being sent asks first', async () => {
  const { page, open } = await visitor(phone)
  await page.route('**/api/request/files*', () => undefined)
  await open('/contact')
  const form = await fillEstimateForm(page)
  await form
    .getByLabel('Photos or plans')
    .setInputFiles({ name: 'eave.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto() })
  await sendButton(form).click()
  await form.getByText('Please keep this page open.').waitFor()
  const asked = page.waitForEvent('dialog')
  const tapped = form.getByRole('link', { name: 'See your request' }).click()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await tapped
  expect(new URL(page.url()).pathname).toBe('/thank-you')
})

test.each([
  ['a phone', phone],
  ['a phone with a low window', { viewport: { width: 375, height: 553 } }],
])(
  'on %s the thank-you panel is at the top of the window, with reference and link, and no notification covers it',
  async (_, device) => {
    const { page, open } = await visitor(device)
    await open('/contact')
    const form = await fillEstimateForm(page)
    await sendButton(form).click()
    const panel = form.locator('.thank-you')
    await panel.waitFor()
    const toast = page.locator('.toast')
    await toast.waitFor()
    const headerEnd = await page.locator('.header').evaluate((header) => {
      return header.getBoundingClientRect().bottom
    })
    await expect.poll(async () => (await panel.boundingBox())?.y).toBeGreaterThanOrEqual(headerEnd)
    const toastBox = await toast.boundingBox()
    const [toastTop = 0, toastHeight = 0] = [toastBox?.y, toastBox?.height]
    const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {}
    expect(toastTop >= y + height || toastTop + toastHeight <= y).toBe(true)
    expect(await panel.innerText()).toMatch(reference)
    expect(await panel.getByRole('link', { name: 'Add photos or plans' }).isVisible()).toBe(true)
  },
)

test('the line that follows the panel stays in its place, and on the other pages of the visit', async () => {
  const { page, open } = await visitor(phone)
  await page.clock.install()
  await open('/contact')
  const form = await fillEstimateForm(page)
  await sendButton(form).click()
  const panel = form.locator('.thank-you')
  await panel.waitFor()
  const before = await panel.evaluate((element) => element.getBoundingClientRect().top)
  await page.clock.runFor(5100)
  const line = form.locator('.form-success')
  await line.waitFor()
  const after = await line.evaluate((element) => element.getBoundingClientRect().top)
  expect(Math.abs(after - before)).toBeLessThan(40)
  const [id = ''] = reference.exec(await line.innerText()) ?? []
  expect(id).not.toBe('')

  await open('/siding')
  await page.locator('#estimate .form-success', { hasText: id }).waitFor()
  await page.getByRole('link', { name: 'See your request' }).click()
  await page.waitForURL('**/api/request?token=*')
  await page.getByText(id).first().waitFor()
})

test.each([
  ['/contact', 'Thank you! We’ve received your request.', 'Thank you! | Highpine'],
  ['/contacto', '¡Gracias! Recibimos su solicitud.', '¡Gracias! | Highpine'],
])('after sending, headline and title of %s say what happened', async (path, headline, title) => {
  const { page, open } = await visitor(phone)
  await open(path)
  const form = page.locator('#estimate')
  await form.locator('[name=name]').fill('June Harrow')
  await form.locator('[name=email]').fill('june@example.com')
  await form.locator('[name=phone]').fill('970-555-0123')
  await chooseType(form, 'remodels')
  await sendButton(form).click()
  await form.locator('.thank-you').waitFor()
  expect(await page.locator('h1').allInnerTexts()).toEqual([headline])
  expect(await page.title()).toBe(title)
  expect(await form.locator('.outcome').evaluate((one) => one === document.activeElement)).toBe(
    true,
  )
})

test.each([
  ['a Sunday morning', '2026-11-29T15:00:00Z', '2026-11-30T09:00:00-07:00', true],
  ['a Tuesday', '2026-12-01T17:00:00Z', '2026-12-02T10:00:00-07:00', false],
])(
  'on %s the panel explains a time after 24 hours, and no other',
  async (_, now, dueAt, isLate) => {
    const { page, open } = await visitor(phone)
    await page.clock.setFixedTime(new Date(now))
    await page.route('**/api/contact', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), dueAt } })
    })
    await open('/contact')
    const form = await fillEstimateForm(page)
    await sendButton(form).click()
    const panel = form.locator('.thank-you')
    await panel.waitFor()
    expect((await panel.innerText()).includes('Our 24 hours end while we’re closed')).toBe(isLate)
  },
)
