import { expect, test } from 'vitest'
import { leadViewFixture } from '../lead-view-fixture.ts'
import { applyPatch, inversePatch } from './lead-patch.ts'

test('the reverse of a change restores the changed fields only', () => {
  const before = leadViewFixture({
    status: 'won',
    wonValue: 9_000,
    tags: ['roof'],
    assignee: 'olive',
  })
  expect(inversePatch(before, { status: 'lost' })).toEqual({ status: 'won', wonValue: 9_000 })
  expect(inversePatch(before, { assignee: null })).toEqual({ assignee: 'olive' })
  expect(inversePatch(before, { tags: [] })).toEqual({ tags: ['roof'] })
  expect(inversePatch(before, { wonValue: 1 })).toEqual({ wonValue: 9_000 })
  expect(inversePatch(leadViewFixture(), { assignee: 'olive' })).toEqual({ assignee: null })
})

test('a corrected name, email or phone can be undone', () => {
  const before = leadViewFixture({ email: 'june@exmaple.com' })
  expect(inversePatch(before, { email: 'june@example.com' })).toEqual({ email: 'june@exmaple.com' })
  expect(applyPatch(before, { phone: '970-555-0199' })).toMatchObject({ phone: '970-555-0199' })
})

test('a note can’t be undone', () => {
  expect(inversePatch(leadViewFixture(), { note: 'Called.' })).toBeUndefined()
})

test('the optimistic state equals the service’s: a new status clears the value', () => {
  const won = leadViewFixture({ status: 'won', wonValue: 9_000 })
  expect(applyPatch(won, { status: 'quoted' }).wonValue).toBeUndefined()
  expect(applyPatch(won, { assignee: 'sam' })).toMatchObject({ wonValue: 9_000, assignee: 'sam' })
  expect(applyPatch(won, { wonValue: null }).wonValue).toBeUndefined()
})
