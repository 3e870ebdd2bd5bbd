import { PageTop } from '../../renderer/components/PageTop.tsx'
import { closest } from './closest.ts'
import { capitalised } from './suggestions.ts'

interface MissingArticleProps {
  slug: string
  pages: readonly { path: string; title: string }[]
}

/** The generic article view for a slug that no article has (SPEC.md §2 "Catch-all"). */
export function MissingArticle({ slug, pages }: MissingArticleProps) {
  return (
    <>
      <PageTop
        title={capitalised(slug)}
        lead="There is no article at this address. It may have moved, or the link may have lost a letter on its way to you."
      />
      <section className="band narrow">
        <h2>The closest that we have</h2>
        <ul className="link-list">
          {closest(slug, pages).map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
        <p className="actions">
          <a className="button" href="/insider">
            All guides
          </a>
          <a href="/blog">Blog</a>
          <a href="/sitemap">Site map</a>
        </p>
      </section>
    </>
  )
}
