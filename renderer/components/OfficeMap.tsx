import { PageScript } from '../head/PageScript.tsx'
import type { Town } from '../../services/content/schema/town.ts'
import { Picture } from './Picture.tsx'
import { type PictureData, positionClass } from './picture-data.ts'
import { PlaceStyles } from './PlaceStyles.tsx'

interface OfficeMapProps {
  /** The office's address in one line, the query of the external map. */
  address: string
  picture: PictureData
  /** It is among the page's first two pictures, so it is loaded eagerly. */
  eager?: boolean
  /** The towns with their positions on the picture, in percent of its width and height. */
  places: readonly {
    name: string
    at: readonly [left: number, top: number]
    side: Town['mapLabel']
    isOffice: boolean
  }[]
}

/**
 * A static map; the external one loads on click only (`client/office-map.ts`), so that no third party is
 * contacted before.
 */
export function OfficeMap({ address, picture, places, eager }: OfficeMapProps) {
  const query = encodeURIComponent(address)
  return (
    <div className="map" id="map">
      <PlaceStyles />
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 76rem, 100vw"
        priority={eager ? 'second' : undefined}
      />
      {places.map(({ name, at, side, isOffice }) => (
        <span
          key={name}
          className={`map-label ${positionClass(at)}`}
          data-side={side}
          data-office={isOffice || undefined}
          aria-hidden="true"
        >
          {name}
        </span>
      ))}
      <a
        className="button open-map"
        href={`https://www.google.com/maps?q=${query}`}
        rel="external noopener"
        data-title={`Map: ${address}`}
      >
        Open the map
      </a>
      <PageScript name="office-map" />
    </div>
  )
}
