import { useMutationState } from '@tanstack/react-query'
import {
  type HiddenFile,
  type Overview,
  publishResponse,
} from '../../../services/api/editing/contract.ts'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { editorUrl } from './overview.ts'

/** What visitors don't see of a draft: of the one that is looked at once it is published, and of the one that was published last. */
export function StillHidden({
  draft,
  overview: { drafts, files },
}: {
  draft: string | undefined
  overview: Pick<Overview, 'drafts' | 'files'>
}) {
  const answers = useMutationState({
    filters: { status: 'success' },
    select: ({ state: { data } }) => publishResponse.safeParse(data).data ?? [],
  }).flat()
  const published = answers.at(-1)?.hidden ?? []
  const changed = drafts.find(({ name }) => name === draft)?.files ?? []
  const ahead = files.flatMap(({ file, title, state, own = false }) =>
    state !== 'live' && changed.includes(file) ? { file, title, state, own } : [],
  )
  return (
    <>
      {published.length > 0 && (
        <section aria-labelledby="still-hidden" className="warning">
          <h2 id="still-hidden">Published, and still hidden from visitors</h2>
          <HiddenFiles files={published} draft={undefined} />
        </section>
      )}
      {ahead.length > 0 && (
        <section aria-labelledby="hidden-then" className="warning">
          <h2 id="hidden-then">Publishing this draft won’t show these to visitors</h2>
          <HiddenFiles files={ahead} draft={draft} />
        </section>
      )}
    </>
  )
}

function HiddenFiles({
  files,
  draft,
}: {
  files: readonly HiddenFile[]
  draft: string | undefined
}) {
  const { change } = useQueryParams()
  return (
    <ul className="problems">
      {files.map(({ file, title, state, own }) => (
        <li key={file}>
          <PageLink href={editorUrl({ draft, file })} follow={() => change({ draft, file })}>
            {title}
          </PageLink>{' '}
          {own ? whyHidden[state] : 'belongs to a page that visitors don’t see now.'}
        </li>
      ))}
    </ul>
  )
}

const whyHidden = {
  draft: 'is still marked as a draft. Open it, set “Draft” to “No”, save, and publish.',
  scheduled: 'appears by itself on the day that it says.',
  ended: 'has ended on the day that it says in “Until”.',
} as const satisfies Record<HiddenFile['state'], string>
