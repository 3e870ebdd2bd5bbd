import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { english } from '../../services/content/testing/english.ts'
import { ShownPageContext, WordsContext } from '../page-context.tsx'
import { StreetMap } from './StreetMap.tsx'

test('a firm without a drawn map has its towns in a list, and the link to a street map', () => {
  const towns = [{ path: '/bend-oregon', label: 'Bend' }]
  const html = renderToStaticMarkup(
    <WordsContext value={english.words}>
      <ShownPageContext value={{ urlPathname: '/' }}>
        <StreetMap address="1 Main Street" places={[]} towns={towns} />
      </ShownPageContext>
    </WordsContext>,
  )
  expect(html).toContain('<div id="map"><ul class="town-links"><li><a href="/bend-oregon">Bend</a>')
  expect(html).toContain('href="https://www.google.com/maps?q=1%20Main%20Street"')
  expect(html).not.toMatch(/<img|map-place/)
})
