import {
  ActionLink,
  CallToActionLine,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import type { BlockData } from './block-data.ts'

/** What the firm does, in one of five layouts. */
export function Offers(offers: BlockData<'offers'>) {
  switch (offers.layout) {
    case 'beside':
      return <BesidePicture {...offers} />
    case 'dark':
      return <DarkBand {...offers} />
    default:
      return <OfferList {...offers} />
  }
}

/** Large links beside a picture, and the main action. */
const BesidePicture = ({
  id,
  picture,
  items,
  action,
  priority,
  ...heading
}: BlockData<'offers'>) => (
  <section className="band wide split" id={id}>
    {picture && (
      <Picture picture={picture} sizes="(min-width: 48em) 70rem, 100vw" priority={priority} />
    )}
    <div>
      <SectionHeading {...heading} />
      <ul className="link-list">
        {items.map(({ title, text, href }) => (
          <li key={title}>
            {href ? <a href={href}>{title}</a> : <h3>{title}</h3>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {action && <ActionLink {...action} className="more-link" />}
      <CallToActionLine />
    </div>
  </section>
)

/** Points and an action on a dark band, below its picture in the width of the window if it has one. */
const DarkBand = ({ id, picture, items, action, priority, ...heading }: BlockData<'offers'>) => (
  <section className="band dark" id={id}>
    {picture && (
      <Picture picture={picture} sizes="100vw" priority={priority} className="band-picture" />
    )}
    <div className="wide">
      <SectionHeading {...heading} />
      <ul className="points">
        {items.map(({ title, text, href }) => (
          <li key={title}>
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {action && <ActionLink {...action} className="button" />}
    </div>
  </section>
)

/** Large pictures, rows beside one picture, or plain columns, which end with the main action. */
function OfferList({
  id,
  layout,
  items,
  picture,
  action,
  priority,
  ...heading
}: BlockData<'offers'>) {
  const first = items.findIndex((item) => item.picture)
  return (
    <section className="band" id={id} data-composition={layout}>
      <div className="wide offers">
        <SectionHeading {...heading} />
        {picture && layout === 'rows' && (
          <Picture
            picture={picture}
            sizes="(min-width: 48em) 82rem, 100vw"
            priority={priority}
            decorative
          />
        )}
        <ul className={`offers-${layout}`}>
          {items.map((item, index) => (
            <li key={item.title}>
              {item.picture && layout === 'pictures' && (
                <Picture
                  picture={item.picture}
                  sizes="(min-width: 48em) 46rem, 100vw"
                  priority={index === first ? priority : undefined}
                  decorative
                />
              )}
              <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        {action && <ActionLink {...action} className="more-link" />}
        {layout === 'columns' && <CallToActionLine />}
      </div>
    </section>
  )
}
