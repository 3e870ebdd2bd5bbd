import { expect, test } from 'vitest'
import { prospectChangeOf, prospectEntry } from './lead.ts'

const at = new Date('2026-11-02T16:00:00.000Z')

test('a history entry of the prospect has the kind of change', () => {
  const change = 'Corrected by the request link: phone (was "1")'
  const entry = prospectEntry('files-added', { at, change, version: 2 })
  expect(entry).toMatchObject({ at: at.toISOString(), change, version: 2 })
  expect(prospectChangeOf(entry)).toBe('files-added')
})

test('entries of earlier releases are recognized by their text', () => {
  const entry = (by: string, change: string) => ({ at: at.toISOString(), by, change })
  expect(prospectChangeOf(entry('the visitor', 'Added: plan.pdf'))).toBe('files-added')
  expect(prospectChangeOf(entry('the visitor', 'Corrected by the request link: name'))).toBe(
    'corrected',
  )
  expect(prospectChangeOf(entry('Sam Staff', 'Added: plan.pdf'))).toBeUndefined()
})
