import { PageScript } from '../head/PageScript.tsx'
import { useWords } from '../page-context.tsx'
import { Links } from './lists.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'
import { type MapPlace, MapPlaces } from './MapPlaces.tsx'

/** The drawn map of the service area, and what stands in its place for a firm that has none. */
export interface ServiceAreaMapData {
  picture?: PictureData | undefined
  /** The towns on it. */
  places: readonly MapPlace[]
  /** The pages of all towns. */
  towns: readonly { path: string; label: string }[]
}

interface StreetMapProps extends ServiceAreaMapData {
  /** An address or a town in one line: the query of the street map. */
  address: string
  /** What the street map shows, for its title. */
  title?: string
  label?: string
  /** It is among the page's first two pictures, so it is loaded eagerly. */
  eager?: boolean
}

/**
 * The map of the service area, or the list of its towns, with a link to a street map. That one loads on click in place
 * of the picture (`client/office-map.ts`), so that no third party is contacted before.
 */
export function StreetMap({ address, picture, places, towns, eager, ...link }: StreetMapProps) {
  const t = useWords('map')
  const { title = address, label = t('open') } = link
  const href = `https://www.google.com/maps?q=${encodeURIComponent(address)}`
  if (!picture)
    return (
      <div id="map">
        {towns.length > 0 && <Links className="town-links" links={towns} />}
        <a className="more-link" href={href} rel="external noopener">
          {label}
        </a>
      </div>
    )
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
        href={href}
        rel="external noopener"
        data-title={t('title', { place: title })}
      >
        {label}
      </a>
      <PageScript name="office-map" />
    </div>
  )
}
