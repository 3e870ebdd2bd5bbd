import { Article } from '../../renderer/components/Article.tsx'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { SectionHeading } from '../../renderer/components/SectionHeading.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { Opening } from './Opening.tsx'

/** Work here: the posts that are open, then what the work is like. In English and in Spanish. */
export function Page() {
  const { head, headline, lead, picture, headings, section, openings, ...page } =
    useData<typeof data>()
  return (
    <>
      <PageTop title={headline} lead={lead} picture={picture} />
      <Crumbs crumbs={head.crumbs} />
      <section className="band wide" id="openings">
        <SectionHeading {...section} />
        {openings.length === 0 && <p className="measure">{page.noOpenings}</p>}
        <div className="openings">
          {openings.map((opening) => (
            <Opening
              key={opening.slug}
              opening={opening}
              language={page.language}
              email={page.email}
            />
          ))}
        </div>
      </section>
      <Article headings={headings} />
    </>
  )
}
