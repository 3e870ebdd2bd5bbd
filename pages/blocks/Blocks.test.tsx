import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentShell } from '../../renderer/content-files.ts'
import { ShownPageContext, WordsContext } from '../../renderer/page-context.tsx'
import { renderStaticPage } from '../../renderer/StaticPage.tsx'
import { load } from '../../services/content/load/load.ts'
import { bySlug, type Site } from '../../services/content/model/site.ts'
import type { PageBlock } from '../../services/content/schema/blocks.ts'
import { blockData } from './block-data.ts'
import { Blocks } from './Blocks.tsx'
import { Testimonials } from './Testimonials.tsx'

/** The fixture firm, whose page all-blocks has every kind of block. */
const site = fixtureSite()
const page = bySlug(site.pages, 'all-blocks')

function fixtureSite(): Site {
  const { site, problems } = load({
    root: '.',
    folder: 'tests/fixture-firm',
    today: new Date('2026-06-01T12:00:00Z'),
    commit: 'test',
  })
  if (!site || problems.length > 0) throw new Error(JSON.stringify(problems))
  return site
}

/** The main part of a page with these blocks, below `pictures` other pictures and the ids `taken`. */
function rendered(blocks: readonly PageBlock[], taken: string[] = [], pictures = 0) {
  const data = blockData(site, blocks, { ...page, taken, pictures })
  const html = renderStaticPage(
    { urlPathname: '/all-blocks', data, Page: () => <Blocks blocks={data.blocks} /> },
    documentShell(site),
    {
      islands: '',
      imported: [],
      own: {
        'hero-light': '/light.js',
        lightbox: '',
        'list-filter': '',
        media: '',
        'office-map': '',
        'project-pictures': '',
        styles: { media: '/media.css' },
      },
    },
  )
  const main = parse(html).querySelector('main')
  if (!main) throw new Error('The page has no main part')
  return main
}

const only = (kind: PageBlock['block']) => page.blocks.filter(({ block }) => block === kind)

test.each([
  ['hero', 'h1', 'How we work'],
  ['figures', '.stats dd', 'over 17 years'],
  ['about', '.split .link-list a', 'A new house'],
  ['build', '.offers-pictures h3 a', 'Houses'],
  ['rent', '[data-composition=rows] h3', 'A brake for metal'],
  ['service', '.offers-columns h3', 'Leaks'],
  ['premium', '.dark .points h3', 'Photos every evening'],
  ['towns', '#towns a', 'Bend'],
  ['cutaway', '#drawing', 'Three places to look at first'],
  [
    'testimonials',
    '.testimonials blockquote',
    'They measured twice, told us what it would cost, and that’s what it cost.',
  ],
  ['reasons', '#why-us h3', 'One crew'],
  ['contact', '#estimate h2', 'Ask for a look'],
  ['banner', '.closing h2', 'The ground is soft in April'],
  [
    'text',
    '.prose p',
    'We price what we saw, so somebody goes through the photos again. Call 541-555-0134 if it can’t wait.',
  ],
  ['cards', '#cards h3 a', 'Choosing a roof'],
  ['gallery', '.picture-rows figcaption', 'The farmhouse in its second week.'],
  ['video', 'a[data-video] .button', 'Play the video'],
  ['downloads', '.download a', 'What to look at in November (PDF, 1 kB)'],
  ['comparison', '.comparison th[scope=row]', 'Needles'],
  ['steps', 'ol.steps h3', 'We look'],
  ['faq', '#faq summary', 'Do you work in winter?'],
  ['projects', '#projects .listing a', 'A farmhouse at the edge of the pines'],
  [
    'reviews',
    '.reviews blockquote',
    'They set it where the ground let them, and it’s the better place.',
  ],
] as const)('a block of kind %s shows its words', (kind, selector, words) => {
  expect(rendered(only(kind)).querySelector(selector)?.text.trim()).toBe(words)
})

test('blocks are in the order of the file, and a second one of a kind has another id', () => {
  const ids = rendered(page.blocks)
    .childNodes.flatMap((node) => parse(node.toString()).querySelector('[id]')?.id ?? [])
    .filter((id) => !id.startsWith('_'))
  expect(ids).toEqual([
    ...['drawing', 'about', 'build', 'rent', 'service', 'premium', 'steps', 'gallery', 'video'],
    ...['downloads', 'comparison', 'text'],
    ...['cards', 'towns', 'projects', 'reviews', 'testimonials', 'why-us', 'text-2', 'faq'],
    'contact',
  ])
  expect(rendered(only('cutaway'), ['drawing']).querySelector('h2')?.id).toBe('cutaway-2')
})

test('only the first two pictures of a page load eagerly, whichever blocks have them (S2.52)', () => {
  const loading = (blocks: readonly PageBlock[], pictures: number) =>
    rendered(blocks, [], pictures)
      .querySelectorAll('img')
      .map((image) => image.getAttribute('loading'))
  expect(loading(page.blocks, 0).slice(0, 4)).toEqual(['eager', 'eager', 'lazy', 'lazy'])
  for (const { block } of page.blocks) {
    const eager = loading(only(block), 0).filter((each) => each === 'eager')
    expect(eager.length, block).toBeLessThanOrEqual(2)
    expect(loading(only(block), 2), block).not.toContain('eager')
  }
})

test('a page has one map: a contact block on a page with a map shows none', () => {
  expect(rendered(only('contact')).querySelector('#map')).not.toBeNull()
  expect(rendered(only('contact'), ['map']).querySelector('#map')).toBeNull()
})

test('calls to action lead to the form of a contact block, and without one to the contact page', () => {
  const banner = only('banner')
  const href = (blocks: readonly PageBlock[]) =>
    rendered(blocks).querySelector('.closing a')?.getAttribute('href')
  expect(href([...only('contact'), ...banner])).toBe('#estimate')
  expect(href(banner)).toMatch(/^\/contact/)
})

test('a hero below the headline has a heading of the second level', () => {
  const [first, second] = only('hero')
  const heroes = rendered([first, second].flatMap((hero) => hero ?? []))
  expect(heroes.querySelectorAll('h1').map(({ text }) => text)).toEqual(['How we work'])
  expect(heroes.querySelectorAll('h2').map(({ text }) => text)).toEqual([
    'The lot is half of the house',
  ])
})

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
  const htmlOf = (entries: Parameters<typeof Testimonials>[0]['entries']) =>
    renderToStaticMarkup(
      <WordsContext value={site.words}>
        <ShownPageContext value={{ urlPathname: '/' }}>
          <Testimonials entries={entries} />
        </ShownPageContext>
      </WordsContext>,
    )
  expect(htmlOf([entry])).toContain('>DW<')
  const html = htmlOf([{ ...entry, picture }])
  expect(html).toMatch(/<img [^>]*attached_assets\/face/)
  expect(html).not.toContain('>DW<')
})
