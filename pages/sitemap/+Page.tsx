import { Hero } from '../../renderer/components/headings.tsx'
import { Links } from '../../renderer/components/lists.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import './sitemap.css'

export function Page() {
  const { title: headline, lead, groups, towns, translations } = useData<typeof data>()
  return (
    <>
      <Hero kind="type" title={headline} lead={lead} />
      <div className="band wide sitemap">
        {[...groups, ...towns].map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <Links links={links} />
          </section>
        ))}
        {translations.map(({ language, title, links }) => (
          <section key={language} lang={language}>
            <h2>{title}</h2>
            <Links links={links} />
          </section>
        ))}
      </div>
    </>
  )
}
