import { Article } from '../../renderer/components/Article.tsx'
import { PageHeader } from '../../renderer/components/headings.tsx'
import { renderParts, useData, useWords } from '../../renderer/page-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'

export function Page() {
  const t = useWords('textPage')
  const { headline, lead, picture, body, headings, changed, blocks } = useData<typeof data>()
  return (
    <>
      <PageHeader title={headline} lead={lead} picture={picture} />
      {changed && (
        <p className="byline wide">
          {renderParts(
            t.parts('lastChanged', { day: <time dateTime={changed.day}>{changed.text}</time> }),
          )}
        </p>
      )}
      <Article body={body} headings={headings} />
      <Blocks blocks={blocks} />
    </>
  )
}
