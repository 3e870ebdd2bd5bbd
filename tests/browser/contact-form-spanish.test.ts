import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { atWork, rejectWith, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { phone } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

async function fillSpanishForm(page: Page) {
  const form = page.locator('#estimate')
  await form.getByLabel('Nombre').fill('Lupe Ortega')
  await form.getByLabel('Correo electrónico').fill('lupe@example.com')
  await form.getByLabel('Teléfono').fill('970-555-0101')
  const type = form.getByLabel('Reparar y mejorar')
  if (await type.isVisible()) {
    await type.check()
    await form.getByLabel('¿Cuál?').selectOption({ label: 'Techos' })
  } else await form.getByLabel('Tipo de servicio').selectOption({ label: 'Techos' })
  return form
}

onPhone('from a Spanish page to the thanks, the estimate form is in Spanish', async (device) => {
  const { page, errors, open } = await visitor(device)
  await open('/buscando-trabajo')
  // On phones the bar of this page leads to its jobs.
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  await page
    .getByRole('link', { name: 'Pida su cotización', exact: true })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL('**/contacto?from=%2Fbuscando-trabajo*')
  const form = await fillSpanishForm(page)
  expect(await sendButton(form).innerText()).toBe('Pida su cotización')
  await sendButton(form).click()
  await page
    .locator('.outcome')
    .getByText(/Le respondemos (el|hoy) .*a más tardar .*hora de la montaña/)
    .waitFor()
  const toasts = page.getByRole('region', { name: 'Notificaciones (F8)' })
  await toasts.getByText('Recibimos su solicitud').waitFor()
  await toasts.getByRole('button', { name: 'Cerrar este mensaje' }).waitFor()
  await page
    .locator('.form-success')
    .getByText(/Su número de referencia es HP-/)
    .waitFor()
  await page.locator('.form-success').getByRole('link', { name: 'Ver su solicitud' }).click()
  await page.getByRole('heading', { level: 1, name: 'Su solicitud' }).waitFor()
  expect(errors).toEqual([])
})

test('a Spanish form that could not be sent says so in Spanish and offers to try again', async () => {
  const { page, open } = await visitor(phone)
  await page.clock.setFixedTime(atWork)
  await open('/contacto')
  const form = await fillSpanishForm(page)
  expect(await form.locator('.urgent').innerText()).toMatch(/Llame al 970-555-0142, lun–sáb 8–6\./)
  await rejectWith(page, 500, {})
  await sendButton(form).click()
  await form.getByText('Todo lo que escribió sigue aquí.').waitFor()
  await page.locator('.toasts').getByRole('button', { name: 'Intentar otra vez' }).waitFor()
})

test('without JavaScript a Spanish form leads to the Spanish thank-you page', async () => {
  const { page, errors, open } = await visitor({ ...phone, javaScriptEnabled: false })
  await open('/contacto')
  await sendButton(await fillSpanishForm(page)).click()
  await page.waitForURL('**/gracias?answer-by=*')
  await page.getByText(/Su número de referencia es HP-.*Le respondemos (el|hoy) /).waitFor()
  expect(errors).toEqual([])
})
