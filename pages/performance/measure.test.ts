import { expect, test } from 'vitest'
import { connectionSpeed } from './measure.ts'

test.each([
  [{ saveData: true, effectiveType: '4g' }, 'slow'],
  [{ effectiveType: '2g' }, 'slow'],
  [{ effectiveType: 'slow-2g' }, 'slow'],
  [{ effectiveType: '3g' }, 'medium'],
  [{ effectiveType: '4g' }, 'fast'],
  [{ effectiveType: '5g' }, 'unknown'],
  [undefined, 'unknown'],
])('a connection of %o is %s', (connection, speed) => {
  expect(connectionSpeed({ connection })).toBe(speed)
})

test('a browser without network information is unknown', () => {
  expect(connectionSpeed({})).toBe('unknown')
})
