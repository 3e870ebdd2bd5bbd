import type { Locator, Page } from 'playwright-core'

/** Fills in the estimate form of a page. @returns the section with the form and its title */
export async function fillEstimateForm(page: Page): Promise<Locator> {
  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Email').fill('june@example.com')
  await form.getByLabel('Phone').fill('970-555-0123')
  await chooseType(form, 'remodels')
  return form
}

/** Chooses a service type: with the radio buttons where the form has them, otherwise in the list. */
export async function chooseType(form: Locator, type: string): Promise<void> {
  const button = form.locator(`.types [value=${type}]`)
  if (await button.isVisible()) await button.check()
  else await form.locator('[name=serviceType]').selectOption(type)
}

/** Opens the questions that may stay empty. */
export async function openMore(form: Locator): Promise<void> {
  const more = form.locator('details.more')
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click()
}

/** A Monday morning: the office is open. */
export const atWork = new Date('2026-11-30T17:00:00Z')

/** The submit button, whatever its label. */
export const sendButton = (form: Locator) => form.locator('button[type=submit]')

/** The text that any failure of the estimate form shows (S7.3). */
export const failureText = "We couldn't process your request. Please try again."

/** Records the requests that a page sends from now on. */
export function recordRequests(page: Page): { body: unknown; key: string | undefined }[] {
  const sent: { body: unknown; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] })
  })
  return sent
}

/** Makes the service reject every estimate request with this answer. */
export const rejectWith = (page: Page, status: number, answer: object) =>
  page.route('**/api/contact', (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, ...answer }),
    }),
  )
