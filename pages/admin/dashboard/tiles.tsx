import { type ReactNode, useId } from 'react'
import { paths } from '../../../services/api/contract/paths.ts'
import { useContentReport } from '../content-report.ts'
import { formatDay, formatNumber } from '../format.ts'

interface TileProps {
  title: string
  value: string
  /** The next action. */
  action: { href: string; label: string }
  /** Needs attention. */
  urgent?: boolean
  children: ReactNode
}

/** A metric, its meaning, and a link to act on it. */
export function Tile({ title, value, action, urgent = false, children }: TileProps) {
  const heading = useId()
  return (
    <section className="tile" aria-labelledby={heading} data-urgent={urgent || undefined}>
      <h2 id={heading}>{title}</h2>
      <p className="metric">{value}</p>
      <div>{children}</div>
      <a href={action.href}>{action.label}</a>
    </section>
  )
}

/** The state of the content: problems, scheduled entries, the date of the build. */
export function ContentTile() {
  const report = useContentReport()
  const { data } = report
  if (!data) return null
  const { writings, matrix, builtAt } = data
  const count = (state: string) => writings.filter((each) => each.state === state).length
  const problems = writings.reduce((sum, { problems: found }) => sum + found.length, 0)
  const thin = matrix.cells.filter((cell) => cell.thin.length > 0).length
  const toFixCount = problems + thin
  const parts = [
    problems > 0 && `${formatNumber(problems)} in posts, guides and projects`,
    thin > 0 && `${formatNumber(thin)} thin location pages`,
    count('scheduled') > 0 && `${formatNumber(count('scheduled'))} scheduled`,
    count('draft') > 0 && `${formatNumber(count('draft'))} drafts`,
  ].filter((part) => part !== false)
  return (
    <Tile
      title="Content issues"
      value={formatNumber(toFixCount)}
      action={
        problems === 0 && thin > 0
          ? { href: paths.admin.servicesPage, label: 'See which pages' }
          : { href: paths.admin.postsPage, label: 'See all posts' }
      }
    >
      <p>
        {parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing to fix.'} Built{' '}
        {formatDay(builtAt.slice(0, 10))}.
      </p>
    </Tile>
  )
}
