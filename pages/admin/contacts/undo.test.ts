import { expect, test } from 'vitest'
import { aLeadView } from './a-lead-view.ts'
import { expected, undoOf } from './undo.ts'

test('a change is taken back by what was there before, and by nothing else', () => {
  const before = aLeadView({ status: 'won', wonValue: 9_000, tags: ['roof'], assignee: 'olive' })
  expect(undoOf(before, { status: 'lost' })).toEqual({ status: 'won', wonValue: 9_000 })
  expect(undoOf(before, { assignee: null })).toEqual({ assignee: 'olive' })
  expect(undoOf(before, { tags: [] })).toEqual({ tags: ['roof'] })
  expect(undoOf(before, { wonValue: 1 })).toEqual({ wonValue: 9_000 })
  expect(undoOf(aLeadView(), { assignee: 'olive' })).toEqual({ assignee: null })
})

test('a note cannot be taken back', () => {
  expect(undoOf(aLeadView(), { note: 'Called.' })).toBeUndefined()
})

test('what is expected of a change is what the service makes of it: a value goes with the status', () => {
  const won = aLeadView({ status: 'won', wonValue: 9_000 })
  expect(expected(won, { status: 'quoted' }).wonValue).toBeUndefined()
  expect(expected(won, { assignee: 'sam' })).toMatchObject({ wonValue: 9_000, assignee: 'sam' })
  expect(expected(won, { wonValue: null }).wonValue).toBeUndefined()
})
