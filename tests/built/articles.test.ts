import { expect, test } from 'vitest'
import { sentencesOf } from '../../services/content/model/readability.ts'
import { publicPages } from './build.ts'

test('every guide opens with its answer, in two sentences', () => {
  const guides = publicPages.filter(({ root }) =>
    root.querySelector('.breadcrumbs a[href="/insider"]'),
  )
  expect(guides.length).toBeGreaterThan(40)
  const faults = guides.flatMap(({ path, root }) => {
    const first = root.querySelector('#article-body')?.firstElementChild
    const sentences = first?.tagName === 'P' ? sentencesOf(first.text.replace(/\s+/g, ' ')) : []
    return sentences.length === 2 ? [] : [`${path}: ${sentences.length} sentences`]
  })
  expect(faults).toEqual([])
})
