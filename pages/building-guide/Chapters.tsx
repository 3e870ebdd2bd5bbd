import { formatDay } from '../../renderer/components/format-day.ts'
import { renderParts } from '../../renderer/page-context.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { ScrollTable } from '../../renderer/components/TitledTable.tsx'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import type { Chapter, Site } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import type { Table } from '../../services/content/model/town-table.ts'

interface ChapterData extends Pick<
  Chapter,
  'slug' | 'path' | 'number' | 'title' | 'summary' | 'body' | 'sources'
> {
  picture: PictureData | undefined
  towns: Table | undefined
}

interface ChaptersProps {
  /** HTML. */
  preface: string
  chapters: readonly ChapterData[]
  site: Pick<Site, 'words' | 'language'>
}

/** The guide's text. It is rendered on the server only. */
export const Chapters = ({ preface, chapters, site }: ChaptersProps) => (
  <>
    <div className="prose" dangerouslySetInnerHTML={{ __html: preface }} />
    {chapters.map((chapter) => (
      <ChapterText key={chapter.slug} {...chapter} site={site} />
    ))}
  </>
)

function ChapterText(chapter: ChapterData & Pick<ChaptersProps, 'site'>) {
  const { slug, path, number, title, summary, picture, body, towns, sources, site } = chapter
  const t = siteWords(site, 'buildingGuide')
  return (
    <section className="chapter" aria-labelledby={slug}>
      {picture && <Picture picture={picture} sizes="(min-width: 48em) 46rem, 100vw" />}
      <p className="overline">
        <a href={path}>{t('chapter', { number })}</a>
      </p>
      <h2 id={slug}>{title}</h2>
      <p className="section-intro">{summary}</p>
      <ChapterBody html={body.html} {...{ towns, sources, site }} titleOfSources="h3" />
    </section>
  )
}

interface ChapterBodyProps
  extends Pick<ChapterData, 'towns' | 'sources'>, Pick<ChaptersProps, 'site'> {
  html: string
  /** The element of the heading above the sources: that of the chapter's sections. */
  titleOfSources: 'h2' | 'h3'
}

/** The text, table of towns and sources of a chapter. */
export function ChapterBody({
  html,
  towns,
  sources,
  site,
  titleOfSources: Title,
}: ChapterBodyProps) {
  const t = siteWords(site, 'buildingGuide')
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {towns && <TownTable {...towns} name={t('table', { columns: towns.columns.join(', ') })} />}
      {sources.length > 0 && (
        <div className="sources">
          <Title>{t('sources')}</Title>
          <ul>
            {sources.map(({ url, title, checked }) => {
              const source = (
                <a href={url} rel="external noopener" className="external">
                  {title}
                </a>
              )
              const day = checked && formatDay(checked, site.language)
              return (
                <li key={url}>
                  {day ? renderParts(t.parts('sourceReadOn', { source, day })) : source}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}

const TownTable = ({ name, columns, rows }: Table & { name: string }) => (
  <ScrollTable aria-label={name}>
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
