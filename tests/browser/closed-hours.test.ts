import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { fontFiles } from './fonts.ts'
import { desktop, phone, type VisitorOptions } from './visitor.ts'

const { visitor } = sharedProduct()

const monday = '2026-11-30T17:00:00Z'
const sunday = '2026-11-29T19:00:00Z'
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const saturdayEvening = '2026-11-29T02:00:00Z'

/** Opens a page at a moment; the office's clock is Denver's, and the visitor's that of New York. */
async function visitAt(time: string, path: string, device: VisitorOptions) {
  const { page, errors, open } = await visitor({ ...device, timezoneId: 'America/New_York' })
  await page.clock.setFixedTime(new Date(time))
  await open(path)
  return { page, errors }
}

/**
 * Opens a page at a moment in the fallback face. A face that loads late is used from the next page on
 * (`font-display: optional`), so that two visits may differ in it, and in the height of a line.
 */
async function measuredAt(time: string, path: string) {
  const { page, open } = await visitor({ ...phone, timezoneId: 'America/New_York' })
  await page.route(fontFiles, (route) => route.abort())
  await page.clock.setFixedTime(new Date(time))
  await open(path)
  return page
}

const callBar = async (page: Page) =>
  (await page.locator('.call-bar a:visible').allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' '),
  )

test.each([
  ['on a Monday morning', '/siding', monday, ['Call', 'Estimate']],
  ['on a Sunday', '/siding', sunday, ['Text us Closed, opens 8:00', 'Estimate']],
  ['on a Saturday evening', '/siding', saturdayEvening, ['Text us Opens Mon 8:00', 'Estimate']],
  ['on a Monday morning', '/roofing', monday, ['Call', 'Can’t wait? What to do now', 'Estimate']],
  [
    'on a Sunday',
    '/roofing',
    sunday,
    ['Text us Closed, opens 8:00', 'Can’t wait? What to do now', 'Estimate'],
  ],
])('%s the call bar of %s offers what is true', async (_, path, time, texts) => {
  const { page, errors } = await visitAt(time, path, phone)
  expect(await callBar(page)).toEqual(texts)
  expect(errors).toEqual([])
})

test('on the evening before Christmas the bar names the day after the holiday', async () => {
  // Pages carry the closed days of the coming year. 7 PM in Denver.
  const year = new Date().getFullYear()
  const evenings = [year, year + 1].map((each) => new Date(`${each}-12-25T02:00:00Z`))
  const evening = evenings.find((each) => each > new Date()) ?? new Date()
  const christmas = evening.getUTCDay()
  const opens = { 6: 'Mon', 0: 'Tue' }[christmas] ?? weekdays[christmas + 1]
  const { page } = await visitAt(evening.toISOString(), '/siding', phone)
  expect(await callBar(page)).toEqual([`Text us Opens ${opens} 8:00`, 'Estimate'])
})

test.each([
  ['/roofing', '9705550142'],
  // The yard takes them itself.
  ['/forklifts', '9705550167'],
])(
  'a text message from %s goes to a number that takes them, with its first line',
  async (path, number) => {
    const { page } = await visitAt(sunday, path, phone)
    const text = page.locator('.call-bar a', { hasText: 'Text us' })
    expect(await text.getAttribute('href')).toBe(`sms:+1${number}?&body=Hi%20Highpine%2C`)
  },
)

test('in Spanish the bar says it in Spanish, and on pages with jobs it leads to applying', async () => {
  const { page } = await visitAt(saturdayEvening, '/es/roofing', phone)
  expect(await callBar(page)).toEqual([
    'Mensaje Abre lun 8:00',
    '¿No espera? Qué hacer ya',
    'Cotización',
  ])
})

test('the top bar has the hours, or when the office opens and a number for text messages; the phone number stays', async () => {
  const shown = async (time: string) => {
    const { page } = await visitAt(time, '/', desktop)
    return (await page.locator('.top-bar-call > :visible').allInnerTexts()).map((text) =>
      text.trim(),
    )
  }
  expect(await shown(monday)).toEqual(['970-555-0142', 'Mon–Sat 8–6'])
  expect(await shown(sunday)).toEqual(['970-555-0142', 'Closed, opens 8:00', 'Text us'])
})

test('the line for emergencies says whether somebody picks up', async () => {
  const line = async (time: string) => {
    const { page } = await visitAt(time, '/contact', phone)
    return page.locator('#estimate .urgent').innerText()
  }
  expect(await line(monday)).toMatch(/Don’t wait on a form\. Call 970-555-0142, Mon–Sat 8–6\./)
  expect(await line(sunday)).toMatch(
    /Leave a message at 970-555-0142 and we’ll call when we open\./,
  )
})

test('that the office is closed moves nothing on a phone', async () => {
  for (const path of ['/', '/contact', '/roofing']) {
    const page = await measuredAt(sunday, path)
    const open = await measuredAt(monday, path)
    const top = (one: Page) =>
      one.locator('main').evaluate((main) => main.getBoundingClientRect().top)
    expect(await top(page)).toBe(await top(open))
  }
})

test('without JavaScript the bars have the number and the hours', async () => {
  const { page, open } = await visitor({ ...phone, javaScriptEnabled: false })
  await open('/terms')
  expect(await callBar(page)).toEqual(['Call', 'Estimate'])
  expect(await page.locator('.when-closed:visible').count()).toBe(0)
})

const urgentPages = [
  ['/roofing', 'Until then stay off the roof'],
  ['/roofing-avon-colorado', 'Until then stay off the roof'],
  ['/roofing-vail-colorado', 'Until then stay off the roof'],
  ['/home-services', 'Until then shut off the main'],
  ['/ice-dam-removal', 'Until then turn off the lights'],
] as const

test.each(urgentPages)(
  'below the headline of %s is whom to call, open or closed, and what to do meanwhile; nothing moves',
  async (path, first) => {
    const heights: number[] = []
    for (const [time, said] of [
      [monday, 'Call 970-555-0142, Mon–Sat 8–6.'],
      [sunday, 'Leave a message at 970-555-0142'],
    ] as const) {
      const page = await measuredAt(time, path)
      const note = page.locator('.hero .urgent')
      const text = await note.evaluate((one) =>
        [...one.querySelectorAll('.by-hours > *')]
          .filter((part) => getComputedStyle(part).visibility === 'visible')
          .map(({ textContent }) => textContent)
          .join(),
      )
      expect(text).toContain(said)
      expect(await note.innerText()).toContain(first)
      const link = note.getByRole('link', { name: 'What to do meanwhile' })
      expect(await link.getAttribute('href')).toBe('/contact#water-coming-in-or-no-heat')
      heights.push((await page.locator('.hero').boundingBox())?.height ?? 0)
    }
    expect(heights[1]).toBe(heights[0])
  },
)

test('the closed bar leads to what to do meanwhile', async () => {
  const { page } = await visitAt(sunday, '/roofing-avon-colorado', phone)
  await page.locator('.call-bar').getByText('Can’t wait?').click()
  await page.waitForURL('**/contact#water-coming-in-or-no-heat')
})

test('the page of a machine says beside the yard’s number whether it is open, and the hero keeps its height', async () => {
  const page = await measuredAt(saturdayEvening, '/excavators')
  const note = page.locator('.secondary-action .when-closed')
  expect(await note.innerText()).toBe('Closed, opens Mon 8:00')
  const open = await measuredAt(monday, '/excavators')
  expect(await open.locator('.secondary-action .when-open').innerText()).toBe('Mon–Sat 8–6')
  const height = (one: Page) => one.locator('.hero').evaluate((hero) => hero.clientHeight)
  expect(await height(page)).toBe(await height(open))
})

test('the form on the page of a machine asks where and when, without opening anything', async () => {
  const { page, open } = await visitor(phone)
  await open('/excavators')
  const form = page.locator('#estimate')
  expect(await form.getByLabel('Where should we bring it?').isVisible()).toBe(true)
  expect(await form.getByLabel('Which day, and for how long?').getAttribute('name')).toBe('message')
  await open('/roofing')
  expect(await form.locator('[name=message]').isVisible()).toBe(false)
})
