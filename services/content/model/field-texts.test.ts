import { expect, test } from 'vitest'
import { testWords } from '../../api/testing/test-firm.ts'
import { fieldTexts } from './field-texts.ts'

const { fields } = testWords.en

test('a field without a short label has its label beside the answer, and no hint unless the words have one', () => {
  expect(fieldTexts(fields, 'phone')).toMatchObject({
    label: 'Phone',
    short: 'Phone',
    hint: undefined,
    none: undefined,
    options: {},
  })
  const phone = { ...fields.phone, hint: 'With the area code.' }
  expect(fieldTexts({ ...fields, phone }, 'phone').hint).toBe('With the area code.')
  expect(fieldTexts(fields, 'serviceType').short).toBe('About')
})

test('a choice has the labels of its options by stored value, and the empty one', () => {
  expect(fieldTexts(testWords.es.fields, 'bestTime')).toMatchObject({
    none: 'Cualquier hora',
    options: { morning: 'Por la mañana', midday: 'Al mediodía', evening: 'Por la tarde' },
  })
})
