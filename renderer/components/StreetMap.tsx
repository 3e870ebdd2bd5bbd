import { PageScript } from '../head/PageScript.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'
import { type MapPlace, MapPlaces } from './MapPlaces.tsx'

interface StreetMapProps {
  /** An address or a town in one line: the query of the street map. */
  address: string
  /** The street map is titled “Map: ” and this. */
  title?: string
  label?: string
  picture: PictureData
  /** It is among the page's first two pictures, so it is loaded eagerly. */
  eager?: boolean
  places: readonly MapPlace[]
}

/**
 * The map of the service area, with a link to a street map. That one loads on click (`client/office-map.ts`), so that
 * no third party is contacted before.
 */
export function StreetMap({ address, picture, places, eager, ...link }: StreetMapProps) {
  const { title = address, label = 'Open the map' } = link
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
        data-title={`Map: ${title}`}
      >
        {label}
      </a>
      <PageScript name="office-map" />
    </div>
  )
}
