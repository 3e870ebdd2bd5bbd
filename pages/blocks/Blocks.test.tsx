import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Testimonials } from './QuoteBlocks.tsx'

const entry = {
  id: 'vail-roof',
  content: 'The roof came off in the morning and was dry at night.',
  name: 'D. Whitcomb',
  title: 'Second-home owner, Vail',
  initials: 'DW',
  rating: 5,
}
const picture = { name: 'face', alt: '', width: 400, height: 400, version: 'c0ffee', vector: false }

test('a testimonial shows its picture or else the client’s initials', () => {
  expect(renderToStaticMarkup(<Testimonials entries={[entry]} />)).toContain('>DW<')
  const html = renderToStaticMarkup(<Testimonials entries={[{ ...entry, picture }]} />)
  expect(html).toMatch(/<img [^>]*attached_assets\/face/)
  expect(html).not.toContain('>DW<')
})
