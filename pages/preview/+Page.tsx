import { useData } from '../../renderer/page-context.tsx'
import { ArticlePage } from '../ArticlePage.tsx'
import type { data } from './+data.ts'

/** A guide or a post as it will be published; only staff see it. */
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
