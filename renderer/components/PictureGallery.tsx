import { type ReactNode, useContext } from 'react'
import { largeUrl } from '../../services/content/model/picture.ts'
import { PageScript, PageScriptContext, PageStyle } from '../head/PageScript.tsx'
import { useWords } from '../page-context.tsx'
import { Lightbox } from './Lightbox.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'

interface PictureGalleryProps {
  entries: readonly {
    picture: PictureData
    /** Below it, and below its large view. */
    caption?: ReactNode
  }[]
  /** How the first picture loads. */
  priority?: 'first' | 'second' | undefined
}

/**
 * Pictures in full rows. Each is a link to its file; a script opens it large on the page instead, with code that is
 * loaded at the first tap. Compiled texts have the same HTML (services/content/markdown/text-blocks.ts).
 */
export function PictureGallery({ entries, priority }: PictureGalleryProps) {
  const t = useWords('project')
  const { lightbox } = useContext(PageScriptContext)
  // The first picture is large where the others then fill their rows.
  const units = entries.reduce((sum, { picture }) => sum + (isUpright(picture) ? 1 : 2), 0)
  const [first] = entries
  const leads = first !== undefined && !isUpright(first.picture) && units % 4 === 2
  return (
    <div className="picture-gallery">
      <PageStyle name="media" />
      <ul
        className="picture-rows"
        data-lightbox={lightbox}
        data-single={entries.length === 1 || undefined}
      >
        {entries.map(({ picture, caption }, index) => (
          <li
            key={index}
            data-upright={isUpright(picture) || undefined}
            data-lead={(leads && index === 0) || undefined}
          >
            <figure>
              <a
                href={largeUrl(picture)}
                data-position={t('pictureOf', { number: index + 1, count: entries.length })}
              >
                <Picture
                  picture={picture}
                  sizes={sizesOf(picture, leads && index === 0)}
                  priority={index === 0 ? priority : undefined}
                />
              </a>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox />
      <PageScript name="media" />
    </div>
  )
}

export const isUpright = ({ width, height }: PictureData): boolean => height > width

/** The `sizes` of a picture: alone in its row, beside one other, or upright, half as wide. */
function sizesOf(picture: PictureData, leads: boolean): string {
  if (leads) return '(min-width: 80em) 76rem, 100vw'
  return isUpright(picture)
    ? '(min-width: 80em) 18rem, (min-width: 48em) 25vw, 50vw'
    : '(min-width: 80em) 37rem, (min-width: 48em) 50vw, 100vw'
}
