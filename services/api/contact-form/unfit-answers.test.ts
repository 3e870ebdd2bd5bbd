import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseExtraFields } from '../leads/intake/lead-fields.ts'
import { splitUnfitAnswers } from './unfit-answers.ts'

/** A field that the form gets later. */
const later = { budget: z.enum(['', 'under-25k', 'over-25k']).optional() }
const sent = { name: 'Ann', bestTime: 'at night', callId: 77 }

test('what a program sends under the name of a later field stays an extra field if it does not fit', () => {
  const { fitting, unfit } = splitUnfitAnswers({ ...sent, budget: '40,000' }, later)
  expect(fitting).toEqual(sent)
  expect(parseExtraFields(fitting, unfit)).toEqual({ callId: '77', budget: '40,000' })
})

test('a value that fits is the answer to the field', () => {
  const request = { ...sent, budget: 'under-25k' }
  expect(splitUnfitAnswers(request, later)).toEqual({ fitting: request, unfit: {} })
})

test('fields that the form had in the first release must fit, whoever sends them', () => {
  expect(splitUnfitAnswers({ ...sent, town: null, serviceType: 'solar' }).unfit).toEqual({})
})

test('a value that cannot be an extra field either is refused by name', () => {
  const { fitting, unfit } = splitUnfitAnswers({ ...sent, budget: { from: 1 } }, later)
  expect(() => parseExtraFields(fitting, unfit)).toThrow()
})
