import type { Testimonial } from '../../services/content/schema/trust.ts'

/** What clients said, as type. */
export function Testimonials({ entries }: { entries: readonly Testimonial[] }) {
  return (
    <ul className="testimonials">
      {entries.map(({ id, content, name, title, rating }) => (
        <li key={id}>
          <figure>
            <p className="stars" role="img" aria-label={`${rating} of 5 stars`}>
              {'★'.repeat(rating)}
            </p>
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption>
              {name}, {title}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
