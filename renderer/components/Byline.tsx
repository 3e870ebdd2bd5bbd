import { dayInWords } from './day.ts'

interface BylineProps {
  author: string
  /** Calendar days. */
  published: string
  modified: string
  /** Minutes. */
  reading: number
}

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ author, published, modified, reading }: BylineProps) {
  return (
    <p className="byline">
      By {author} · <time dateTime={published}>{dayInWords(published)}</time>
      {modified !== published && (
        <>
          {' '}
          · updated <time dateTime={modified}>{dayInWords(modified)}</time>
        </>
      )}{' '}
      · {reading} min read
    </p>
  )
}
