import { expect, test } from 'vitest'
import { publicPages } from '../content/build.ts'

test('the calls to action of S2.16 are on the site', () => {
  const labels = new Set(
    publicPages.flatMap(({ root }) =>
      root.querySelectorAll('a, button, h2, h3').map(({ text }) => text.trim().replace(/’/g, "'")),
    ),
  )
  const missing = [
    'Receive Your Estimate',
    'Request a Consultation',
    'Schedule Your Consultation Today',
    "Don't Wait: Contact Us Today",
    'Receive Your Free Estimate Today',
  ].filter((label) => !labels.has(label))
  expect(missing).toEqual([])
  expect(labels.has('RECEIVE YOUR ESTIMATE')).toBe(false)
})
