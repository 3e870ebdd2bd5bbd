import { Picture } from '../../renderer/components/Picture.tsx'
import { type PictureData, positionClass } from '../../renderer/components/picture-data.ts'

interface DrawingProps {
  title: string
  description: string
  image: PictureData
  places: readonly { title: string; text: string; at: [left: number, top: number] }[]
}

/** A picture with numbered markers, and a note for each. */
export function Drawing({ title, description, image, places }: DrawingProps) {
  return (
    <section className="band wide drawing" aria-labelledby="drawing">
      <h2 id="drawing">{title}</h2>
      <p className="section-intro">{description}</p>
      <div className="drawing-picture">
        <Picture picture={image} sizes="(min-width: 48em) 76rem, 100vw" priority="second" />
        {places.map(({ title: name, at }, index) => (
          <span
            key={name}
            className={`drawing-marker ${positionClass(at)}`}
            data-number={index + 1}
          />
        ))}
      </div>
      <ol className="drawing-notes">
        {places.map(({ title: name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
