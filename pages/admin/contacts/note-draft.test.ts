import { expect, test } from 'vitest'
import { forgetNoteDrafts, noteDraft } from './note-draft.ts'

function aShelf() {
  const kept = new Map<string, string>([['another', 'thing']])
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a note that was begun is found again, by the same person at the same lead', () => {
  const shelf = aShelf()
  noteDraft('olive', 'HP-A', shelf).keep('Call back on Tues')
  expect(noteDraft('olive', 'HP-A', shelf).read()).toBe('Call back on Tues')
  expect(noteDraft('olive', 'HP-B', shelf).read()).toBe('')
  expect(noteDraft('sam', 'HP-A', shelf).read()).toBe('')
})

test('a note that was added or emptied leaves nothing', () => {
  const shelf = aShelf()
  noteDraft('olive', 'HP-A', shelf).keep('Call')
  noteDraft('olive', 'HP-A', shelf).keep(' ')
  expect([...shelf.kept.keys()]).toEqual(['another'])
})

test('whoever signs out leaves no note behind', () => {
  const shelf = aShelf()
  for (const lead of ['HP-A', 'HP-B']) noteDraft('olive', lead, shelf).keep('Call')
  forgetNoteDrafts(shelf)
  expect([...shelf.kept.keys()]).toEqual(['another'])
})
