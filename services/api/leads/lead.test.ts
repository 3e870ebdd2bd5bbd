import { expect, test } from 'vitest'
import { prospectChangeOf, prospectEntry } from './lead.ts'

const at = new Date('2026-11-02T16:00:00.000Z')

test('an entry of the prospect says what they did', () => {
  const change = 'Corrected by the request link: phone (was "1")'
  const entry = prospectEntry('files-added', { at, change, version: 2 })
  expect(entry).toMatchObject({ at: at.toISOString(), change, version: 2 })
  expect(prospectChangeOf(entry)).toBe('files-added')
})

test('entries that earlier releases stored are told by their text', () => {
  const entry = (by: string, change: string) => ({ at: at.toISOString(), by, change })
  expect(prospectChangeOf(entry('the visitor', 'Added: plan.pdf'))).toBe('files-added')
  expect(prospectChangeOf(entry('the visitor', 'Corrected by the request link: name'))).toBe(
    'corrected',
  )
  expect(prospectChangeOf(entry('Sam Staff', 'Added: plan.pdf'))).toBeUndefined()
})
