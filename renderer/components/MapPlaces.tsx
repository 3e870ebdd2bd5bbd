import type { Town } from '../../services/content/schema/town.ts'
import { positionClass } from '../../services/content/model/picture.ts'
import { useShell } from '../page-context.tsx'

export interface MapPlace {
  name: string
  /** The position in percent of the picture's width and height. */
  at: readonly [left: number, top: number]
  side: Town['mapLabel']
  /** The office, or the page's own town: labeled on small maps, too. */
  marked: boolean
}

/** The towns on the map of the service area: a dot with a label for each. */
export const MapPlaces = ({ places }: { places: readonly MapPlace[] }) => (
  <>
    <PlaceStyles />
    {places.map(({ name, at, side, marked }) => (
      <span key={name} className={`map-place ${positionClass(at)}`} aria-hidden="true">
        <span className="map-label" data-side={side} data-marked={marked || undefined}>
          {name}
        </span>
      </span>
    ))}
  </>
)

/** The style sheet with the positions of places, for pages with a map or a drawing. */
export function PlaceStyles() {
  const { places } = useShell()
  return places && <link rel="stylesheet" href={places} precedence="places" />
}
