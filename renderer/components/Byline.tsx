import type { ToldDay } from './day.ts'

interface BylineProps {
  author: string
  published: ToldDay
  modified: ToldDay
  /** Minutes. */
  reading: number
}

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ author, published, modified, reading }: BylineProps) {
  return (
    <p className="byline">
      By {author} · <Day {...published} />
      {modified.day !== published.day && (
        <>
          {' '}
          · updated <Day {...modified} />
        </>
      )}{' '}
      · {reading} min read
    </p>
  )
}

const Day = ({ day, inWords }: ToldDay) => <time dateTime={day}>{inWords}</time>
