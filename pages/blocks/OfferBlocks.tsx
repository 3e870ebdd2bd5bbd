import { Links, Points } from '../../renderer/components/lists.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import {
  ActionLink,
  CallToActionLine,
  SectionHeading,
} from '../../renderer/components/headings.tsx'
import type { Testimonial } from '../../services/content/schema/trust.ts'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import type { SectionData } from '../page-parts.ts'
import './home.css'

/** What the firm is, with links to what it does, beside a picture; `eager`: it is the page's second one. */
export function About({ section, eager }: { section: SectionData; eager: boolean }) {
  return (
    <section className="band wide split" id="about">
      {section.picture && (
        <Picture
          picture={section.picture}
          sizes="(min-width: 48em) 70rem, 100vw"
          priority={eager ? 'second' : undefined}
        />
      )}
      <div>
        <SectionHeading {...section} />
        <ul className="link-list">
          {section.items.map(({ title, text, href }) => (
            <li key={title}>
              <a href={href}>{title}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <CallToActionLine />
      </div>
    </section>
  )
}

/** A dark band with points and an action. */
export function Premium({ section }: { section: SectionData }) {
  return (
    <section className="band dark" id="premium">
      <div className="wide">
        <SectionHeading {...section} />
        <Points points={section.items} />
        {section.action && <ActionLink {...section.action} className="button" />}
      </div>
    </section>
  )
}

interface OffersProps {
  id: string
  section: SectionData
  /** The layout: large pictures, rows beside one picture, or plain columns. */
  composition: 'pictures' | 'rows' | 'columns'
  /** Ends with the main action. */
  callToAction?: boolean
}

/** A section of services on the home page. */
export function Offers({ id, section, composition, callToAction }: OffersProps) {
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
          <a className="more-link" href={action.href}>
            {action.label}
          </a>
        )}
        {callToAction && <CallToActionLine />}
      </div>
    </section>
  )
}

interface TownWallProps {
  section: SectionData & {
    posters: readonly { name: string; path: string; picture: PictureData }[]
    /** The towns without a poster. */
    links: readonly { label: string; path: string }[]
  }
}

/**
 * The posters of the towns, linked to the towns' pages: a grid, and a scrolling strip in narrow windows. Towns without
 * a poster are links below it.
 */
export function TownWall({ section: { posters, links, action, ...heading } }: TownWallProps) {
  return (
    <section className="band stone" id="towns">
      <div className="wide">
        <SectionHeading {...heading} />
        {posters.length > 0 && (
          <ul className="town-wall">
            {posters.map(({ name, path, picture }) => (
              <li key={path}>
                <a href={path}>
                  <Picture picture={picture} sizes="12rem" decorative />
                  <span className="visually-hidden">{name}</span>
                </a>
              </li>
            ))}
            {action && (
              <li className="town-wall-more">
                <ActionLink {...action} />
              </li>
            )}
          </ul>
        )}
        {links.length > 0 && <Links className="town-links" links={links} />}
        {posters.length === 0 && action && <ActionLink {...action} />}
      </div>
    </section>
  )
}

interface TestimonialsProps {
  entries: readonly (Omit<Testimonial, 'image'> & { picture?: PictureData | undefined })[]
}

/** Client testimonials, each with its picture or else the client's initials. */
export function Testimonials({ entries }: TestimonialsProps) {
  return (
    <ul className="testimonials">
      {entries.map(({ id, content, name, title, initials, picture, rating }) => (
        <li key={id}>
          <figure>
            <p className="stars" role="img" aria-label={`${rating} of 5 stars`}>
              {'★'.repeat(rating)}
            </p>
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption>
              {picture ? (
                <span className="initials">
                  <Picture picture={picture} sizes="2.75rem" decorative />
                </span>
              ) : (
                <span className="initials" aria-hidden="true">
                  {initials}
                </span>
              )}{' '}
              <span>
                {name}, {title}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
