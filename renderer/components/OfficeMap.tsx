import { useState } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'

interface OfficeMapProps {
  /** The office's address in one line; the external map is queried by it. */
  address: string
  picture: PictureData
}

/** A drawn map; the external one loads on click only, so nothing is asked of a third party before. */
export function OfficeMap({ address, picture }: OfficeMapProps) {
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
          <Picture picture={picture} sizes="(min-width: 768px) 40rem, 100vw" />
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
