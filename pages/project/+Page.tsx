import { AskLine } from '../../renderer/components/AskLine.tsx'
import { Article } from '../../renderer/components/Article.tsx'
import { Breadcrumbs, ClosingAction, Hero } from '../../renderer/components/headings.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'

export function Page() {
  const project = useData<typeof data>()
  const { head, headline, summary, picture, facts, challenge, solution, features, next } = project
  return (
    <>
      <Hero title={headline} lead={summary} picture={picture} tall />
      <Breadcrumbs crumbs={head.crumbs} />
      <section className="band wide split project">
        <div>
          <h2>The challenge</h2>
          <p>{challenge}</p>
          <h2>What we did</h2>
          <p>{solution}</p>
        </div>
        <div>
          <dl className="facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h2>Built in</h2>
          <ul className="checklist">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <AskLine />
        </div>
      </section>
      <Article headings={project.headings} />
      <section className="band wide next-project">
        <Picture
          picture={next.picture}
          sizes="(min-width: 48em) 50rem, 100vw"
          priority="second"
          decorative
        />
        <div>
          <p className="overline">Next project</p>
          <h2>
            <a href={next.path}>{next.headline}</a>
          </h2>
        </div>
      </section>
      <ClosingAction />
    </>
  )
}
