import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'

/** Something with a page of its own, as a list shows it. */
export interface Listed {
  path: string
  title: string
  text: string
  picture: PictureData
  /** A word or two above the title: a date, a place, a category. */
  note?: string | undefined
  /** What a filter above the list may choose by. */
  category?: string | undefined
}

interface ListingProps {
  entries: readonly Listed[]
  /** The rank of the titles' headings. */
  level?: 2 | 3
  /** Its first picture is the second of the page: fetched at once. */
  early?: boolean
}

/** A list of pages with their pictures. */
export function Listing({ entries, level = 3, early }: ListingProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  // One too many for rows of three: the first leads the list (components.css).
  const leads = entries.length % 3 === 1 && entries.length > 1
  return (
    <ul className="listing">
      {entries.map(({ path, title, text, picture, note, category }, index) => (
        <li key={path} data-category={category}>
          <Picture
            picture={picture}
            sizes={index === 0 && leads ? leadSizes : sizes}
            order={early && index === 0 ? 'second' : undefined}
            decorative
          />
          <div>
            {note && <p className="overline">{note}</p>}
            <Title>
              <a href={path}>{title}</a>
            </Title>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const sizes = '(min-width: 37.5em) 24rem, 14rem'
const leadSizes = '(min-width: 62.5em) 48rem, (min-width: 37.5em) 24rem, 14rem'
