import { expect, test } from 'vitest'
import { lightAt } from './light-at.ts'

/** The light in Edwards at several local times of a day. `offset` is that of Denver: −06:00 in summer, −07:00 in winter. */
const lightsOn = (day: string, offset: string, hours: readonly string[]) =>
  hours.map((hour) => lightAt(new Date(`${day}T${hour}:00${offset}`), 39.64, -106.59))

test('in June the light follows the sun at the office, without snow (S2.71)', () => {
  // Sunrise 5:38, sunset 20:38.
  const hours = ['03:30', '06:00', '12:00', '20:00', '22:00']
  const lights = ['night', 'dawn', 'noon', 'alpenglow', 'night']
  expect(lightsOn('2026-06-20', '-06:00', hours)).toEqual(lights)
})

test('in December the day is short and there is snow (S2.71)', () => {
  // Sunrise 7:21, sunset 16:43.
  const hours = ['06:00', '07:45', '12:00', '16:30', '18:00']
  const lights = ['night', 'dawn', 'noon', 'alpenglow', 'night'].map((light) => `winter-${light}`)
  expect(lightsOn('2026-12-20', '-07:00', hours)).toEqual(lights)
})

test('there is snow from November to April (S2.71)', () => {
  const noons = ['04-29', '05-02', '10-30', '11-02'].flatMap((day) =>
    lightsOn(`2026-${day}`, '-06:00', ['12:00']),
  )
  expect(noons).toEqual(['winter-noon', 'noon', 'noon', 'winter-noon'])
})
