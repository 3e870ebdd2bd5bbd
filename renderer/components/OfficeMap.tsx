import { PageScript } from '../head/PageScript.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'
import { type MapPlace, MapPlaces } from './MapPlaces.tsx'

interface OfficeMapProps {
  /** The office's address in one line, the query of the external map. */
  address: string
  picture: PictureData
  /** It is among the page's first two pictures, so it is loaded eagerly. */
  eager?: boolean
  places: readonly MapPlace[]
}

/**
 * A static map. The external map loads on click (`client/office-map.ts`), so that no third party is contacted
 * before.
 */
export function OfficeMap({ address, picture, places, eager }: OfficeMapProps) {
  const query = encodeURIComponent(address)
  return (
    <div className="map" id="map">
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 76rem, 100vw"
        priority={eager ? 'second' : undefined}
      />
      <MapPlaces places={places} />
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
