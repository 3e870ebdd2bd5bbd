import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { hasRight } from '../../../services/api/contract/colleague.ts'
import {
  type Choice,
  type ContentFile,
  type DraftView,
  editingPaths,
  publishResponse,
  type PublishResponse,
} from '../../../services/api/editing/contract.ts'
import { commitEdition } from '../../../services/api/previews/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { Button, ConfirmButton } from '../components/buttons.tsx'
import { SharePreview } from '../components/SharePreview.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { formatCount } from '../format.ts'
import { useMe } from '../layout/AdminLayout.tsx'
import { useOfficeTime } from '../office-time.ts'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { useResourceChange } from '../resource/use-resource.ts'
import { Conflicts } from './Conflicts.tsx'
import { editorUrl, writtenKeys } from './overview.ts'
import { ProblemList } from './problems.tsx'
import { StillHidden } from './StillHidden.tsx'
import { moveUnsaved } from './unsaved.ts'

/** What is saved and not published: who wrote it, and buttons to publish it or to throw it away. */
export function Drafts({
  drafts,
  files,
  current,
}: {
  drafts: readonly DraftView[]
  files: readonly ContentFile[]
  current: string | undefined
}) {
  const { change } = useQueryParams()
  const queries = useQueryClient()
  // Nobody asks for a draft that is gone: neither while it goes, nor when the lists are loaded again.
  const stopLoading = () => queries.cancelQueries({ queryKey: [editingPaths.overview] })
  const leave = (draft: string, isPublished: boolean) => {
    moveUnsaved(draft, isPublished)
    // Somebody may look at another one by now.
    if (new URLSearchParams(location.search).get('draft') === draft)
      flushSync(() => change({ draft: undefined }))
  }
  const publish = useResourceChange({
    refetch: writtenKeys,
    mutationFn: async (body: { draft: string; choice?: Choice }) => {
      await stopLoading()
      return publishResponse.parse(await request('POST', editingPaths.publish, body))
    },
    onSuccess: ({ outcome }, { draft }) => {
      if (outcome === 'published') leave(draft, true)
    },
  })
  const discard = useResourceChange({
    refetch: writtenKeys,
    mutationFn: async (draft: string) => {
      await stopLoading()
      return request('POST', editingPaths.discard, { draft })
    },
    onSuccess: (_, draft) => leave(draft, false),
  })
  const isBusy = publish.isPending || discard.isPending
  const changed = drafts.find(({ name }) => name === current)?.files ?? []
  return (
    <section aria-labelledby="drafts" className="drafts">
      <h2 id="drafts">Drafts</h2>
      {current !== undefined && (
        <p>
          You’re in the draft <b>{current}</b>.{' '}
          <PageLink href={editorUrl({})} follow={() => change({ draft: undefined })}>
            Leave it
          </PageLink>
        </p>
      )}
      {drafts.length === 0 ? (
        <p>No drafts. Saving a file starts one.</p>
      ) : (
        <ul className="draft-list">
          {drafts.map((draft) => (
            <Draft
              key={draft.name}
              draft={draft}
              page={pageOf(draft, files)}
              isCurrent={draft.name === current}
              isBusy={isBusy}
              publish={() => publish.mutate({ draft: draft.name })}
              discard={() => discard.mutate(draft.name)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="success-message">
        {publish.isPending && 'Checking and publishing...'}
        {publish.data?.outcome === 'published' && `Published: ${publish.variables?.draft}.`}
      </p>
      <StillHidden
        id="still-hidden"
        title="Published, and still hidden from visitors"
        draft={undefined}
        files={publish.data?.hidden ?? []}
      />
      <StillHidden
        id="hidden-then"
        title="Publishing this draft won’t show these to visitors"
        draft={current}
        files={files.flatMap((one) =>
          one.state !== 'live' && changed.includes(one.file) ? { ...one, state: one.state } : [],
        )}
      />
      {publish.data && publish.variables && (
        <NotPublished
          {...publish.data}
          draft={publish.variables.draft}
          isBusy={isBusy}
          publish={(choice) => publish.mutate({ draft: publish.variables.draft, choice })}
        />
      )}
      <ErrorMessage error={publish.error ?? discard.error} />
    </section>
  )
}

/** The page of a file that a draft changes; the home page where none has one. */
const pageOf = ({ files: changed }: DraftView, files: readonly ContentFile[]): string =>
  files.find(({ file, path }) => path !== undefined && changed.includes(file))?.path ?? '/'

interface DraftProps {
  draft: DraftView
  /** What a preview of it begins with. */
  page: string
  isCurrent: boolean
  isBusy: boolean
  publish: () => void
  discard: () => void
}

function Draft({ draft, page, isCurrent, isBusy, publish, discard }: DraftProps) {
  const { name, by, at, files, sent, trouble, commit } = draft
  const { change } = useQueryParams()
  const { formatTime } = useOfficeTime()
  const me = useMe()
  return (
    <li aria-current={isCurrent || undefined}>
      <div>
        <PageLink href={editorUrl({ draft: name })} follow={() => change({ draft: name })}>
          <b>{name}</b>
        </PageLink>
        <small>
          {by.join(', ')}
          {at !== '' && ` · ${formatTime(at)}`} · {formatCount(files.length, ['file', 'files'])}
          {!sent && ` · saved here, not yet sent${trouble === undefined ? '' : `: ${trouble}`}`}
        </small>
        <ul className="draft-files">
          {files.map((file) => (
            <li key={file}>
              <PageLink
                href={editorUrl({ draft: name, file })}
                follow={() => change({ draft: name, file })}
              >
                {file}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="row-actions">
        {sent && <SharePreview path={page} title={name} edition={commitEdition(commit)} />}
        {hasRight(me, 'publish') && (
          <Button disabled={isBusy} onClick={publish}>
            Publish<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <ConfirmButton
          label="Throw away"
          target={name}
          question={`Throw the draft ${name} away?`}
          confirmLabel="Throw it away"
          onConfirm={discard}
          disabled={isBusy}
        >
          <p>What was changed in it is gone. The site stays as it is.</p>
        </ConfirmButton>
      </div>
    </li>
  )
}

interface NotPublishedProps extends PublishResponse {
  draft: string
  isBusy: boolean
  publish: (choice: Choice) => void
}

/** Why a draft is not published. */
function NotPublished({ outcome, problems, conflicts, draft, isBusy, publish }: NotPublishedProps) {
  if (outcome === 'published') return null
  if (outcome === 'conflict')
    return (
      <Conflicts
        conflicts={conflicts}
        sides={{ mine: 'This draft', theirs: 'Others' }}
        actions={{ mine: 'Publish as in this draft', theirs: 'Publish as the others have it' }}
        isBusy={isBusy}
        resolve={(prefer) => publish({ prefer, shown: conflicts })}
      >
        Not published: others have changed the same differently meanwhile. Everything else that you
        and they changed is kept either way.
      </Conflicts>
    )
  return (
    <div role="alert" className="warning">
      <p>Not published. Fix these first:</p>
      <ProblemList problems={problems} draft={draft} />
    </div>
  )
}
