import { articleBodyId } from '../client/article-body.ts'
import { useLanguage, usePageContext } from '../page-context.tsx'

export interface Heading {
  depth: number
  id: string
  text: string
}

/** A compiled article: its contents beside it, its body from the HTML (it is not in the data). */
export function Article({ headings }: { headings: readonly Heading[] }) {
  const { body = '' } = usePageContext()
  const onThisPage = useLanguage() === 'es' ? 'En esta página' : 'On this page'
  const chapters = headings.filter(({ depth }) => depth === 2)
  return (
    <div className="article">
      {chapters.length > 2 && (
        <nav className="contents" aria-labelledby="contents-title">
          <h2 id="contents-title">{onThisPage}</h2>
          <ol>
            {chapters.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div
        id={articleBodyId}
        className="prose"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: body }}
      />
    </div>
  )
}
