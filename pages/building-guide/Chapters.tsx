import { formatDay } from '../../renderer/components/format-day.ts'
import { Picture } from '../../renderer/components/Picture.tsx'
import { ScrollTable } from '../../renderer/components/TitledTable.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import type { Chapter } from '../../services/content/model/site.ts'
import type { Table } from '../../services/content/model/town-table.ts'

interface ChapterData extends Pick<
  Chapter,
  'slug' | 'path' | 'number' | 'title' | 'summary' | 'body' | 'sources'
> {
  picture: PictureData
  towns: Table | undefined
}

interface ChaptersProps {
  /** HTML. */
  preface: string
  chapters: readonly ChapterData[]
}

/** The guide's text. It is rendered on the server only. */
export const Chapters = ({ preface, chapters }: ChaptersProps) => (
  <>
    <div className="prose" dangerouslySetInnerHTML={{ __html: preface }} />
    {chapters.map((chapter, index) => (
      <ChapterText key={chapter.slug} {...chapter} first={index === 0} />
    ))}
  </>
)

function ChapterText(chapter: ChapterData & { first: boolean }) {
  const { slug, path, number, title, summary, picture, body, towns, sources, first } = chapter
  return (
    <section className="chapter" aria-labelledby={slug}>
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 46rem, 100vw"
        priority={first ? 'second' : undefined}
      />
      <p className="overline">
        <a href={path}>Chapter {number}</a>
      </p>
      <h2 id={slug}>{title}</h2>
      <p className="section-intro">{summary}</p>
      <ChapterBody html={body.html} towns={towns} sources={sources} titleOfSources="h3" />
    </section>
  )
}

interface ChapterBodyProps extends Pick<ChapterData, 'towns' | 'sources'> {
  html: string
  /** The element of the heading above the sources: that of the chapter's sections. */
  titleOfSources: 'h2' | 'h3'
}

/** The text, table of towns and sources of a chapter. */
export const ChapterBody = ({ html, towns, sources, titleOfSources: Title }: ChapterBodyProps) => (
  <>
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    {towns && <TownTable {...towns} />}
    {sources.length > 0 && (
      <div className="sources">
        <Title>Sources</Title>
        <ul>
          {sources.map((source) => (
            <li key={source.url}>
              <a href={source.url} rel="external noopener" className="external">
                {source.title}
              </a>
              {source.checked && <>, read {formatDay(source.checked)}</>}
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
)

const TownTable = ({ columns, rows }: Table) => (
  <ScrollTable aria-label={`Table: ${columns.join(', ')}`}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([place, ...cells]) => (
        <tr key={place?.text}>
          <th scope="row">{place?.text}</th>
          {cells.map(({ text, href }, index) => (
            <td key={columns[index + 1]} data-label={columns[index + 1]}>
              {href ? (
                <a href={href} rel="external noopener" className="external">
                  {text}
                </a>
              ) : (
                text
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </ScrollTable>
)
