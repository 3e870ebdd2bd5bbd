import { paths } from '../../../services/api/contract/paths.ts'
import { useContentReport } from '../content-report.ts'
import { dayShort } from '../day.ts'
import { inFull } from '../numbers.ts'
import { Tile } from './Tile.tsx'

/** How the content stands: what is to mend, what waits for its day, how old the build is. */
export function ContentTile() {
  const report = useContentReport()
  const { data } = report
  if (!data) return null
  const { writings, matrix, builtAt } = data
  const count = (state: string) => writings.filter((each) => each.state === state).length
  const problems = writings.reduce((sum, { problems: found }) => sum + found.length, 0)
  const thin = matrix.cells.filter((cell) => cell.thin.length > 0).length
  const toMend = problems + thin
  const parts = [
    problems > 0 && `${inFull(problems)} in posts, guides and projects`,
    thin > 0 && `${inFull(thin)} thin location pages`,
    count('scheduled') > 0 && `${inFull(count('scheduled'))} scheduled`,
    count('draft') > 0 && `${inFull(count('draft'))} drafts`,
  ].filter((part) => part !== false)
  return (
    <Tile
      title="Content to mend"
      figure={inFull(toMend)}
      action={
        problems === 0 && thin > 0
          ? { href: paths.admin.servicesPage, label: 'See which pages' }
          : { href: paths.admin.postsPage, label: 'See all writings' }
      }
    >
      <p>
        {parts.length > 0 ? `${parts.join(', ')}.` : 'Nothing is to mend, and nothing waits.'} Built{' '}
        {dayShort(builtAt.slice(0, 10))}.
      </p>
    </Tile>
  )
}
