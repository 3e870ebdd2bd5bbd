import type { ContentReport, ContentEntry } from '../../../services/api/contract/content-report.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { useContentReport } from '../content-report.ts'
import { Tabs } from '../resource/Tabs.tsx'
import { QueryError } from '../ErrorMessage.tsx'
import { formatTime } from '../format.ts'
import { ContentTable } from './ContentTable.tsx'

const states = ['all', 'live', 'scheduled', 'draft', 'problem'] as const
const stateLabels: Record<(typeof states)[number], string> = {
  all: 'All',
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  problem: 'Needs fixing',
}

/** The list, filtered by the query in the address. */
export function ContentList() {
  const report = useContentReport()
  if (report.isPending) return <p role="status">Loading...</p>
  if (report.isLoadingError) return <QueryError query={report} />
  return <LoadedContentList report={report.data} />
}

function LoadedContentList({ report }: { report: ContentReport }) {
  const { query, change } = useQueryParams()
  const state = states.find((each) => each === query.get('state')) ?? 'all'
  const kind = query.get('kind') ?? ''
  const search = query.get('q') ?? ''
  const kinds = new Map(report.writings.map(({ kind, label }) => [kind, label]))
  const ofKind = report.writings.filter(
    (writing) => (kind === '' || writing.kind === kind) && matchesSearch(writing, search),
  )
  const shown = ofKind.filter((writing) => state === 'all' || writing.state === state)
  const count = (wanted: (typeof states)[number]) =>
    wanted === 'all' ? ofKind.length : ofKind.filter(({ state }) => state === wanted).length
  return (
    <>
      <p className="admin-intro">
        As of the build of {formatTime(report.builtAt)}, content {report.commit}. Words are changed
        in the files; a new build shows them here.
      </p>
      <div className="filters">
        <Tabs
          label="State"
          value={state}
          tabs={states.map((value) => ({ value, label: stateLabels[value], count: count(value) }))}
          choose={(value) => change({ state: value === 'all' ? undefined : value })}
        />
        <Field label="Kind">
          {(wired) => (
            <select
              {...wired}
              value={kind}
              onChange={({ target }) => change({ kind: target.value })}
            >
              <option value="">All kinds</option>
              {[...kinds].sort().map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Search">
          {(wired) => (
            <input
              {...wired}
              type="search"
              value={search}
              onChange={({ target }) => change({ q: target.value }, { pushHistory: false })}
            />
          )}
        </Field>
      </div>
      {shown.length > 0 ? (
        <ContentTable writings={shown} repository={report.repository} />
      ) : (
        <p role="status">
          {emptyText(state)}{' '}
          {(state !== 'all' || kind || search) && (
            <button
              type="button"
              className="text-button"
              onClick={() => change({ state: undefined, kind: undefined, q: undefined })}
            >
              Show all {report.writings.length}
            </button>
          )}
        </p>
      )}
    </>
  )
}

function matchesSearch({ title, file }: ContentEntry, words: string): boolean {
  const haystack = `${title} ${file}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

function emptyText(state: (typeof states)[number]): string {
  if (state === 'draft') return 'No drafts: a file with the line “draft: true” stands here.'
  if (state === 'scheduled')
    return 'Nothing waits for its day: a file with a later date stands here.'
  if (state === 'problem') return 'Nothing to fix.'
  return 'Nothing fits.'
}
