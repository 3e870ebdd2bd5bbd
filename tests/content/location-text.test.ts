import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { locationText, writtenLocationText } from '../../scripts/locations/location-text.tsx'
import { wordsOf } from '../../services/content/model/similarity.ts'
import { client, content, locationPages, parsePage, textsIn } from './build.ts'

/** The text of `<main>` without the estimate form, the links to it, and who comes. */
function wordsOfMain(root: HTMLElement): string[] {
  const main = parsePage(root.querySelector('main')?.outerHTML ?? '')
  const form = main.querySelector('#estimate')
  if (!form) return []
  form.remove()
  for (const line of main.querySelectorAll('.ask-line, .who-comes')) line.remove()
  return wordsOf(textsIn(main).join(' '))
}

test('the similarity check uses the text of the page, word for word', () => {
  const built = new Map(locationPages.map(({ path, root }) => [path, root]))
  for (const location of content.locations) {
    const root = built.get(location.path)
    const words = root ? wordsOfMain(root) : []
    const text = locationText(content, location)
    const computed = wordsOf(text.join('\n'))
    expect(words.length).toBeGreaterThan(100)
    expect([location.path, computed.join(' ')]).toEqual([location.path, words.join(' ')])
    // The build compares the pages that it has written.
    expect(writtenLocationText(join(client, location.path, 'index.html'))).toEqual(text)
  }
})
