import { z } from 'zod'
import type {
  ContentEntry,
  ContentSource,
} from '../../../services/api/site/content-report-contract.ts'
import { foldText } from '../../../services/api/contract/fold-text.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { isDueForBuild, useContentReport } from '../content-report.ts'
import { draftsEdition } from '../../../services/api/previews/contract.ts'
import { SharePreview } from '../components/SharePreview.tsx'
import { PreviewLinks } from './PreviewLinks.tsx'
import { formatDay } from '../format.ts'
import { useNow } from '../hooks.ts'
import { useOfficeTime } from '../office-time.ts'
import { SearchBox, SelectField, StateTabs } from '../resource/filters.tsx'
import { useListUrl } from '../resource/list-url.ts'
import { Empty, ResourceTable } from '../resource/ResourceTable.tsx'
import type { Column } from '../resource/TableRows.tsx'
import { FileLink } from '../components/tables.tsx'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { Upcoming } from './Upcoming.tsx'

/** Posts, guides, projects and the other reported kinds of content, with their state. */
export const Page = () => (
  <AdminLayout>
    <ContentList />
  </AdminLayout>
)

const states = ['live', 'scheduled', 'draft', 'ended', 'problem'] as const
type State = (typeof states)[number]

const tabLabels: Record<State, string> = {
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  ended: 'Ended',
  problem: 'Needs fixing',
}

const contentQuery = z.object({
  state: z.enum(states).optional(),
  kind: z.string().default(''),
  q: z.string().default(''),
})

/** The list, filtered in the browser by the query in the address. */
function ContentList() {
  const { formatTime, dayOf } = useOfficeTime()
  const now = useNow()
  const url = useListUrl(contentQuery)
  const { state, kind, q } = url.query
  const list = useContentReport()
  const { writings = [], builtAt, commit, source } = list.data ?? {}
  const kinds = new Map(writings.map((entry) => [entry.kind, entry.label]))
  const matching = writings.filter(
    (entry) => (kind === '' || entry.kind === kind) && matchesSearch(entry, q),
  )
  return (
    <>
      {builtAt !== undefined && (
        <p className="admin-intro">
          From the build of {formatTime(builtAt)}, content {commit}. To change a page, edit its
          file. You’ll see it here after the next build.
        </p>
      )}
      <Upcoming changes={list.data?.upcoming ?? []} source={source} until={list.data?.knownUntil} />
      <ResourceTable
        label="Content"
        className="admin-table content-table"
        query={list}
        rows={matching
          .filter((entry) => state === undefined || entry.state === state)
          .map((entry) => ({ ...entry, id: entry.file }))}
        loading="Loading..."
        filters={
          list.data && (
            <>
              <StateTabs
                labels={tabLabels}
                count={(each) => matching.filter((entry) => entry.state === each).length}
                state={state}
                choose={(wanted) => url.filter({ state: wanted })}
              />
              <SelectField
                label="Kind"
                value={kind}
                options={[['', 'All kinds'], ...[...kinds].sort()]}
                choose={(wanted) => url.filter({ kind: wanted })}
              />
              <SearchBox label="Search" placeholder="Title or file" url={url} />
            </>
          )
        }
        empty={
          <Empty
            message={emptyText(state)}
            action={`Show all ${writings.length}`}
            onAction={() => url.go({})}
          />
        }
        columns={contentColumns(source, dayOf(new Date(now)))}
        shortcuts
      />
      <PreviewLinks />
    </>
  )
}

const stateLabels: Record<State, string> = { ...tabLabels, draft: 'Draft' }

/**
 * The columns of the list. An entry's problems are under its title, with file and line.
 *
 * @param source the content folder
 */
const contentColumns = (
  source: ContentSource | undefined,
  today: string,
): Column<ContentEntry>[] => [
  {
    id: 'title',
    header: 'Title',
    cell: (entry) => (
      <>
        <Title writing={entry} />
        <p className="subtext">
          <FileLink file={entry.file} source={source} />
        </p>
        {entry.problems.length > 0 && (
          <ul className="problems">
            {entry.problems.map(({ file, line, column, field, reason, repair }) => (
              <li key={`${line}:${column}:${reason}`}>
                <FileLink file={file} line={line} source={source} />{' '}
                {[field, reason, repair].filter(Boolean).join(' — ')}
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  },
  { id: 'kind', header: 'Kind', cell: ({ label }) => label },
  {
    id: 'state',
    header: 'State',
    cell: (entry) => (
      <>
        <span className="state" data-state={entry.state}>
          {stateLabels[entry.state]}
        </span>
        {isDueForBuild(entry, today) && (
          <p className="subtext">Its day is here. The next build publishes it.</p>
        )}
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ date, from, until, updated }) => (
      <>
        {date && (
          <time dateTime={date}>
            {formatDay(date)}
            {timeIn(from)}
          </time>
        )}
        {until && (
          <p className="subtext">
            until {formatDay(until.slice(0, 10))}
            {timeIn(until)}
          </p>
        )}
        {updated && <p className="subtext">updated {formatDay(updated)}</p>}
      </>
    ),
  },
  {
    id: 'words',
    header: 'Words',
    number: true,
    cell: ({ words }) => words > 0 && words.toLocaleString('en'),
  },
  {
    id: 'grade',
    header: 'Grade',
    number: true,
    cell: ({ words, grade }) => words > 0 && grade.toFixed(1),
  },
]

/** The time of a moment as files have it, `2026-12-01 07:00`; nothing for a day alone. */
const timeIn = (moment = ''): string => moment.slice(10).replace(' ', ', ')

function Title({ writing: { title, path, preview } }: { writing: ContentEntry }) {
  if (preview)
    return (
      <>
        <b>{title}</b>{' '}
        <a href={paths.preview(draftsEdition) + path}>
          Preview<span className="visually-hidden"> {title}</span>
        </a>{' '}
        <SharePreview path={path} title={title} />
      </>
    )
  return path ? <a href={path}>{title}</a> : <b>{title}</b>
}

function matchesSearch({ title, file }: ContentEntry, words: string): boolean {
  const haystack = foldText(`${title} ${file}`)
  return foldText(words)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

function emptyText(state: State | undefined): string {
  if (state === 'draft') return 'No drafts. Files with the line “draft: true” show up here.'
  if (state === 'scheduled')
    return 'Nothing scheduled. Files with a later “date” or “from” show up here.'
  if (state === 'ended') return 'Nothing has ended. Files with an earlier “until” show up here.'
  if (state === 'problem') return 'Nothing to fix.'
  return 'Nothing matches.'
}
