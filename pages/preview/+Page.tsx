import { useData } from '../../renderer/page-context.tsx'
import { ArticlePage } from '../ArticlePage.tsx'
import type { data } from './+data.ts'

/** The preview of a guide or a post before it is published, for staff only. */
export function Page() {
  const { draft, ...article } = useData<typeof data>()
  return (
    <>
      <p className="callout wide">
        {draft ? 'A draft' : `Appears on ${article.published.text}`}: visitors do not see this page.
      </p>
      <ArticlePage {...article} />
    </>
  )
}
