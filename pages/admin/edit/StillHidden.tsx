import type { HiddenFile } from '../../../services/api/editing/contract.ts'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { editorUrl } from './overview.ts'

/** Files that visitors don't see although they are published, or will be, and why. */
export function StillHidden({ id, title, draft, files }: StillHiddenProps) {
  const { change } = useQueryParams()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={id} className="warning">
      <h2 id={id}>{title}</h2>
      <ul className="problems">
        {files.map(({ file, title: name, state, own = false }) => (
          <li key={file}>
            <PageLink href={editorUrl({ draft, file })} follow={() => change({ draft, file })}>
              {name}
            </PageLink>{' '}
            {own ? whyHidden[state] : 'belongs to a page that visitors don’t see now.'}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StillHiddenProps {
  id: string
  title: string
  /** In which the files are opened. */
  draft: string | undefined
  files: readonly (Omit<HiddenFile, 'own'> & { own?: boolean | undefined })[]
}

const whyHidden = {
  draft: 'is still marked as a draft. Open it, set “Draft” to “No”, save, and publish.',
  scheduled: 'appears by itself on the day that it says.',
  ended: 'has ended on the day that it says in “Until”.',
} as const satisfies Record<HiddenFile['state'], string>
