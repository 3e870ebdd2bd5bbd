import { useState } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'
import { placeClass } from './placed.ts'

interface OfficeMapProps {
  /** The office's address in one line; the external map is queried by it. */
  address: string
  picture: PictureData
  /** It is among the first two pictures of the page: fetched at once. */
  early?: boolean
  /** The towns by their places on the picture, in per cent of its width and height. */
  places: readonly {
    name: string
    at: readonly [left: number, top: number]
    side: 'above' | 'below' | 'left' | 'right'
    isOffice: boolean
  }[]
}

/** A drawn map; the external one loads on click only, so nothing is asked of a third party before. */
export function OfficeMap({ address, picture, places, early }: OfficeMapProps) {
  const [open, setOpen] = useState(false)
  const query = encodeURIComponent(address)
  return (
    <div className="map" id="map">
      {open ? (
        <iframe
          title={`Map: ${address}`}
          src={`https://www.google.com/maps?q=${query}&output=embed`}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <Picture
            picture={picture}
            sizes="(min-width: 48em) 76rem, 100vw"
            order={early ? 'second' : undefined}
          />
          {places.map(({ name, at, side, isOffice }) => (
            <span
              key={name}
              className={`place-name ${placeClass(at)}`}
              data-side={side}
              data-office={isOffice || undefined}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
          <a
            className="button map-open"
            href={`https://www.google.com/maps?q=${query}`}
            rel="external noopener"
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
          >
            Open the map
          </a>
        </>
      )}
    </div>
  )
}
