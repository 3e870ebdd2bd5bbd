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
  /** A figure below the title: a price. */
  figure?: string | undefined
  /** The category of the filter above the list. */
  category?: string | undefined
  /** What the lists above it filter by, by name. */
  facets?: Readonly<Record<string, readonly string[]>> | undefined
}

interface ListingProps {
  entries: readonly ListingEntry[]
  /** The heading level of the titles. */
  level?: 2 | 3
  /** The first picture is the page's second, so it is loaded eagerly. */
  eager?: boolean
  /** Nothing above the list has a picture: its first two are the page's first two. */
  opens?: boolean
  /** The categories of the filter above the list, in its order. */
  categories?: readonly string[]
  /** `quarters`: four in a row. */
  layout?: 'cards' | 'quarters'
}

/** A list of pages with their pictures; nothing when it is empty. */
export function Listing({ entries, layout = 'cards', ...props }: ListingProps) {
  const { level = 3, eager, opens, categories } = props
  const priorities = opens ? (['first', 'second'] as const) : eager ? (['second'] as const) : []
  if (entries.length === 0) return null
  const Title = level === 2 ? 'h2' : 'h3'
  const sizes = `(min-width: 37.5em) 24rem, ${level === 2 || entries.length === 1 ? '100vw' : '14rem'}`
  // With one more than full rows of three, the first card is shown larger too (styles/listing.css).
  const large = layout === 'cards' && entries.length % 3 === 1 && entries.length > 1
  return (
    <ul className="listing" data-layout={layout}>
      {entries.map(
        ({ path, title, text, picture, icon, note, figure, category, facets = {} }, index) => (
          <li
            key={path}
            data-option={category && categories?.indexOf(category)}
            {...Object.fromEntries(
              Object.entries(facets).map(([name, values]) => [`data-${name}`, values.join(' ')]),
            )}
          >
            <Picture
              picture={picture}
              sizes={index === 0 && large ? `(min-width: 62.5em) 48rem, ${sizes}` : sizes}
              priority={priorities[index]}
              decorative
            />
            <div>
              {note && <p className="overline">{note}</p>}
              <Title>
                {icon && <Icon name={icon} />}
                <a href={path}>{title}</a>
              </Title>
              {figure && <p className="listing-figure">{figure}</p>}
              <p>{text}</p>
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
