import { useQueryClient } from '@tanstack/react-query'
import { editingPaths } from '../../../services/api/editing/contract.ts'
import { fileUrl } from '../../../services/content/model/text-files.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { QueryError } from '../components/ErrorMessage.tsx'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { AddDownload } from './AddDownload.tsx'
import { EntryActions } from './EntryActions.tsx'
import { kindLabel } from './labels.ts'
import { editorUrl, inDraft, useOverview } from './overview.ts'

/** A file that readers download or play: to look at, to replace and to remove. */
export function DownloadPage({ draft, file }: { draft: string | undefined; file: string }) {
  const { change } = useQueryParams()
  const queries = useQueryClient()
  const list = useOverview(draft)
  const found = list.data?.files.find((each) => each.file === file)
  const name = file.slice('files/'.length)
  const query = inDraft({ draft })
  return (
    <div className="edit">
      <p className="admin-intro">
        <PageLink href={editorUrl({ draft })} follow={() => change({ file: undefined })}>
          All files
        </PageLink>
        {draft !== undefined && (
          <>
            {' '}
            · draft <b>{draft}</b>
          </>
        )}
      </p>
      <h2>{found?.title ?? file}</h2>
      <p className="subtext">
        {kindLabel('files')} · <code className="source-file">{file}</code>
      </p>
      {list.isPending && <p role="status">Loading the content...</p>}
      {list.isLoadingError && <QueryError query={list} />}
      {list.data && !found && <p>There’s no file of this name.</p>}
      {found && (
        <>
          <p>
            Link it as <code>{fileUrl(name)}</code>.{' '}
            <a href={editingPaths.download(name) + (query === '' ? '' : `?${query}`)}>
              Download it
            </a>
          </p>
          <AddDownload
            draft={draft}
            replaces={name}
            added={(_, into) => {
              toast({
                title: 'Replaced',
                description: 'What links it leads to the new one once it is published.',
              })
              change({ draft: into }, { pushHistory: false })
              void queries.invalidateQueries({ queryKey: [editingPaths.overview] })
            }}
          />
          <EntryActions
            draft={draft}
            file={file}
            title={found.title}
            isChanged={false}
            isBusy={false}
            canRename={false}
          />
        </>
      )}
    </div>
  )
}
