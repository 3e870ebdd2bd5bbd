import { Article } from '../../renderer/components/Article.tsx'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const { head, headline, lead, picture, headings } = useData<typeof data>()
  return (
    <>
      <PageTop title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      <Article headings={headings} />
    </>
  )
}
