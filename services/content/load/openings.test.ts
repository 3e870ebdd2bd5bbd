import { expect, test } from 'vitest'
import { openOn } from './openings.ts'

const post = { posted: '2026-11-16', until: '2026-11-30' }
const isOpen = (day: string) => openOn([post], new Date(`${day}T12:00:00Z`)).length === 1

test('a post is open from the day it was posted to the end of its last day, and no longer', () => {
  expect(['2026-11-15', '2026-11-16', '2026-11-30', '2026-12-01'].map(isOpen)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
