import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhone, phoneKeys, telLink } from './phone-number.ts'

const us = '+19705552002'

test.each([
  ['970-555-2002', [us], ''],
  ['(970) 555-2002', [us], ''],
  ['970.555.2002', [us], ''],
  ['970/555-2002', [us], ''],
  ['9705552002', [us], ''],
  ['1 970 555 2002', [us], ''],
  ['+1 (970) 555‑2002', [us], ''],
  ['+1-970-555-2002', [us], ''],
  ['970, 555, 2002', [us], ''],
  ['97 05 55 20 02', [us], ''],
  ['970-555-2002 ext. 12', [`${us} x12`], ''],
  ['970-555-2002, x12', [`${us} x12`], ''],
  ['970-555-2002x99', [`${us} x99`], ''],
  ['+19705552002x99', [`${us} x99`], ''],
  ['970-555-2002 #12', [`${us} x12`], ''],
  ['970-555-2002 (work) x 12', [`${us} x12`], ''],
  ['970-555-2002 extensión 12', [`${us} x12`], ''],
  ['970-555-2002 after 5pm', [us], 'after 5pm'],
  ['970-555-2002 (text after 5)', [us], 'text after 5'],
  ['970-555-2002 (cell, text me)', [us], 'cell, text me'],
  ['Cell: 970-555-2002. Before 9', [us], 'Cell: Before 9'],
  ['970-555-2002 or 970-555-3003', [us, '+19705553003'], 'or'],
  ['970-555-2002 970-555-3003', [us, '+19705553003'], ''],
  ['970-555-2002/970-555-3003', [us, '+19705553003'], ''],
  ['9705552002,9705553003', [us, '+19705553003'], ''],
  ['970-555-2002 x12 or 970-555-3003 x7 after 5', [`${us} x12`, '+19705553003 x7'], 'or after 5'],
  ['+1 970 555 2002 / 970-555-3003 (text after 5)', [us, '+19705553003'], 'text after 5'],
  ['+52 614 555 0142 / +1 970-555-2002', ['+526145550142', us], ''],
  ['970-555-2002 x 970-555-3003', [us, '+19705553003'], 'x'],
  ['555-0177', ['5550177'], ''],
  ['555-0177 5', ['5550177'], '5'],
  ['+44 20 7946 0958', ['+442079460958'], ''],
  ['011 44 20 7946 0958', ['011442079460958'], ''],
  ['+52 614 555 0142', ['+526145550142'], ''],
  ['+44 20 7946 0958 or 970-555-2002', ['+442079460958', us], 'or'],
  ['９７０－５５５－２００２', [us], ''],
  ['٩٧٠-٥٥٥-٢٠٠٢', [us], ''],
  ['۹۷۰ ۵۵۵ ۲۰۰۲ ext ۱۲', [`${us} x12`], ''],
  ['＋1 970 555 2002', [us], ''],
  ['call me', [], 'call me'],
  ['after 5', [], 'after 5'],
  ['', [], ''],
])('“%s” has its numbers, extensions and note', (typed, numbers, note) => {
  const parsed = parsePhone(typed)
  expect({
    numbers: parsed.numbers.map(({ dialed, extension }) =>
      [dialed, extension].filter(Boolean).join(' x'),
    ),
    note: parsed.note,
  }).toEqual({ numbers, note })
})

test.each([
  ['970-555-0177 (text after 5)', 'tel:+19705550177'],
  ['970-555-0177 x12 (text after 5)', 'tel:+19705550177,12'],
  ['９７０５５５０１７７', 'tel:+19705550177'],
  ['after 5: 970-555-0177', 'tel:+19705550177'],
])('a call link dials the number and no digits of a note: %s', (phone, link) => {
  expect(telLink(phone)).toBe(link)
})

test('a US number has one key, whatever its notation and whatever is written after it', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${count - 1}}$`))
  const separator = fc.constantFrom('-', '.', ' ', '', ' - ')
  const after = fc.constantFrom(
    '',
    ' ext. 12',
    ' x5',
    ' after 5pm',
    ' (text after 5)',
    ', mornings',
    ' #3',
  )
  const before = fc.constantFrom('', '+1 ', '1-', 'Cell: ', '+1')
  fc.assert(
    fc.property(
      fc.tuple(digits(3), digits(3), digits(4), separator, before, after),
      ([area, exchange, line, between, start, end]) => {
        const typed = start + [area, exchange, line].join(between) + end
        expect([typed, phoneKeys(typed)]).toEqual([typed, [area + exchange + line]])
      },
    ),
    { seed: 20_261_128, numRuns: 1_000 },
  )
})
