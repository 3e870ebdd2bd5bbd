import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'
import { locationText } from '../../scripts/locations/location-text.tsx'
import { wordsOf } from '../../services/content/model/similarity.ts'
import { locationPages, textsIn } from './build.ts'

const { site } = load({ root: process.cwd(), today: new Date(), commit: 'test' })

/** The text of `<main>` without the estimate form and the links to it. */
function wordsOfMain(root: HTMLElement): string[] {
  const main = root.querySelector('main')
  const form = root.querySelector('#estimate')
  if (!main || !form) return []
  form.remove()
  for (const line of main.querySelectorAll('.ask-line')) line.remove()
  return wordsOf(textsIn(main).join(' '))
}

test('the similarity check uses the text of the page, word for word', () => {
  const built = new Map(locationPages.map(({ path, root }) => [path, root]))
  expect(site?.locations.length).toBe(built.size)
  expect(built.size).toBeGreaterThanOrEqual(168)
  for (const location of site?.locations ?? []) {
    const root = built.get(location.path)
    const words = root ? wordsOfMain(root) : []
    const computed = site ? wordsOf(locationText(site, location).join('\n')) : []
    expect([location.path, computed.join(' ')]).toEqual([location.path, words.join(' ')])
  }
})

test('pre-construction and subdivision pages are indexed only where the town has a project of that kind (S1.34)', () => {
  const evidence: Record<string, (project: { category: string }) => boolean> = {
    'pre-construction': () => true,
    'subdivision-development': ({ category }) => category === 'Subdivision',
  }
  const judged = site?.locations.filter(({ service }) => service.slug in evidence) ?? []
  expect(judged.length).toBeGreaterThanOrEqual(26)
  const wrong = judged.filter(
    ({ service, town, index }) =>
      index !==
      site?.projects.some(
        (project) => project.town === town.slug && evidence[service.slug]?.(project),
      ),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})
