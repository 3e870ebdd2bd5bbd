import { Picture } from '../../renderer/components/Picture.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { useWords } from '../../renderer/page-context.tsx'
import type { Testimonial } from '../../services/content/schema/trust.ts'

interface TestimonialsProps {
  entries: readonly (Pick<
    Testimonial,
    'id' | 'content' | 'name' | 'title' | 'initials' | 'rating'
  > & {
    picture?: PictureData | undefined
    /** What it is about. */
    project?: { path: string; headline: string } | undefined
  })[]
  /** How the first picture loads. */
  priority?: 'first' | 'second' | undefined
}

/** Client testimonials, each with its picture or else the client's initials. */
export function Testimonials({ entries, priority }: TestimonialsProps) {
  const first = entries.find(({ picture }) => picture)
  const t = useWords('blocks')
  return (
    <ul className="testimonials">
      {entries.map(({ id, content, name, title, initials, picture, project, rating }) => (
        <li key={id}>
          <figure>
            <p className="stars" role="img" aria-label={t('stars', { rating, of: 5 })}>
              {'★'.repeat(rating)}
            </p>
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption>
              {picture ? (
                <span className="initials">
                  <Picture
                    picture={picture}
                    sizes="2.75rem"
                    priority={id === first?.id ? priority : undefined}
                    decorative
                  />
                </span>
              ) : (
                <span className="initials" aria-hidden="true">
                  {initials}
                </span>
              )}{' '}
              <span>
                {name}, {title}
                {project && (
                  <>
                    {' · '}
                    <a href={project.path}>{project.headline}</a>
                  </>
                )}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
