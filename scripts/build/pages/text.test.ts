import { expect, test } from 'vitest'
import { textBlocks } from './text.ts'

test('a page’s words are those of its blocks, each by itself', async () => {
  const html = `<main><h1>Roofs</h1><p>See <a href="/a">one</a>
    and\n<a href="/b">two</a>. FEMA’s\n<em>guide</em> &amp; more.</p>
    <dl><dt>Snow</dt><dd>80 psf</dd></dl><table><tr><td>Yes</td><td>No</td></tr></table></main>`
  expect(await textBlocks(html)).toEqual([
    'Roofs',
    'See one and two. FEMA’s guide & more.',
    'Snow',
    '80 psf',
    'Yes',
    'No',
  ])
})

test('links to other pages and decoration are left out', async () => {
  const html = `<main><p>Snow.</p><div class="actions"><a href="/contact">Get a Free Estimate</a></div>
    <nav>Home</nav><ul aria-hidden="true"><li>Vail</li></ul><form>Name</form></main>`
  expect(await textBlocks(html)).toEqual(['Snow.'])
})
