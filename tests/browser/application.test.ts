import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../open-jobs.ts'
import { olive, password, sam, seededAdmin, setUpOwner, signIn } from './accounts.ts'
import { axeViolations } from './axe.ts'
import { ownProduct } from './fixtures.ts'
import { desktop, phone, visitor as visitorOf } from './visitor.ts'

const { product, visitor } = ownProduct({ RATE_LIMIT: 'off' })
const [job] = openJobs
const resume = {
  name: 'Résumé.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

interface Labels {
  name: string
  phone: string
  trade: string
  start: string
}
const english: Labels = {
  name: 'Your name',
  phone: 'Phone',
  trade: 'Your trade, and how long',
  start: 'When can you start?',
}
const spanish: Labels = {
  name: 'Su nombre',
  phone: 'Teléfono',
  trade: 'Su oficio',
  start: '¿Cuándo puede empezar?',
}

async function fillIn(form: ReturnType<Page['locator']>, labels: Labels, name: string) {
  await form.getByLabel(labels.name).fill(name)
  await form.getByLabel(labels.phone).fill('970-555-0177')
  await form.getByLabel(labels.trade).fill('Finish carpentry, eight years')
  await form.getByLabel(labels.start).fill('Monday')
}

test.skipIf(job === undefined).each([true, false])(
  'one applies on the page of a job with a file, and the owner reads, downloads and deletes it; JavaScript: %s',
  async (javaScriptEnabled) => {
    const applicant = await visitor({ ...phone, javaScriptEnabled })
    const { page, errors } = applicant
    const name = javaScriptEnabled ? 'June Alder' : 'Jo Plain'
    await applicant.open(`/careers/${job}`)
    const form = page.locator('#apply form')
    await fillIn(form, english, name)
    await form.getByLabel('Résumé, license or photos').setInputFiles(resume)
    await form.getByRole('button', { name: 'Send my application' }).click()
    await page.getByRole('heading', { name: 'Got your application' }).waitFor()
    expect(errors).toEqual([])

    const owner = await visitor(desktop)
    if (javaScriptEnabled) await setUpOwner(owner.page, product())
    else await owner.page.request.post('/api/admin/session', ownerSignIn)
    await owner.open('/admin/dashboard')
    await owner.page.getByRole('link', { name: 'Applications' }).click()
    await owner.page.getByRole('link', { name }).click()
    const detail = owner.page.getByRole('region', { name: 'Application' })
    await detail.getByText('Finish carpentry, eight years').waitFor()
    const [download] = await Promise.all([
      owner.page.waitForEvent('download'),
      detail.getByRole('link', { name: 'Résumé.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Résumé.pdf')
    await detail.getByRole('button', { name: 'Delete' }).click()
    await owner.page.getByRole('button', { name: 'Delete for good' }).click()
    await owner.page.getByText('We erased the application and its files.').first().waitFor()
    await owner.page.getByText('No applications yet.').waitFor()
    await owner.open('/admin/contacts')
    await owner.page.getByText('No leads yet').waitFor()
  },
)

const ownerSignIn = {
  headers: { 'sec-fetch-site': 'same-origin' },
  data: { email: olive, password },
}

test.skipIf(job === undefined).each([true, false])(
  'one applies in Spanish on the page with all jobs; JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page, open, errors } = await visitor({ ...phone, javaScriptEnabled })
    await open('/buscando-trabajo')
    await page.locator('#openings article').first().getByRole('link', { name: 'Solicitar' }).click()
    const form = page.locator('.application form')
    await form.getByLabel('Trabajo', { exact: true }).selectOption({ index: 1 })
    await fillIn(form, spanish, javaScriptEnabled ? 'Lupe Ortega' : 'Luz Ortega')
    await form.getByRole('button', { name: 'Mandar mi solicitud' }).click()
    await page.getByRole('heading', { name: 'Recibimos su solicitud' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    expect(errors).toEqual([])
  },
)

test.each([
  ['/careers', 'Job', 'Another trade', english, 'Send my application', 'Got your application'],
  [
    '/buscando-trabajo',
    'Trabajo',
    'Otro oficio',
    spanish,
    'Mandar mi solicitud',
    'Recibimos su solicitud',
  ],
])(
  'on %s one applies for another trade, on the same page',
  async (path, label, trade, labels, send, got) => {
    const { page, open, errors } = await visitor(phone)
    await open(path)
    const form = page.locator('.application form')
    if (job !== undefined) await form.getByLabel(label, { exact: true }).selectOption(trade)
    await fillIn(form, labels, `Al ${trade}`)
    await form.getByRole('button', { name: send }).click()
    await page.getByRole('heading', { name: got }).waitFor()
    expect(errors).toEqual([])
  },
)

test.skipIf(job === undefined)(
  'the browser asks for what is missing, and the service’s page has what was typed and what is wrong',
  async () => {
    const { page, open } = await visitor(phone)
    await open(`/careers/${job}`)
    const form = page.locator('#apply form')
    await form.getByRole('button', { name: 'Send my application' }).click()
    expect(await form.locator('input:invalid').first().getAttribute('name')).toBe('name')
    await fillIn(form, english, 'June Alder')
    await form.getByLabel('Phone').fill('call me')
    await form.getByRole('button', { name: 'Send my application' }).click()
    await page.getByRole('heading', { name: 'Please check your application' }).waitFor()
    await page.getByText('We need a phone number with area code.').waitFor()
    const phoneField = page.getByLabel('Phone')
    expect(await phoneField.inputValue()).toBe('call me')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
    await phoneField.fill('970-555-0177')
    await page.getByRole('button', { name: 'Send my application' }).click()
    await page.getByRole('heading', { name: 'Got your application' }).waitFor()
  },
)

test.skipIf(job === undefined)('the form and the admin screen are accessible', async () => {
  const applicant = await visitor(phone)
  await applicant.open('/buscando-trabajo')
  expect(await axeViolations(applicant.page)).toEqual([])
  const owner = await visitor(phone)
  await owner.page.request.post('/api/admin/session', ownerSignIn)
  await owner.open('/admin/applications')
  await owner.page.getByRole('link', { name: 'Lupe Ortega' }).click()
  await owner.page.getByRole('region', { name: 'Application' }).getByText('970-555-0177').waitFor()
  expect(await axeViolations(owner.page)).toEqual([])
})

test.skipIf(job === undefined)('the owner lets a colleague see applications', async () => {
  const seeded = await seededAdmin([])
  onTestFinished(() => seeded.remove())
  const colleague = await visitorOf(seeded.origin, desktop)
  await signIn(colleague.page, sam)
  await colleague.open('/admin/applications')
  await colleague.page.getByText('You don’t have access to job applications.').waitFor()
  const menu = colleague.page.getByRole('navigation', { name: 'Admin' })
  expect(await menu.getByRole('link', { name: 'Applications' }).count()).toBe(0)

  const owner = await visitorOf(seeded.origin, phone)
  await signIn(owner.page, olive)
  await owner.open('/admin/settings')
  const box = owner.page.getByLabel('Sees job applications: Sam Staff')
  await box.click()
  await owner.page.getByText('Sam Staff sees job applications now.').waitFor()
  await expect.poll(() => box.isChecked()).toBe(true)

  await colleague.open('/admin/applications')
  await colleague.page.getByText('No applications yet.').waitFor()
  await menu.getByRole('link', { name: 'Applications' }).waitFor()
})
