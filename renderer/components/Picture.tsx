import { useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { srcSetOf } from '../../services/content/model/picture.ts'
import { imageUrl } from '../../services/content/model/urls.ts'
import { pictureClass, type PictureData } from './picture-data.ts'

interface PictureProps {
  picture: PictureData
  /** Its width in the layout, as a `sizes` attribute. */
  sizes: string
  /**
   * S2.52: the first two pictures of a page are loaded eagerly, the `first` with high priority; the
   * rest when they come near the window, or earlier by `client/deferred-pictures.ts`.
   */
  priority?: 'first' | 'second' | undefined
  /** Shown when the picture cannot be loaded; its own JPEG when left out. */
  fallback?: PictureData | undefined
  /** Decorative: empty alt text. */
  decorative?: boolean
  className?: string
}

/**
 * A picture in the formats and widths that the build wrote, cropped around its focus. Until it is
 * loaded, its frame shows its placeholder colors.
 */
export function Picture({
  picture,
  sizes,
  priority,
  fallback,
  decorative,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState(false)
  const element = useRef<HTMLImageElement>(null)
  // An eager picture may have failed before hydration, when no handler was attached.
  useEffect(() => {
    if (priority && element.current?.complete && element.current.naturalWidth === 0) setFailed(true)
  }, [priority])
  const shown = failed && fallback ? fallback : picture
  const { name, alt, width, height, version } = shown
  if (priority === 'first' && !failed) preloadAvif(shown, sizes)
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding={priority === 'first' ? 'sync' : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

/** Browsers without AVIF skip it and use the JPEG of the img element. */
const preloadAvif = (picture: PictureData, sizes: string) =>
  preload(imageUrl(1200, `${picture.name}.avif`, picture.version), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
