import { Article } from '../../renderer/components/Article.tsx'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, picture, headings, changed } = useData<typeof data>()
  return (
    <>
      <PageTop title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      {changed && (
        <p className="byline wide">
          Last changed <time dateTime={changed.day}>{changed.inWords}</time>
        </p>
      )}
      <Article headings={headings} />
    </>
  )
}
