import { CallToActionLine } from './headings.tsx'
import { renderParts, useWords } from '../page-context.tsx'
import { Prose } from './Prose.tsx'
import type { FormattedDay } from './format-day.ts'

interface Heading {
  depth: number
  id: string
  text: string
}

interface ArticleProps {
  /** The compiled article, as HTML. */
  body: string
  headings: readonly Heading[]
  /** Whether a call-to-action line follows the text. */
  callToAction?: boolean
}

/** A compiled article: its table of contents, and its body. */
export function Article({ body, headings, callToAction }: ArticleProps) {
  const t = useWords('pageParts')
  const chapters = headings.filter(({ depth }) => depth === 2)
  return (
    <div className="narrow article">
      {chapters.length > 2 && (
        <nav className="table-of-contents" aria-labelledby="contents-title">
          <h2 id="contents-title">{t('onThisPage')}</h2>
          <ol>
            {chapters.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Prose id="article-body" html={body} />
      {callToAction && <CallToActionLine />}
    </div>
  )
}

interface BylineProps {
  /** A name, or a desk: “the field office”. */
  byline: string
  /** Left out where the content has only the day of its last change. */
  published?: FormattedDay | undefined
  modified: FormattedDay
  /** Minutes. */
  readingMinutes: number
}

/** Author, date and reading time. */
export function Byline({ byline, published, modified, readingMinutes }: BylineProps) {
  const t = useWords('byline')
  return (
    <p className="byline">
      {t('author', { author: byline })}
      {published && (
        <>
          {' '}
          · <Day {...published} />
        </>
      )}
      {modified.day !== published?.day && (
        <> · {renderParts(t.parts('lastUpdated', { day: <Day {...modified} /> }))}</>
      )}{' '}
      · {t('readingTime', { minutes: readingMinutes })}
    </p>
  )
}

const Day = ({ day, text }: FormattedDay) => <time dateTime={day}>{text}</time>
