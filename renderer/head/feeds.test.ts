import { cp } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { load } from '../../services/content/load/load.ts'
import { feeds, withAbsoluteUrls } from './feeds.ts'

const page = 'https://highpine.example/metal-roofs'

test.each([
  ['<a href="/roofing#snow">', '<a href="https://highpine.example/roofing#snow">'],
  ['<a href="#user-content-fn-1">', `<a href="${page}#user-content-fn-1">`],
  ['<a href="https://www.vail.gov/a">', '<a href="https://www.vail.gov/a">'],
  ['<a href="mailto:june@example.com">', '<a href="mailto:june@example.com">'],
  ['<a href="tel:+1-970-555-0142">', '<a href="tel:+1-970-555-0142">'],
  [
    '<img alt="2 > 1" src="/a.jpg?v=1&#x26;w=2" srcset="/a-480.jpg 480w, /a-800.jpg 800w" sizes="50vw">',
    '<img alt="2 > 1" src="https://highpine.example/a.jpg?v=1&#x26;w=2" srcset="https://highpine.example/a-480.jpg 480w, https://highpine.example/a-800.jpg 800w" sizes="50vw">',
  ],
  ['<p>Write href="/roofing" or a < b.</p>', '<p>Write href="/roofing" or a < b.</p>'],
])('every URL in a feed’s HTML is absolute: %s', (html, expected) => {
  expect(withAbsoluteUrls(html, page)).toBe(expected)
})

test('no character that XML forbids gets into a feed, wherever it comes from', async () => {
  const root = await temporaryFolder()
  await cp('tests/content-faults/base', root, { recursive: true })
  const { site } = load({ root, today: new Date('2026-06-01'), commit: 'test' })
  if (!site) throw new Error('The sample has problems.')
  const broken = '\u0002\u0007\u000B\f\u001F\uFFFE\uFFFF\uD800'
  const { rss, atom } = feeds({
    ...site,
    business: { ...site.business, description: `We${broken}build`, legalName: `High${broken}pine` },
    guides: site.guides.map((guide) => ({
      ...guide,
      title: `Metal${broken}roofs 😀`,
      summary: `In${broken}snow ]]> or <not>`,
      body: { ...guide.body, html: `<p>Once${broken}there</p>` },
    })),
  })
  for (const xml of [rss, atom]) {
    // The characters that XML 1.0 allows: https://www.w3.org/TR/xml/#charsets
    expect(xml).toMatch(/^(?:[\t\n\r\u0020-\uD7FF\uE000-\uFFFD]|[\u{10000}-\u{10FFFF}])*$/u)
    expect(xml).toMatch(/Metal +roofs 😀/)
    expect(xml).toMatch(/Once +there/)
  }
})
