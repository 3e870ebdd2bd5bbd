import { PageHeader } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import './sitemap.css'

interface GroupProps {
  title: string
  links: readonly { path: string; label: string }[]
}

const Group = ({ title, links }: GroupProps) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  </section>
)

export function Page() {
  const { groups, towns } = useData<typeof data>()
  return (
    <>
      <PageHeader title="Site map" lead="Every page of this site, in one place." />
      <div className="band wide sitemap">
        {[...groups, ...towns].map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </>
  )
}
