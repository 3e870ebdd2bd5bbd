import type { IconName } from '../../services/content/schema/icon.ts'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import type { PictureData } from './picture-data.ts'

/** A page in a list. */
export interface ListingEntry {
  path: string
  title: string
  text: string
  picture: PictureData
  /** A line drawing beside the title. */
  icon?: IconName | undefined
  /** A short line above the title: a date, a town, a category. */
  note?: string | undefined
  /** The category of the filter above the list. */
  category?: string | undefined
}

interface ListingProps {
  entries: readonly ListingEntry[]
  /** The heading level of the titles. */
  level?: 2 | 3
  /** How many of its pictures are among the page's first two, which are loaded eagerly; true: one. */
  eager?: boolean | number
  /** The categories of the filter above the list, in its order. */
  categories?: readonly string[]
  /** `quarters`: four in a row. */
  layout?: 'cards' | 'quarters'
}

/** A list of pages with their pictures; nothing when it is empty. */
export function Listing({ entries, layout = 'cards', ...props }: ListingProps) {
  const { level = 3, eager, categories } = props
  if (entries.length === 0) return null
  const Title = level === 2 ? 'h2' : 'h3'
  const sizes = `(min-width: 37.5em) 24rem, ${categories ? '100vw' : '14rem'}`
  // With one more than full rows of three, the first card is shown larger too (styles/listing.css).
  const large = layout === 'cards' && entries.length % 3 === 1 && entries.length > 1
  return (
    <ul className="listing" data-layout={layout}>
      {entries.map(({ path, title, text, picture, icon, note, category }, index) => (
        <li key={path} data-option={category && categories?.indexOf(category)}>
          <Picture
            picture={picture}
            sizes={index === 0 && large ? `(min-width: 62.5em) 48rem, ${sizes}` : sizes}
            priority={index < Number(eager ?? 0) ? 'second' : undefined}
            decorative
          />
          <div>
            {note && <p className="overline">{note}</p>}
            <Title>
              {icon && <Icon name={icon} />}
              <a href={path}>{title}</a>
            </Title>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
