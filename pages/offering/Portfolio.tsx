import { Picture } from '../../renderer/components/Picture.tsx'
import type { ListingEntry } from '../../renderer/components/Listing.tsx'

/** Projects in large pictures, each with its story beside it. */
export function Portfolio({ projects }: { projects: readonly ListingEntry[] }) {
  return (
    <section className="band dark" aria-labelledby="portfolio">
      <div className="wide">
        <h2 id="portfolio">Projects like yours</h2>
        <ul className="portfolio">
          {projects.map(({ path, title, text, picture, note }, index) => (
            <li key={path}>
              <Picture
                picture={picture}
                sizes="(min-width: 48em) 60vw, 100vw"
                priority={index === 0 ? 'second' : undefined}
                decorative
              />
              <div>
                <p className="overline">{note}</p>
                <h3>
                  <a href={path}>{title}</a>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
