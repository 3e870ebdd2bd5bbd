import { Hero } from '../../renderer/components/headings.tsx'
import { Links, Questions } from '../../renderer/components/lists.tsx'
import { useData, useWords } from '../../renderer/page-context.tsx'
import { Application, JobDetails } from '../careers/JobPosting.tsx'
import type { data } from './+data.ts'

/** An open job on its own page, to be shared and found by search engines. */
export function Page() {
  const t = useWords('job')
  const { job, faqs, email, careers, others } = useData<typeof data>()
  return (
    <>
      <Hero kind="type" title={job.title} lead={job.summary} />
      <div className="band wide">
        <JobDetails job={job} applyHref="#apply" level="h2" />
      </div>
      <Questions faqs={faqs} />
      <section className="band narrow" id="apply">
        <h2>{useWords('application')('title')}</h2>
        <Application jobs={[job]} email={email} />
      </section>
      <section className="band stone">
        <div className="wide">
          <h2>{t('others')}</h2>
          <Links
            className="link-list"
            links={[
              ...others,
              ...(careers === undefined ? [] : [{ path: careers, label: t('careers') }]),
            ]}
          />
        </div>
      </section>
    </>
  )
}
