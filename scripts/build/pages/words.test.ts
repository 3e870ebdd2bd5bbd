import { expect, test } from 'vitest'
import { readWords, textBlocks } from './words.ts'

test('the search gets the words and the keywords of a page, and those of its tables apart', () => {
  const html =
    '<meta name="keywords" content="HVAC"><main><h1>Heating</h1><table><tr><th>Boiler</th><td>$95</td></tr></table></main>'
  expect(readWords('/heating', html)).toEqual({
    words: ['Heating'],
    tables: ['Boiler', '$95'],
    keywords: 'HVAC',
  })
  expect(() => readWords('/heating', '<p>Heating</p>')).toThrow('no <main>')
})

test('each block of a page is a text of its own', () => {
  const html = `<main><h1>Roofs</h1><p>See <a href="/a">one</a>
    and\n<a href="/b">two</a>. FEMA’s\n<em>guide</em> &amp; more.</p>
    <dl><dt>Snow</dt><dd>80 psf</dd></dl><table><tr><td>Yes</td><td>No</td></tr></table></main>`
  expect(textBlocks(html)).toEqual([
    'Roofs',
    'See one and two. FEMA’s guide & more.',
    'Snow',
    '80 psf',
    'Yes',
    'No',
  ])
})

test('links to other pages and decoration are left out', () => {
  const html = `<main><p>Snow.</p><div class="actions"><a href="/contact">Get a Free Estimate</a></div>
    <nav>Home</nav><ul aria-hidden="true"><li>Vail</li></ul><form>Name</form></main>`
  expect(textBlocks(html)).toEqual(['Snow.'])
})

test('excluded elements may contain other elements, including void ones', () => {
  const html = `<main><div class="a stats"><div>1<br/><img src="/a"/></div>2</div>One<br>two
    <svg aria-hidden="true"><path d="M0"/></svg><p title="a > b">three</p>
    <script>document.write("<p>")</script><!-- <p> --><span class="actions">four</span> five&#x27;s</main>`
  expect(textBlocks(html)).toEqual(['One', 'two', 'three', "five's"])
})
