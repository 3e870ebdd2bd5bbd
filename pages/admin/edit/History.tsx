import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  editingPaths,
  history,
  saveResponse,
  type SaveResponse,
} from '../../../services/api/editing/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { ConfirmButton } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { useOfficeTime } from '../office-time.ts'
import { useResource } from '../resource/use-resource.ts'
import { inDraft } from './overview.ts'
import { problemText } from './problems.tsx'

interface HistoryProps {
  draft: string | undefined
  file: string
  /** The file has changes that are not saved: nothing can be taken back. */
  isChanged: boolean
  /** A change was taken back. */
  done: (saved: SaveResponse) => void
}

/** The last changes of a file, each of which can be taken back. */
export function History({ draft, file, isChanged, done }: HistoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="form-section"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>History</b>
      </summary>
      {open && <Changes draft={draft} file={file} isChanged={isChanged} done={done} />}
    </details>
  )
}

function Changes({ draft, file, isChanged, done }: HistoryProps) {
  const { formatTime } = useOfficeTime()
  const changes = useResource({
    key: [editingPaths.history],
    path: editingPaths.history,
    search: inDraft({ draft, file }),
    response: history,
  })
  const undo = useMutation({
    mutationFn: async (commit: string) =>
      saveResponse.parse(await request('POST', editingPaths.undo, { draft, file, commit })),
    onSuccess: (saved) => {
      if (saved.outcome === 'saved') done(saved)
    },
  })
  if (changes.isPending) return <p role="status">Loading the history...</p>
  if (changes.isLoadingError) return <QueryError query={changes} />
  const { data } = undo
  return (
    <div className="form-fields">
      {changes.data.changes.length === 0 && <p>No change on record.</p>}
      {isChanged && <p className="field-hint">Save or forget your changes to undo one of these.</p>}
      <ol className="change-list">
        {changes.data.changes.map(({ commit, at, by, subject }, index, all) => (
          <li key={commit}>
            <div>
              <b>{subject}</b>
              <small>
                {by} · {formatTime(at)}
              </small>
            </div>
            {index < all.length - 1 && (
              <ConfirmButton
                label="Undo this change"
                target={`of ${formatTime(at)}`}
                question="Undo this change?"
                confirmLabel="Undo it"
                onConfirm={() => undo.mutate(commit)}
                disabled={undo.isPending || isChanged}
              >
                <p>What was changed after it stays. You can undo the undoing, too.</p>
              </ConfirmButton>
            )}
          </li>
        ))}
      </ol>
      {data?.outcome === 'conflict' && (
        <p role="alert" className="field-error">
          Not undone: {data.conflicts.map(({ field }) => field || 'the text').join(', ')} changed
          again after it.
        </p>
      )}
      {data?.outcome === 'refused' && (
        <p role="alert" className="field-error">
          Not undone, because the file would have problems:{' '}
          {data.problems.map((problem) => `${problem.field} ${problemText(problem)}`).join('; ')}
        </p>
      )}
      {data?.outcome === 'unchanged' && <p role="status">It’s undone already.</p>}
      <ErrorMessage error={undo.error} />
    </div>
  )
}
