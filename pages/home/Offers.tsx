import { Picture } from '../../renderer/components/Picture.tsx'
import { SectionHeading } from '../../renderer/components/SectionHeading.tsx'
import type { SectionData } from '../section-data.ts'

interface OffersProps {
  id: string
  section: SectionData
  /** How the entries stand: large pictures, rows beside one picture, or plain columns. */
  composition: 'pictures' | 'rows' | 'columns'
}

/** A part of what the firm sells, on the home page. */
export function Offers({ id, section, composition }: OffersProps) {
  const { items, picture, action } = section
  return (
    <section className="band" id={id} data-composition={composition}>
      <div className="wide offers">
        <SectionHeading {...section} />
        {picture && composition === 'rows' && (
          <Picture picture={picture} sizes="(min-width: 48em) 82rem, 100vw" decorative />
        )}
        <ul className={`offers-${composition}`}>
          {items.map((item) => (
            <li key={item.title}>
              {item.picture && composition === 'pictures' && (
                <Picture picture={item.picture} sizes="(min-width: 48em) 46rem, 100vw" decorative />
              )}
              <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        {action && (
          <a className="more" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
    </section>
  )
}
