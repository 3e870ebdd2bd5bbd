import { imageUrl, imageWidths } from '../../services/content/model/urls.ts'
import type { PictureData } from './picture-data.ts'

const candidates = (name: string, format: string) =>
  imageWidths.map((width) => `${imageUrl(width, `${name}.${format}`)} ${width}w`).join(', ')

interface PictureProps {
  picture: PictureData
  /** How wide the layout shows it: the `sizes` of the platform. */
  sizes: string
  /** The picture a visitor sees first: fetched at once, before the rest. */
  first?: boolean
  /** Says nothing that the text beside it does not say. */
  decorative?: boolean
  className?: string
}

/** A picture in the formats and widths that the build wrote; 16:9, cropped by its frame around its focus. */
export function Picture({ picture, sizes, first, decorative, className }: PictureProps) {
  const { name, alt, focus } = picture
  return (
    <picture className={className}>
      {first && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={candidates(name, 'avif')}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <source type="image/avif" srcSet={candidates(name, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={candidates(name, 'webp')} sizes={sizes} />
      <img
        src={imageUrl(1200, `${name}.jpg`)}
        alt={decorative ? '' : alt}
        width={1600}
        height={900}
        style={{ objectPosition: `${focus[0]}% ${focus[1]}%` }}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  )
}
