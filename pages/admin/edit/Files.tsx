import { z } from 'zod'
import type { ContentFile, Overview } from '../../../services/api/editing/contract.ts'
import { foldText } from '../../../services/api/contract/fold-text.ts'
import { SearchBox, SelectField, PageLink } from '../resource/filters.tsx'
import { useListUrl } from '../resource/list-url.ts'
import { useQueryParams } from '../resource/query-params.ts'
import { Empty, ResourceTable } from '../resource/ResourceTable.tsx'
import type { Column } from '../resource/TableRows.tsx'
import { Drafts } from './Drafts.tsx'
import { editorUrl, useOverview, useProblems } from './overview.ts'
import { kindLabel } from './labels.ts'
import { ProblemList } from './problems.tsx'
import { hasUnsaved, unsavedEntriesOf } from './unsaved.ts'

const filesQuery = z.object({
  kind: z.string().default(''),
  q: z.string().default(''),
  draft: z.string().optional(),
})

/** The list of all files, with the drafts above it. */
export function Files({ draft }: { draft: string | undefined }) {
  const url = useListUrl(filesQuery)
  const { change } = useQueryParams()
  const list = useOverview(draft)
  const { kind, q } = url.query
  const unfinished = unsavedEntriesOf(draft)
  const { files = [], mode } = list.data ?? {}
  if (list.data?.mode === 'off') return <NotSetUp />
  const kinds = [...new Set(files.map((each) => each.kind))].sort()
  const words = foldText(q).split(/\s+/)
  const shown = files.filter(
    (each) =>
      (kind === '' || each.kind === kind) &&
      words.every((word) => foldText(`${each.title} ${each.file}`).includes(word)),
  )
  return (
    <div className="edit">
      <p className="admin-intro">
        {mode === 'checkout'
          ? 'This is the content folder on this computer: saving writes the file.'
          : 'What you save is kept in a draft. Visitors see it once the draft is published.'}
      </p>
      {list.data?.trouble !== undefined && <Trouble text={list.data.trouble} />}
      {list.data && mode === 'repository' && (
        <Drafts drafts={list.data.drafts} files={list.data.files} current={draft} />
      )}
      {list.data && (
        <div className="row-actions">
          {[
            ...unfinished.map(({ kind: of, translation }) => ({ of, name: translation })),
            ...(unfinished.some(({ translation }) => translation === undefined)
              ? []
              : [{ of: undefined, name: undefined }]),
          ].map(({ of, name }) => {
            const begin = { new: of ?? (kind || 'file'), name }
            return (
              <PageLink
                key={name ?? ''}
                className="button"
                href={editorUrl({ draft, ...begin })}
                follow={() => change(begin)}
              >
                {name === undefined
                  ? of === undefined
                    ? 'New file'
                    : 'Finish the new file'
                  : `Finish the translation ${name}`}
              </PageLink>
            )
          })}
        </div>
      )}
      {list.data && <ToFix draft={draft} />}
      <ResourceTable
        label="Files"
        className="admin-table content-table"
        query={list}
        rows={shown.map((each) => ({ ...each, id: each.file }))}
        loading="Loading the content..."
        filters={
          list.data && (
            <>
              <SelectField
                label="Kind"
                value={kind}
                options={[
                  ['', 'Everything'],
                  ...kinds.map((each) => [each, kindLabel(each)] as const),
                ]}
                choose={(wanted) => url.filter({ kind: wanted })}
              />
              <SearchBox label="Search" placeholder="Title or file" url={url} />
            </>
          )
        }
        empty={
          <Empty
            message="Nothing matches."
            action={`Show all ${files.length}`}
            onAction={() => url.filter({ kind: '', q: '' })}
          />
        }
        columns={columnsFor(list.data, draft, (file) => change({ file }))}
        shortcuts
      />
    </div>
  )
}

/** What stops publishing, once the check is through. */
function ToFix({ draft }: { draft: string | undefined }) {
  const { data, isPending } = useProblems(draft)
  const errors = data?.problems.filter(({ severity }) => severity === 'error') ?? []
  if (isPending) return <p role="status">Checking all files...</p>
  if (errors.length === 0) return null
  return (
    <section aria-labelledby="to-fix">
      <h2 id="to-fix">To fix</h2>
      <ProblemList problems={errors} draft={draft} />
    </section>
  )
}

const columnsFor = (
  data: Overview | undefined,
  draft: string | undefined,
  open: (file: string) => void,
): Column<ContentFile & { id: string }>[] => {
  const changed = new Set(data?.drafts.find(({ name }) => name === draft)?.files)
  return [
    {
      id: 'title',
      header: 'Title',
      cell: ({ file, title, language }) => (
        <>
          <PageLink href={editorUrl({ draft, file })} follow={() => open(file)}>
            <b lang={language}>{title}</b>
          </PageLink>
          <p className="subtext">
            <code className="source-file">{file}</code>
          </p>
        </>
      ),
    },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => kindLabel(kind) },
    {
      id: 'state',
      header: 'State',
      cell: ({ file, state }) => {
        const notes = [
          state === 'draft' && 'Not on the site yet',
          state === 'scheduled' && 'Scheduled',
          state === 'ended' && 'Ended',
          changed.has(file) && 'Changed in this draft',
          hasUnsaved(draft, file) && 'Not saved yet',
        ].filter((note) => note !== false)
        return notes.length > 0 && <span className="state">{notes.join(' · ')}</span>
      },
    },
  ]
}

const Trouble = ({ text }: { text: string }) => (
  <div className="warning" role="alert">
    <p>We can’t reach the repository of the content. You may be looking at an older state.</p>
    <p>
      <code>{text}</code>
    </p>
  </div>
)

const NotSetUp = () => (
  <div className="edit">
    <p>Editing isn’t set up on this server yet.</p>
    <p>
      It takes the git repository of the content: whoever looks after the server sets{' '}
      <code>CONTENT_REPOSITORY</code>, as docs/deploy says. On your own computer,{' '}
      <code>npm run dev</code> edits the content folder without it.
    </p>
  </div>
)
