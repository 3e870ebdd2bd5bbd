import { isUpright, PictureGallery } from '../../renderer/components/PictureGallery.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { PageScript } from '../../renderer/head/PageScript.tsx'
import { useWords } from '../../renderer/page-context.tsx'
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

/** The pictures of a project. */
export function ProjectGallery({
  entries,
  priority,
}: {
  entries: readonly GalleryEntry[]
  priority: Priority
}) {
  const t = useWords('project')
  return (
    <section className="band wide project-gallery" aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t('pictures')}</h2>
      <PictureGallery
        priority={priority}
        entries={entries.map(({ picture, stage, caption, credit, day }) => ({
          picture,
          caption: (
            <>
              <span className="overline">{t(`stages.${stage}`)}</span> <span>{caption}</span>
              {(credit ?? day) && (
                <small>
                  {[credit && t('credit', { name: credit }), day && t('taken', { day })]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              )}
            </>
          ),
        }))}
      />
    </section>
  )
}

/** The script of a page with a comparison. */
export const ProjectPicturesScript = () => <PageScript name="project-pictures" />
