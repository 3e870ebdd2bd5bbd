import { Fragment, type ReactNode } from 'react'
import type { TrustItem } from '../../services/api/site/shell-contract.ts'
import { useTrust, useWords } from '../page-context.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'

/** What the firm says of itself in a line or two: insured, licensed, warranty. */
const TrustStrip = ({ items }: { items: readonly TrustItem[] }) => (
  <ul className="trust">
    {items.map(({ text, label, number, href }) => (
      <li key={text}>
        <b>{text}</b> {label}
        {number && <> {href ? <Elsewhere href={href} title={number} /> : number}</>}
      </li>
    ))}
  </ul>
)

/** The page's trust strip, below its hero; nothing if the firm says nothing. */
export function PageTrust() {
  const items = useTrust() ?? []
  return (
    items.length > 0 && (
      <div className="wide page-trust">
        <TrustStrip items={items} />
      </div>
    )
  )
}

/**
 * The page's trust strip above the button of a form. A form that is hydrated has no data for it, since a page repeats none of
 * its text as data: React leaves the HTML that is there as it is. The object must stay the same, or React would replace it.
 */
export function FormTrust() {
  const items = useTrust()
  return items ? (
    <div className="form-trust">{items.length > 0 && <TrustStrip items={items} />}</div>
  ) : (
    <div className="form-trust" suppressHydrationWarning dangerouslySetInnerHTML={unchanged} />
  )
}
const unchanged = { __html: '' }

/** Where something can be read: linked if it has an address. */
interface Place {
  title: string
  href?: string | undefined
}

export interface ProofData {
  /** The average of the published reviews, where it stands, and the day on which it was read there. */
  rating?:
    | { value: string; reviews: string | undefined; link: Place | undefined; day: string }
    | undefined
  reviews: readonly ReviewData[]
}

/** What customers said on a page that sells, and the rating with its source; nothing if there is neither. */
export function Proof({ rating, reviews }: ProofData) {
  const t = useWords('proof')
  if (!rating && reviews.length === 0) return null
  return (
    <section className="band wide proof">
      {reviews.length > 0 && <h2>{t('title')}</h2>}
      {rating && (
        <p className="rating">
          {dotted([
            <b key="value">{rating.value}</b>,
            rating.reviews,
            rating.link && <PublicPlace key="link" {...rating.link} />,
            t('readOn', { day: rating.day }),
          ])}
        </p>
      )}
      {reviews.length > 0 && <Reviews reviews={reviews} />}
    </section>
  )
}

export interface ReviewData {
  text: string
  by: string
  /** What it is about and when it was written: `Roofing`, `May 2026`. */
  about: readonly (string | undefined)[]
  /** With its picture, where the page shows one. */
  project?: { path: string; headline: string; picture?: PictureData | undefined } | undefined
  link?: Place | undefined
}

/** What customers said, each with what it is about and where it can be read. */
export const Reviews = ({ reviews }: { reviews: readonly ReviewData[] }) => (
  <ul className="points reviews">
    {reviews.map(({ text, by, about, project, link }) => (
      <li key={text}>
        <figure>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption data-pictured={project?.picture && ''}>
            {project?.picture && <Picture picture={project.picture} sizes="6rem" decorative />}
            <span>
              <ReviewSource by={by} about={about} project={project} link={link} />
            </span>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
)

/** Who said it, what about, and where it can be read. */
export const ReviewSource = ({ by, about, project, link }: Omit<ReviewData, 'text'>) =>
  dotted([
    by,
    ...about,
    project && (
      <a key="project" href={project.path}>
        {project.headline}
      </a>
    ),
    link && <PublicPlace key="link" {...link} />,
  ])

const PublicPlace = ({ href, title }: Place) =>
  href === undefined ? title : <Elsewhere href={href} title={title} />

const Elsewhere = ({ href, title }: { href: string; title: string }) => (
  <a href={href} rel="external noopener">
    {title}
  </a>
)

/** The parts that there are, with a dot between them. */
const dotted = (parts: readonly ReactNode[]): ReactNode =>
  parts
    .filter((part) => part !== undefined)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ))
