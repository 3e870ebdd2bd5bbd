import { useContext } from 'react'
import { Picture } from '../../renderer/components/Picture.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { PageScript, PageScriptContext } from '../../renderer/head/PageScript.tsx'
import { useWords } from '../../renderer/page-context.tsx'
import { vectorUrl } from '../../services/content/model/picture.ts'
import { imageUrl } from '../../services/content/model/urls.ts'
import type { Stage } from '../../services/content/schema/project.ts'

/** How the first picture loads. */
type Priority = 'second' | undefined

interface ComparisonProps {
  before: PictureData
  after: PictureData
  caption: string
  priority: Priority
}

/**
 * The same view before and after the work. A script lets the reader move the border between both; without scripts, and in
 * print, they are side by side.
 */
export function Comparison({ before, after, caption, priority }: ComparisonProps) {
  const t = useWords('project')
  const sizes = '(min-width: 80em) 76rem, 100vw'
  return (
    <section className="band wide" aria-labelledby="comparison-title">
      <h2 id="comparison-title">{t('comparison')}</h2>
      <figure className="comparison">
        <div className="comparison-pair" data-upright={isUpright(before) || undefined}>
          <div>
            <Picture picture={before} sizes={sizes} priority={priority} />
            <span>{t('stages.before')}</span>
          </div>
          <div>
            <Picture picture={after} sizes={sizes} />
            <span>{t('stages.after')}</span>
          </div>
          <input type="range" min="0" max="100" defaultValue="50" aria-label={t('compare')} />
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  )
}

interface GalleryEntry {
  picture: PictureData
  stage: Stage
  caption: string
  credit: string | undefined
  day: string | undefined
}

/**
 * The pictures of a project. Each is a link to its file; a script opens it large on the page instead, with code that is
 * loaded at the first tap.
 */
export function ProjectGallery({
  entries,
  priority,
}: {
  entries: readonly GalleryEntry[]
  priority: Priority
}) {
  const t = useWords('project')
  const lightbox = useContext(PageScriptContext).lightbox
  // The first picture is large where the others then fill their rows.
  const units = entries.reduce((sum, { picture }) => sum + (isUpright(picture) ? 1 : 2), 0)
  const [first] = entries
  const leads = first !== undefined && !isUpright(first.picture) && units % 4 === 2
  return (
    <section className="band wide project-gallery" aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t('pictures')}</h2>
      <ul
        className="project-pictures"
        data-lightbox={lightbox}
        data-single={entries.length === 1 || undefined}
      >
        {entries.map(({ picture, stage, caption, credit, day }, index) => (
          <li
            key={picture.name}
            data-upright={isUpright(picture) || undefined}
            data-lead={(leads && index === 0) || undefined}
          >
            <figure>
              <a
                href={largeUrl(picture)}
                data-position={t('pictureOf', {
                  number: String(index + 1),
                  count: String(entries.length),
                })}
              >
                <Picture
                  picture={picture}
                  sizes={sizesOf(picture, leads && index === 0)}
                  priority={index === 0 ? priority : undefined}
                />
              </a>
              <figcaption>
                <span className="overline">{t(`stages.${stage}`)}</span> <span>{caption}</span>
                {(credit ?? day) && (
                  <small>
                    {[credit && t('credit', { name: credit }), day && t('taken', { day })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <dialog className="lightbox" aria-label={t('pictures')}>
        <div className="lightbox-picture" />
        <p className="lightbox-words" aria-live="polite" />
        <button type="button" className="lightbox-close" aria-label={t('closePictures')}>
          <Arrow path="M5 5 19 19M19 5 5 19" />
        </button>
        <button
          type="button"
          className="lightbox-previous"
          aria-label={t('previousPicture')}
          hidden={entries.length === 1}
        >
          <Arrow path="M15 4 7 12l8 8" />
        </button>
        <button
          type="button"
          className="lightbox-next"
          aria-label={t('nextPicture')}
          hidden={entries.length === 1}
        >
          <Arrow path="m9 4 8 8-8 8" />
        </button>
      </dialog>
    </section>
  )
}

/** The script of a page with a comparison or a gallery. */
export const ProjectPicturesScript = () => <PageScript name="project-pictures" />

const Arrow = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

const isUpright = ({ width, height }: PictureData): boolean => height > width

/** The address of the picture's own file: a drawing as SVG, a photograph in its largest size. */
const largeUrl = (picture: PictureData): string =>
  picture.vector ? vectorUrl(picture) : imageUrl(1600, `${picture.name}.jpg`, picture.version)

/** The `sizes` of a picture: alone in its row, beside one other, or upright, half as wide. */
function sizesOf(picture: PictureData, leads: boolean): string {
  if (leads) return '(min-width: 80em) 76rem, 100vw'
  return isUpright(picture)
    ? '(min-width: 80em) 18rem, (min-width: 48em) 25vw, 50vw'
    : '(min-width: 80em) 37rem, (min-width: 48em) 50vw, 100vw'
}
