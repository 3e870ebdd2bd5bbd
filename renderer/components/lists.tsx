import type { ReactNode } from 'react'
import type { LinkList } from '../../services/content/model/routes.ts'
import type { TownMeasurement } from '../../services/content/model/town-measurements.ts'
import type { Faq, Point, Source } from '../../services/content/schema/fields.ts'
import type { IconName } from '../../services/content/schema/icon.ts'
import { renderParts, useWords } from '../page-context.tsx'
import { Icon } from './Icon.tsx'
import { Words } from './Words.tsx'

/** A list of short texts with headings, and a drawing above each that has one. */
export function Points({ points }: { points: readonly (Point & { icon?: IconName })[] }) {
  return (
    <ul className="points">
      {points.map(({ title, text, icon }) => (
        <li key={title}>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Numbers with labels, in one row. */
export function Stats({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <dl className="stats">
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Pairs of label and value; a row without a value is left out. */
export const DescriptionList = ({
  rows,
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[]
}) => (
  <dl className="facts">
    {rows.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

interface LinksProps {
  /** `town-links`: side by side; `link-list`: large, below each other. */
  className?: 'town-links' | 'link-list'
  links: readonly { path: string; label: string }[]
}

/** A list of links. */
export const Links = ({ className, links }: LinksProps) => (
  <ul className={className}>
    {links.map(({ path, label }) => (
      <li key={path}>
        <a href={path}>{label}</a>
      </li>
    ))}
  </ul>
)

/** The public source of a figure. */
export const SourceLink = ({
  source: { title, url },
}: {
  source: Pick<Source, 'title' | 'url'>
}) => (
  <a href={url} rel="external noopener" className="source">
    {title}
  </a>
)

/** Links with a line about each, a section for each list. */
export function LinkLists({ lists }: { lists: readonly LinkList[] }) {
  return lists.map(({ title, links }) => (
    <section className="band wide" key={title}>
      <h2>{title}</h2>
      <ul className="points">
        {links.map(({ path, label, text }) => (
          <li key={path}>
            <h3>
              <a href={path}>{label}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface FaqsProps {
  id?: string | undefined
  title: string
  faqs: readonly Faq[]
}

/** One answer is open at a time, and clicking the open one closes it (S2.18). */
export function Faqs({ id = 'faq', title, faqs }: FaqsProps) {
  return (
    <section className="band wide faqs" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {faqs.map(({ question, answer }) => (
        <details key={question} name={id}>
          <summary>{question}</summary>
          <p>
            <Words>{answer}</Words>
          </p>
        </details>
      ))}
    </section>
  )
}

/** The questions at the end of a page that may have none. */
export function Questions({ faqs }: Pick<FaqsProps, 'faqs'>) {
  const t = useWords('article')
  return faqs.length > 0 && <Faqs title={t('questions')} faqs={faqs} />
}

interface SourcedPoint {
  title: string
  text: string
  /** `read`: the day it was read there, if the page shows it. */
  source: { title: string; url: string; read?: string }
}

/** Short texts, each with the public source that it comes from. */
export function SourcedPoints({ points }: { points: readonly SourcedPoint[] }) {
  const t = useWords('pageParts')
  return (
    <ul className="points">
      {points.map(({ title, text, source }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Words>{text}</Words>
          </p>
          <p className="fine-print">
            {source.read === undefined ? (
              <SourceLink source={source} />
            ) : (
              renderParts(
                t.parts('sourceReadOn', {
                  source: <SourceLink source={source} />,
                  day: source.read,
                }),
              )
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface TownFiguresProps {
  figures: readonly TownMeasurement[]
  /** Further entries of the list. */
  children?: ReactNode
}

/** What a town requires of buildings, each figure with its source. */
export function TownFigures({ figures, children }: TownFiguresProps) {
  const t = useWords('pageParts')
  return (
    <dl className="metrics">
      {figures.map(({ label, value, note, source, others = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="metric">{value}</dd>
          <dd className="fine-print">
            {note && <>{note} </>}
            <SourceLink source={source} />
          </dd>
          {others.map(({ says, source }) => (
            <dd key={source.url} className="fine-print">
              {renderParts(
                t.parts('sourceSays', { source: <SourceLink source={source} />, quote: says }),
              )}
            </dd>
          ))}
        </div>
      ))}
      {children}
    </dl>
  )
}
