import { expect, test } from 'vitest'
import { inEnglish } from '../testing/english.ts'
import { compile } from './compile.ts'

const options = {
  ...inEnglish,
  facts: { brand: 'Highpine', phone: '970-555-0142' },
  pictures: {
    roof: {
      ...{ src: '/roof', srcSet: '/roof-480 480w', sizes: '50vw', width: 1200, height: 800 },
      large: '/roof-1600',
    },
  },
}
const html = (markdown: string) => compile(markdown, options).html

test('a table can be scrolled by keyboard', () => {
  expect(html('| Slope | Snow |\n|---|---|\n| 4:12 | stays |')).toMatchInlineSnapshot(`
    "<div class="table-scroll card-rows" tabindex="0" role="region" aria-label="Slope, Snow"><table>
    <thead>
    <tr>
    <th>Slope</th>
    <th>Snow</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td data-label="Slope">4:12</td>
    <td data-label="Snow">stays</td>
    </tr>
    </tbody>
    </table></div>"
  `)
})

test('the empty corner of a table is no header', () => {
  const table = html('| | Remodel |\n|---|---|\n| Cost | later |')
  expect(table).toContain('<td></td>\n<th>Remodel</th>')
  expect(table).toContain('aria-label="Remodel"')
})

test('headings have ids, and two with the same text have different ones', () => {
  const { headings, html } = compile('## Snow\n\n### The roof’s edge\n\n## Snow', options)
  expect(headings.map(({ depth, id }) => `${depth} ${id}`)).toMatchInlineSnapshot(`
    [
      "2 snow",
      "3 the-roofs-edge",
      "2 snow-1",
    ]
  `)
  expect(html).toContain('<h2 id="snow-1">Snow</h2>')
})

test('a heading of signs alone has an id, too', () => {
  expect(html('## ???\n\n## 🏔️\n\n## 雪')).toBe(
    '<h2 id="section">???</h2>\n<h2 id="section-1">🏔️</h2>\n<h2 id="雪">雪</h2>',
  )
})

test('a heading never takes an id that the page itself has', () => {
  expect(html('## FAQ\n\n## Map')).toBe('<h2 id="faq-1">FAQ</h2>\n<h2 id="map-1">Map</h2>')
})

test('raw HTML is removed and reported with its position', () => {
  const { html, htmlTags } = compile('A <b>bold</b> word.\n\n<script>alert(1)</script>', options)
  expect(html.trim()).toBe('<p>A bold word.</p>')
  expect(htmlTags[0]).toEqual({ text: '<b>', line: 1, column: 3 })
  expect(htmlTags.at(-1)).toEqual({ text: '<script>alert(1)</script>', line: 3, column: 1 })
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java&#10;script:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '<javascript:alert(1)>',
  '[x][a]\n\n[a]: javascript:alert(1)',
])('a link that would run something loses its address: %s', (markdown) => {
  expect(html(markdown)).toMatch(/^<p><a>[^<]*<\/a><\/p>\n?$/)
})

test('a picture with a script address loses its address', () => {
  expect(html('Look: ![x](javascript:alert(1))')).not.toContain('javascript')
})

test('a fact is text, whatever characters it contains', () => {
  const facts = { brand: '<img src=x onerror=alert(1)> & *Sons*' }
  expect(compile('By {brand}.', { ...options, facts }).html).toBe(
    '<p>By &#x3C;img src=x onerror=alert(1)> &#x26; *Sons*.</p>',
  )
})

test('facts are filled in texts, links, pictures and code; unknown names stay', () => {
  expect(html('Call [{phone}](tel:{phone}), `{brand}`, {nobody}.')).toBe(
    '<p>Call <a href="tel:970-555-0142">970-555-0142</a>, <code>Highpine</code>, {nobody}.</p>',
  )
  expect(html('![{brand} at work](roof)')).toContain('alt="Highpine at work"')
})

test('a phone number in running text is kept on one line', () => {
  expect(html('Call {phone}, or 970-555-0167.')).toBe(
    '<p>Call <span class="phone-number">970-555-0142</span>, or <span class="phone-number">970-555-0167</span>.</p>',
  )
})

test('a fact before a link does not change its reported position', () => {
  expect(compile('{brand} {brand} [roofs](/roofing)', options).links).toEqual([
    { href: '/roofing', line: 1, column: 17 },
  ])
})

test('links that leave the site are marked; links on it are not', () => {
  expect(html('[Vail](https://www.vail.gov) and [roofs](/roofing#snow)')).toMatchInlineSnapshot(
    `"<p><a href="https://www.vail.gov" rel="external noopener" class="external">Vail</a> and <a href="/roofing#snow">roofs</a></p>"`,
  )
})

test.each(['www.vail.gov', 'https://vail.gov', 'office@vail.gov'])(
  'an address without words, %s, becomes a link, reported where it begins',
  (address) => {
    const { html, links } = compile(`[Roofs](/roofing),\nor (${address}).`, options)
    expect(html).toContain(`>${address}</a>).`)
    expect(links[1]).toMatchObject({ line: 2, column: 5 })
  },
)

test('a picture alone in a paragraph becomes a figure with its title as the caption', () => {
  expect(html('![A roof](roof "After the storm")')).toMatchInlineSnapshot(
    `"<figure><img src="/roof" alt="A roof" srcset="/roof-480 480w" sizes="50vw" width="1200" height="800" loading="lazy" decoding="async"><figcaption>After the storm</figcaption></figure>"`,
  )
  expect(html('See ![A roof](roof) here.')).not.toContain('figure')
})

test('links, pictures and words are listed', () => {
  const { images, links, words } = compile(
    'One two\n\n![A roof](roof) [three](/x)\n\n[a]: /y',
    options,
  )
  expect(images).toEqual([{ name: 'roof', alt: 'A roof', line: 3, column: 1 }])
  expect(links.map(({ href, line }) => `${href} ${line}`)).toEqual(['/x 3', '/y 5'])
  expect(words).toBe(3)
})

test('footnotes keep the ids that their links need', () => {
  const { html } = compile('Snow.[^1]\n\n[^1]: Measured in Vail.', options)
  expect(html).toContain('<a href="#user-content-fn-1" id="user-content-fnref-1"')
  expect(html).toContain('id="footnote-label"')
})

test('checkboxes of a checklist are drawn by CSS, since nobody can tick them', () => {
  const { html } = compile('- [ ] Permit on site\n- [x] Fence up', options)
  expect(html).not.toContain('<input')
  expect(html).toContain('<li class="task-list-item">')
})
