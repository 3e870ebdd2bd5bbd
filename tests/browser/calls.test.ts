import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { origin, visitor } = sharedProduct()

const cookie = () => ({ name: 'seen', value: 'yes', url: origin })

test('A generic data fetch is a GET to the query key path, with credentials included', async () => {
  const { page } = await visitor(desktop)
  await page.context().addCookies([cookie()])
  const [request] = await Promise.all([
    page.waitForRequest('**/api/location-services/**'),
    page.goto('/services/roofing-vail'),
  ])
  expect(request.method()).toBe('GET')
  expect(new URL(request.url()).pathname).toBe('/api/location-services/roofing-vail')
  expect(request.postData()).toBeNull()
  expect((await request.allHeaders())['cookie']).toContain('seen=yes')
})

test('A generic mutation helper sends a JSON body and JSON content type when a payload exists, and credentials included', async () => {
  const { page, open } = await visitor(desktop)
  await page.context().addCookies([cookie()])
  await open('/about')
  await page.getByText('FREE Mountain Building Guide').first().click()
  await page.getByLabel(/Your email/).fill('june@example.com')
  const [request] = await Promise.all([
    page.waitForRequest('**/api/newsletter/subscribe'),
    page.getByRole('button', { name: 'Send it' }).click(),
  ])
  expect(request.method()).toBe('POST')
  const headers = await request.allHeaders()
  expect(headers['content-type']).toBe('application/json')
  expect(headers['cookie']).toContain('seen=yes')
  expect(request.postDataJSON()).toMatchObject({ email: 'june@example.com' })
})

test.each([
  ['a colon, and the body text', 'The list is closed', '500: The list is closed'],
  ['the status text if the body is empty', '', '500: Internal Server Error'],
])(
  'Any non-OK response from the generic helpers: an error whose message is the status code, %s',
  async (_, body, message) => {
    const { page, open } = await visitor(desktop)
    await open('/about')
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500, body }))
    const closed = page.waitForEvent('dialog').then((dialog) => dialog.accept())
    const logged = page.waitForEvent('console', (line) => line.text().includes(message))
    await page.getByText('FREE Mountain Building Guide').first().click()
    await page.getByLabel(/Your email/).fill('june@example.com')
    await page.getByRole('button', { name: 'Send it' }).click()
    await closed
    expect((await logged).text()).toContain(message)
  },
)

test('Location fetch not OK: error ‘Failed to fetch location service’; the generic page is shown', async () => {
  const { page } = await visitor(desktop)
  await page.route('**/api/location-services/*', (route) =>
    route.fulfill({ status: 503, body: 'Back soon' }),
  )
  const [logged] = await Promise.all([
    page.waitForEvent('console', (line) => line.text().includes('Failed to fetch')),
    page.goto('/roofing-leadville-colorado'),
  ])
  const text = logged.text()
  expect(text).toContain('Failed to fetch location service')
  expect(text).toContain('503: Back soon')
  await page.getByRole('heading', { level: 1, name: 'Roofing Services' }).waitFor()
})
