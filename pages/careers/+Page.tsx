import { Article } from '../../renderer/components/Article.tsx'
import { Hero, SectionHeading } from '../../renderer/components/headings.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { useData, useWords } from '../../renderer/page-context.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import type { data } from './+data.ts'
import { Application, JobPosting } from './JobPosting.tsx'

/** The careers page: open jobs, then what working here is like. In English and in Spanish. */
export function Page() {
  const t = useWords('application')
  const { headline, lead, picture, body, headings, section, jobs, ...page } = useData<typeof data>()
  // One form for all of them, so that applying takes no other page.
  const [first, ...others] = [...jobs, ...(page.anyJob ? [page.anyJob] : [])]
  return (
    <>
      <Hero kind="type" title={headline} lead={lead} />
      <section className="band wide" id="openings">
        <SectionHeading {...section} />
        {jobs.length === 0 && <p>{page.noOpenings}</p>}
        <div className="jobs">
          {jobs.map((job) => (
            <JobPosting key={job.slug} path={job.path} job={job} />
          ))}
        </div>
        {first && (
          <section className="application" aria-labelledby="apply">
            <h3 id="apply">{t('title')}</h3>
            <Application jobs={[first, ...others]} email={page.email} />
          </section>
        )}
      </section>
      {picture && (
        <div className="wide wide-picture">
          <Picture picture={picture} sizes="(min-width: 80em) 76rem, 100vw" priority="second" />
        </div>
      )}
      <Article body={body} headings={headings} />
      <Blocks blocks={page.blocks} />
    </>
  )
}
