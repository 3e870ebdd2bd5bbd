import { expect, test } from 'vitest'
import { clearPersonalKeys } from '../../stored-keys.ts'
import { fieldDraft, noteDraft } from './drafts.ts'

function fakeStorage() {
  const entries = new Map<string, string>([['another', 'thing']])
  return {
    kept: entries,
    get length() {
      return entries.size
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('a note’s draft is restored for the same user at the same lead', () => {
  const storage = fakeStorage()
  noteDraft('olive', 'HP-A', storage).save('Call back on Tues')
  expect(noteDraft('olive', 'HP-A', storage).read()).toBe('Call back on Tues')
  expect(noteDraft('olive', 'HP-B', storage).read()).toBe('')
  expect(noteDraft('sam', 'HP-A', storage).read()).toBe('')
})

test('a note that is added or cleared leaves no draft', () => {
  const storage = fakeStorage()
  noteDraft('olive', 'HP-A', storage).save('Call')
  noteDraft('olive', 'HP-A', storage).save(' ')
  expect([...storage.kept.keys()]).toEqual(['another'])
})

test('the draft of a field is its own, also when it was emptied, until it is saved', () => {
  const storage = fakeStorage()
  fieldDraft('olive', 'HP-A', 'town', storage).save('')
  expect(fieldDraft('olive', 'HP-A', 'town', storage).read()).toBe('')
  expect(fieldDraft('olive', 'HP-A', 'name', storage).read()).toBeUndefined()
  fieldDraft('olive', 'HP-A', 'town', storage).clear()
  expect([...storage.kept.keys()]).toEqual(['another'])
})

test('signing out deletes all drafts and what else is personal', () => {
  const storage = fakeStorage()
  fieldDraft('olive', 'HP-A', 'wonValue', storage).save('61,250')
  for (const lead of ['HP-A', 'HP-B']) noteDraft('olive', lead, storage).save('Call')
  storage.setItem('highpine:contact-attempt:HP-A', 'started')
  storage.setItem('highpine:carried-address', 'olive@example.com')
  clearPersonalKeys([storage])
  expect([...storage.kept.keys()]).toEqual(['another'])
})
