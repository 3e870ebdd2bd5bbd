import { Breadcrumbs, CallToAction, PageHeader } from '../../renderer/components/headings.tsx'
import { Points, Stats } from '../../renderer/components/lists.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

/** A cost guide: published price ranges with their sources, and what moves a price. */
export function Page() {
  const { head, headline, summary, bands, sources, drivers, offering } = useData<typeof data>()
  return (
    <>
      <PageHeader title={headline} lead={summary} />
      <Breadcrumbs crumbs={head.crumbs} />
      <article>
        <div className="band wide prose">
          {bands.map(({ title, stats }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Stats stats={stats} />
            </section>
          ))}
          {sources.map(({ title, url, lookUpBy }) => (
            <p key={url} className="fine-print">
              Source:{' '}
              <a href={url} rel="external noopener" className="source">
                {title}
              </a>
              . We look it up again by {lookUpBy}.
            </p>
          ))}
          <p>
            {bands.length > 0
              ? 'Those are published figures, not our bid. Your price comes from your house, and you get it in writing before anything starts.'
              : 'The published figures we had are out of date, so we’ve taken them down while we look up new ones. Want a number now? We’ll come look and put one in writing.'}{' '}
            See how we do the work: <a href={offering.path}>{offering.label}</a>.
          </p>
        </div>
        <div className="band wide">
          <h2>What moves the price</h2>
          <Points points={drivers} />
        </div>
      </article>
      <CallToAction
        title="Want the number for your house?"
        description="We’ll come look, then put a price in writing. It’s free, no strings attached."
        action={{ label: 'Get my estimate', href: `${offering.path}#estimate` }}
      />
    </>
  )
}
