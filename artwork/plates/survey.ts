import { readFileSync } from 'node:fs'

/** Latitude and longitude in degrees, and the height above the sea in feet. */
export type Station = readonly [latitude: number, longitude: number, feet: number]

/**
 * The summits that the plates' skylines are set by. Positions and heights are facts as the named public page gives
 * them, read on 2026-11-23; about half of the pages cite the U.S. Geological Survey or the National Geodetic Survey.
 */
export const summits = {
  // USGS and NGS figures in the list of Colorado's most prominent summits, https://en.wikipedia.org/wiki/List_of_mountain_peaks_of_Colorado
  powell: [39.7601, -106.3407, 13586],
  jacque: [39.4549, -106.197, 13211],
  holyCross: [39.4668, -106.4817, 14011],
  maroon: [39.0708, -106.989, 14163],
  castle: [39.0097, -106.8614, 14279],
  capitol: [39.1503, -107.0829, 14137],
  chair: [39.0581, -107.2822, 12727],
  castleOfEagle: [39.7723, -106.8304, 11305],
  hardscrabble: [39.5171, -106.8021, 11171],
  redTable: [39.4181, -106.7712, 12043],
  huntsman: [39.192, -107.3668, 11858],
  lincoln: [39.3515, -106.1116, 14293],
  // GNIS and NGS data sheet, https://en.wikipedia.org/wiki/Mount_Jackson_(Colorado)
  jackson: [39.48525, -106.53667, 13676],
  // GNIS, https://en.wikipedia.org/wiki/Tenmile_Range
  quandary: [39.39728, -106.10636, 14271],
  // GNIS, https://en.wikipedia.org/wiki/Crystal_Peak_(Tenmile_Range)
  crystal: [39.43443, -106.11447, 13859],
  // GNIS, https://en.wikipedia.org/wiki/Mount_Sopris
  sopris: [39.26322, -107.17586, 12965],
  eastSopris: [39.26113, -107.16417, 12965],
  // GNIS, https://en.wikipedia.org/wiki/Pyramid_Peak_(Colorado)
  pyramid: [39.07168, -106.95017, 14025],
  // GNIS, https://en.wikipedia.org/wiki/Highland_Peak_(Colorado)
  highland: [39.12887, -106.87697, 12381],
  // GNIS, https://en.wikipedia.org/wiki/Snowmass_Peak
  snowmass: [39.11082, -107.05227, 13620],
  // The 7.5-minute quadrangle Mount of the Holy Cross, https://www.climb13ers.com/colorado-13ers/notch-mountain
  notch: [39.47785, -106.46024, 13243],
  // The quadrangle Willow Lakes, https://www.climb13ers.com/colorado-13ers/un13041--b--grand-traverse-peak
  grandTraverse: [39.66217, -106.23438, 13063],
  // The quadrangle Willow Lakes, https://www.summitpost.org/mountain/800734; Silverthorne is half a mile west of it
  eastThorn: [39.65361, -106.18046, 13333],
  silverthorne: [39.65361, -106.1899, 13357],
  // https://www.summitpost.org/buffalo-mountain/153075
  buffalo: [39.617, -106.142, 12777],
} satisfies Record<string, Station>

export type Summit = keyof typeof summits

/** Where a town stands: what its file in content/towns says. */
export function townStation(town: string): Station {
  const text = readFileSync(new URL(`../../content/towns/${town}.yaml`, import.meta.url), 'utf8')
  const [, latitude, longitude] = /^coordinates: \[([\d.-]+), ([\d.-]+)\]$/m.exec(text) ?? []
  const [, feet] = /^elevation:\n {2}value: (\d+)$/m.exec(text) ?? []
  if (!latitude || !longitude || !feet)
    throw new Error(`content/towns/${town}.yaml has no position`)
  return [Number(latitude), Number(longitude), Number(feet)]
}

const earth = 6_371_000
const degree = Math.PI / 180

/**
 * In: where we stand and where we look. Out: the bearing (degrees east of north) and how high above the
 * horizon the summit appears (degrees), with the Earth's curve and the usual refraction.
 */
export function sight(from: Station, to: Station): { bearing: number; height: number } {
  const [a, b] = [from[0] * degree, to[0] * degree]
  const turn = (to[1] - from[1]) * degree
  const haversine = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2
  const distance = 2 * earth * Math.asin(Math.sqrt(haversine))
  const bearing = Math.atan2(
    Math.sin(turn) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn),
  )
  const rise = (to[2] - from[2]) * 0.3048 - (0.87 * distance ** 2) / (2 * earth)
  return { bearing: (bearing / degree + 360) % 360, height: Math.atan2(rise, distance) / degree }
}
