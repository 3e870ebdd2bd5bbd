import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShellContext, ShownPageContext, WordsContext } from '../../renderer/page-context.tsx'
import { load } from '../../services/content/load/load.ts'
import type { LocationService } from '../../services/api/site/contract.ts'
import { type CatchAllData, catchAllFile } from './catch-all-data.ts'
import { GenericService } from './GenericService.tsx'
import { LocationFound } from './LocationFound.tsx'

/** What the browser gets for the views of the fixture firm: its words are only the groups that these declare. */
const content = fetchedContent()

function fetchedContent(): CatchAllData {
  const { site } = load({
    root: '.',
    folder: 'tests/fixture-firm',
    today: new Date('2026-06-01T12:00:00Z'),
    commit: 'test',
  })
  if (!site) throw new Error('The fixture firm has problems.')
  return JSON.parse(catchAllFile(site).text) as CatchAllData
}

const textOf = (view: React.ReactNode) =>
  renderToStaticMarkup(
    <ShellContext value={{ ...content.shell, form: content.form }}>
      <WordsContext value={content.words}>
        <ShownPageContext value={{ urlPathname: '/roofing-burns-oregon' }}>{view}</ShownPageContext>
      </WordsContext>
    </ShellContext>,
  ).replaceAll(/<[^>]*>/g, ' ')

test('the view of a service without a town has all words that it uses', () => {
  const text = textOf(<GenericService slug="roofing" content={content} />)
  expect(text).toContain('All about roofing')
  expect(text).toContain('by town')
})

test('the view of a service in a town without a page has all words that it uses', () => {
  const found: LocationService = {
    slug: 'roofing-burns-oregon',
    title: 'Roofing Services in Burns',
    serviceType: 'roofing',
    city: 'Burns',
    county: 'Harney County',
    metaDescription: '',
    faqs: [{ question: 'How far?', answer: 'All the way.' }],
  }
  const text = textOf(<LocationFound found={found} content={content} />)
  expect(text).toContain('Ask about roofing services in Burns')
  expect(text).toContain('in Burns, Harney County')
  expect(text).toMatch(/See also\s+Bend\s+,\s+Redmond\s+and\s+Sisters\s+\./)
})
