import type { ContentProblem } from '../../../services/api/editing/contract.ts'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { editorUrl } from './overview.ts'

/** What is wrong, and what to write instead. */
export const problemText = ({ reason, repair }: Pick<ContentProblem, 'reason' | 'repair'>) =>
  [reason, repair].filter(Boolean).join(' — ')

/** Problems with their file, which the editor opens. */
export function ProblemList({
  problems,
  draft,
}: {
  problems: readonly ContentProblem[]
  draft: string | undefined
}) {
  const { change } = useQueryParams()
  return (
    <ul className="problems">
      {problems.map((problem) => {
        const file = problem.file.replace(/^content\//, '')
        return (
          <li key={`${problem.file}:${problem.line}:${problem.field}:${problem.reason}`}>
            <PageLink href={editorUrl({ draft, file })} follow={() => change({ file })}>
              {file}:{problem.line}
            </PageLink>{' '}
            {problem.field && <b>{problem.field}</b>} {problemText(problem)}
          </li>
        )
      })}
    </ul>
  )
}
