import { PageScript, PageStyle } from '../head/PageScript.tsx'
import { useWords } from '../page-context.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'

export interface VideoData {
  /** What is seen until it plays; its alt text says what the video shows. */
  picture: PictureData
  caption?: string | undefined
  /** The video of another site: what that is called, the video's page, and the address that plays it in a frame. */
  hosted?: { name: string; page: string; frame: string } | undefined
  /** Otherwise a file: its address, and those of the picture before it and of its captions. */
  file?: { address: string; poster: string; captions: string | undefined } | undefined
}

/**
 * A video of a file or of another site. Neither is loaded before a click. Compiled texts have the same HTML
 * (services/content/markdown/text-blocks.ts).
 */
export function Video({ picture, caption, hosted, file }: VideoData) {
  const t = useWords('textBlocks')
  return (
    <figure>
      <PageStyle name="media" />
      {hosted && (
        <>
          <a href={hosted.page} rel="external noopener" className="video" data-video={hosted.frame}>
            <Picture picture={picture} sizes="(min-width: 80em) 76rem, 100vw" />
            <span className="button">{t('play')}</span>
          </a>
          <PageScript name="media" />
        </>
      )}
      {file && (
        // A video without words has no captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          preload="none"
          playsInline
          aria-label={picture.alt}
          poster={file.poster}
          width={picture.width}
          height={picture.height}
          src={file.address}
        >
          {file.captions && <track kind="captions" src={file.captions} default />}
          <a href={file.address}>{picture.alt}</a>
        </video>
      )}
      {(caption ?? hosted) && (
        <figcaption>
          {caption} {hosted && <small>{t('playsFrom', { host: hosted.name })}</small>}
        </figcaption>
      )}
    </figure>
  )
}
