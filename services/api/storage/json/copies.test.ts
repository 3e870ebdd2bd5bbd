import { describe, expect, test } from 'vitest'
import { encodeVersion, mergeCopies } from './copies.ts'

const line = (n: number, id = `record ${n}`, generation = 1) =>
  encodeVersion({ generation, n, first: n, id, put: { id, name: 'Ann' } })
const three = line(1) + line(2) + line(3)

/** Merges two copies. @returns the numbers of the versions, and what is said about the copies */
function merged(own: string | undefined, mirror: string | undefined) {
  const { lines, lost, ...said } = mergeCopies(own, mirror)
  return {
    ...said,
    numbers: lines.map(({ n }) => n).sort(),
    lost: lost.map(({ number }) => number),
  }
}
const whole = { generation: 1, numbers: [1, 2, 3], restored: 0, isTorn: false, lost: [] }

describe('two copies of a month', () => {
  const cases: [string, string | undefined, string | undefined, object][] = [
    ['that are the same', three, three, whole],
    ['of which the mirror is missing', three, undefined, whole],
    ['of which the mirror lacks the end', three, line(1) + line(2), whole],
    ['of which the mirror is torn', three, three.slice(0, -9), whole],
    ['of which the file is missing', undefined, three, { ...whole, restored: 3 }],
    ['of which the file is empty', '', three, { ...whole, restored: 3 }],
    ['of which the file has only zeroes', '\0'.repeat(900), three, { restored: 3, lost: [] }],
    ['of which the file is cut off', line(1) + line(2).slice(0, 20), three, { restored: 2 }],
    ['of which the file has an altered line', three.replace('Ann', 'Ana'), three, { restored: 1 }],
    ['of which the file lacks a line in between', line(1) + line(3), three, { restored: 1 }],
    [
      'of which each has another damaged line',
      three.replace('record 1', 'record x'),
      three.replace('record 3', 'record x'),
      { numbers: [1, 2, 3], restored: 1, lost: [] },
    ],
    [
      'with the same damaged line',
      three.replaceAll('record 2', 'record x'),
      three.replaceAll('record 2', 'record x'),
      { numbers: [1, 3], restored: 0, lost: [2] },
    ],
    [
      'of which one has more damage than the other can repair',
      line(1).replace('Ann', 'Ana') + line(2) + line(3).replace('Ann', 'Ana'),
      line(1) + line(2) + line(3).replace('Ann', 'Ana'),
      { numbers: [1, 2], lost: [1, 3, 3] },
    ],
    ['that are both unreadable', 'x\ny', 'z', { generation: 0, numbers: [], lost: [1, 2, 1] }],
    ['with a torn end', `${three}{"sum":"`, `${three}{"sum"`, { ...whole, isTorn: true }],
  ]
  for (const [what, own, mirror, expected] of cases)
    test(what, () => expect(merged(own, mirror)).toMatchObject(expected))

  test('of two generations: the older one is not used, even where the newer one is damaged', () => {
    const newer = line(1, 'a', 2) + line(4, 'd', 2).replace('Ann', 'Ana')
    expect(merged(newer, three)).toMatchObject({ numbers: [1], restored: 0, lost: [2] })
    expect(merged(three, newer)).toMatchObject({ numbers: [1], restored: 1, lost: [2] })
  })
})
