import { positionClass } from '../../services/content/model/picture.ts'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'
import { PlaceStyles } from './MapPlaces.tsx'

interface AnnotatedDrawingProps {
  /** The id of its title, with which those of its notes begin. */
  id?: string | undefined
  title: string
  description: string
  image: PictureData
  /** It is the page's second picture, so it is loaded eagerly. */
  eager?: boolean
  places: readonly {
    title: string
    text: string
    at: [left: number, top: number]
    href?: string | undefined
    /** Where the marker leads instead of to the note. */
    leadsTo?: string | undefined
  }[]
}

/**
 * A picture with numbered markers, and a note for each. A marker links to the note or, where the note links to another
 * page, to that page or its own drawing. Markers are hidden from keyboards and screen readers, which have the notes.
 */
export function AnnotatedDrawing({
  id = 'drawing',
  title,
  description,
  image,
  eager = true,
  places,
}: AnnotatedDrawingProps) {
  const noteId = (index: number) => `${id}-${index + 1}`
  return (
    <section className="band wide drawing" aria-labelledby={id}>
      <div className="section-heading">
        <h2 id={id}>{title}</h2>
        <p className="section-intro">{description}</p>
      </div>
      <PlaceStyles />
      <div className="drawing-picture">
        <Picture
          picture={image}
          sizes="(min-width: 48em) 76rem, 100vw"
          priority={eager ? 'second' : undefined}
        />
        {places.map(({ title: name, at, leadsTo }, index) => (
          <a
            key={name}
            className={`drawing-marker ${positionClass(at)}`}
            href={leadsTo ?? `#${noteId(index)}`}
            title={name}
            tabIndex={-1}
            aria-hidden="true"
            data-number={index + 1}
          />
        ))}
      </div>
      <ol className="drawing-notes">
        {places.map(({ title: name, text, href }, index) => (
          <li key={name} id={noteId(index)}>
            <h3>{href ? <a href={href}>{name}</a> : name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
