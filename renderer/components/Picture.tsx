import { preload } from 'react-dom'
import { jpegUrl, srcSetOf, vectorUrl } from '../../services/content/model/picture.ts'
import { imageUrl } from '../../services/content/model/urls.ts'
import { pictureClass, type PictureData } from './picture-data.ts'

interface PictureProps {
  picture: PictureData
  /** The `sizes` attribute: its width in the layout. */
  sizes: string
  /**
   * S2.52: the first two pictures of a page are loaded eagerly, the `first` with high priority; the
   * rest lazily, or earlier by `client/pictures.ts`.
   */
  priority?: 'first' | 'second' | undefined
  /** Shown when the picture cannot be loaded (`client/pictures.ts`); its own JPEG when left out. */
  fallback?: PictureData | undefined
  /** Decorative: empty alt text. */
  decorative?: boolean
  className?: string
}

/**
 * A drawing as its SVG, or a photograph in the formats and widths that the build wrote, cropped around its
 * focus. Until it is loaded, its frame shows its placeholder colors.
 */
export function Picture({
  picture,
  sizes,
  priority,
  fallback,
  decorative,
  className,
}: PictureProps) {
  const { alt, width, height, src } = picture
  // A picture given by its address has one file, like a drawing.
  const isOneFile = picture.vector || src !== undefined
  if (priority === 'first') preloadPicture(picture, sizes)
  return (
    <picture className={className}>
      {!isOneFile && <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />}
      <img
        src={src ?? (picture.vector ? vectorUrl(picture) : jpegUrl(picture))}
        srcSet={isOneFile ? undefined : srcSetOf(picture, 'jpg')}
        sizes={isOneFile ? undefined : sizes}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        className={pictureClass(picture)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding={priority === 'first' ? 'sync' : 'async'}
        // `client/pictures.ts` derives the address of a drawing's own JPEG.
        data-fallback={
          fallback || !picture.vector || src ? jpegUrl(fallback ?? picture) : undefined
        }
        data-alt={fallback && !decorative ? fallback.alt : undefined}
      />
    </picture>
  )
}

function preloadPicture(picture: PictureData, sizes: string): void {
  const options = { as: 'image', fetchPriority: 'high' } as const
  if (picture.src !== undefined) return
  if (picture.vector) return preload(vectorUrl(picture), options)
  // Browsers without AVIF skip it and use the JPEG of the img element.
  preload(imageUrl(1200, `${picture.name}.avif`, picture.version), {
    ...options,
    type: 'image/avif',
    imageSrcSet: srcSetOf(picture, 'avif'),
    imageSizes: sizes,
  })
}
