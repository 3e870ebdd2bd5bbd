import type { Locator, Page } from 'playwright-core'

/** Fills in the estimate form of a page. @returns the section with the form and its title */
export async function fillEstimateForm(page: Page): Promise<Locator> {
  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Email').fill('june@example.com')
  await form.getByLabel('Phone').fill('970-555-0123')
  await form.getByLabel('Service type').selectOption('remodels')
  return form
}

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
