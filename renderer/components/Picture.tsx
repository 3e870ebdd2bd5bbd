import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { srcSetOf } from '../../services/content/model/picture.ts'
import { imageUrl } from '../../services/content/model/urls.ts'
import type { PictureData } from './picture-data.ts'
import { pictureClass } from './placed.ts'

interface PictureProps {
  picture: PictureData
  /** How wide the layout shows it: the `sizes` of the platform. */
  sizes: string
  /**
   * SPEC.md §4: the first two pictures of a page are fetched at once, the `first` before all others;
   * the rest when they come near the window, or when `client/rest-of-pictures.ts` says so.
   */
  order?: 'first' | 'second' | undefined
  /** Shown instead when the picture cannot be loaded; its own JPEG when left out. */
  fallback?: PictureData | undefined
  /** Says nothing that the text beside it does not say. */
  decorative?: boolean
  className?: string
}

/**
 * A picture in the formats and widths that the build wrote, cropped by its frame around its focus.
 * Until it has come its frame shows its colours.
 */
export function Picture({ picture, sizes, order, fallback, decorative, className }: PictureProps) {
  const [failed, setFailed] = useState(false)
  const element = useRef<HTMLImageElement>(null)
  // One that is fetched at once may have failed before the page was alive.
  useEffect(() => {
    if (order && element.current?.complete && element.current.naturalWidth === 0) setFailed(true)
  }, [order])
  const shown = failed && fallback ? fallback : picture
  const { name, alt, width, height, version } = shown
  if (order === 'first' && !failed) preloadAvif(shown, sizes)
  return (
    <picture className={className} key={failed ? 'fallback' : 'picture'}>
      {!failed && <source type="image/avif" srcSet={srcSetOf(shown, 'avif')} sizes={sizes} />}
      <img
        ref={element}
        src={imageUrl(1200, `${name}.jpg`, version)}
        srcSet={failed ? undefined : srcSetOf(shown, 'jpg')}
        sizes={failed ? undefined : sizes}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        className={pictureClass(name)}
        loading={order ? 'eager' : 'lazy'}
        fetchPriority={order === 'first' ? 'high' : 'auto'}
        decoding={order === 'first' ? 'sync' : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

/** Browsers that know no AVIF skip it and find the JPEG in the picture itself. */
const preloadAvif = (picture: PictureData, sizes: string) =>
  preload(imageUrl(1200, `${picture.name}.avif`, picture.version), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
