import { placeOnMap } from '../../services/content/model/service-area.ts'
import type { Site } from '../../services/content/model/site.ts'

/** The class of a picture; `placementStyles` gives it the picture's focus and its colours. */
export const pictureClass = (name: string): string => `picture-${name}`

type Place = readonly [left: number, top: number]

/** In: per cent from the left and from the top. Out: the class that puts an element there. */
export const placeClass = ([left, top]: Place): string =>
  `at-${Math.round(left * 10)}-${Math.round(top * 10)}`

/**
 * What content says about where things stand and which colours a picture shows until it has come,
 * as one style sheet: pages carry no style attributes, which their Content-Security-Policy refuses.
 */
export function placementStyles(site: Pick<Site, 'images' | 'towns' | 'locations'>): string {
  const pictures = Object.values(site.images).map(({ name, focus: [left, top], tint }) => {
    const colours = tint === undefined ? '' : `;background-image:linear-gradient(${tint})`
    return `.${pictureClass(name)}{object-position:${left}% ${top}%${colours}}`
  })
  const onDrawings = site.locations.flatMap(
    ({ own }) => own?.view?.drawing.places.map(({ at }) => at) ?? [],
  )
  const places = [...site.towns.map(({ coordinates }) => placeOnMap(coordinates)), ...onDrawings]
  const rules = places.map(
    (at) => `.${placeClass(at)}{left:${percent(at[0])};top:${percent(at[1])}}`,
  )
  return [...pictures, ...new Set(rules)].join('\n')
}

const percent = (part: number): string => `${Math.round(part * 10) / 10}%`
