import { Picture } from '../../renderer/components/Picture.tsx'
import { positionClass } from '../../renderer/components/picture-data.ts'
import type { TownData } from './+data.ts'

/** The map of the service area with the town on it, and the way to a street map. */
export const TownMap = ({ town, picture, places }: TownData['map'] & { town: string }) => (
  <div className="map" id="map">
    <Picture picture={picture} sizes="(min-width: 48em) 76rem, 100vw" priority="second" />
    {places.map(({ name, at, side, isHere }) => (
      <span
        key={name}
        className={`map-label ${positionClass(at)}`}
        data-side={side}
        data-here={isHere || undefined}
        aria-hidden="true"
      >
        {name}
      </span>
    ))}
    <a
      className="button open-map"
      href={`https://www.google.com/maps?q=${encodeURIComponent(`${town}, Colorado`)}`}
      rel="external noopener"
    >
      Open the map of {town}
    </a>
  </div>
)
