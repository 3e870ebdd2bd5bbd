import { isInside, milesBetween, shownBounds } from '../../model/service-area.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { CheckedContent } from './check.ts'

/** Reports each town that the drawn map of business.yaml does not reach. */
export function townsOffMap({ valid: { business, towns } }: CheckedContent): Problem[] {
  const map = business?.data.place.map
  if (!map) return []
  const bounds = shownBounds(map.bounds)
  const reach = `from ${degrees(bounds.south)} to ${degrees(bounds.north)} north and from ${degrees(bounds.west)} to ${degrees(bounds.east)} east`
  return towns
    .filter(({ data: { coordinates } }) => coordinates && !isInside(coordinates, bounds))
    .map(({ entry }) =>
      fieldProblem(entry, ['coordinates'], {
        reason: `is off the map of the service area, which reaches ${reach}`,
        repair:
          'check the figures: north first, and west is below zero; a town farther away needs another map (place.map in content/business.yaml), or none',
      }),
    )
}

/** From here on it is asked whether a town's coordinates are right. */
const farMiles = 250

/** Returns a question about each town that is far from every office: it may be right. */
export function distantTowns({ valid: { business, towns } }: CheckedContent): Problem[] {
  const offices = business?.data.offices.flatMap(({ coordinates }) =>
    coordinates ? [coordinates] : [],
  )
  if (!offices || offices.length === 0) return []
  return towns.flatMap(({ entry, data: { coordinates } }) => {
    if (!coordinates) return []
    const miles = Math.min(...offices.map((office) => milesBetween(office, coordinates)))
    if (miles < farMiles) return []
    return fieldProblem(entry, ['coordinates'], {
      reason: `is ${Math.round(miles)} miles from the nearest office`,
      repair: 'is that right? If not: north first, and west is below zero',
    })
  })
}

const degrees = (value: number) => value.toFixed(2).replace('-', '−')
