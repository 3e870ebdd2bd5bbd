import type { ContentReport, Writing } from '../../../services/api/contract/content-report.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { useAddress } from '../address.ts'
import { useContentReport } from '../content-report.ts'
import { Tabs } from '../Tabs.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { timeInWords } from '../contacts/time.ts'
import { WritingsTable } from './WritingsTable.tsx'

const states = ['all', 'live', 'scheduled', 'draft', 'problem'] as const
const stateLabels: Record<(typeof states)[number], string> = {
  all: 'All',
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  problem: 'To mend',
}
const kinds = { post: 'Posts', guide: 'Guides', project: 'Projects' } as const

/** The list, narrowed by what stands in the address. */
export function Writings() {
  const report = useContentReport()
  if (report.isPending) return <p role="status">Loading...</p>
  if (report.isLoadingError) return <Unloaded of={report} />
  return <Loaded report={report.data} />
}

function Loaded({ report }: { report: ContentReport }) {
  const { query, change } = useAddress()
  const state = states.find((each) => each === query.get('state')) ?? 'all'
  const kind = query.get('kind') ?? ''
  const words = query.get('q') ?? ''
  const ofKind = report.writings.filter(
    (writing) => (kind === '' || writing.kind === kind) && has(writing, words),
  )
  const shown = ofKind.filter((writing) => state === 'all' || writing.state === state)
  const count = (wanted: (typeof states)[number]) =>
    wanted === 'all' ? ofKind.length : ofKind.filter(({ state }) => state === wanted).length
  return (
    <>
      <p className="desk-lead">
        As of the build of {timeInWords(report.builtAt)}, content {report.commit}. Words are changed
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
              {Object.entries(kinds).map(([value, label]) => (
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
              value={words}
              onChange={({ target }) => change({ q: target.value }, { step: false })}
            />
          )}
        </Field>
      </div>
      {shown.length > 0 ? (
        <WritingsTable writings={shown} repository={report.repository} />
      ) : (
        <p role="status">
          {nothing(state)}{' '}
          {(state !== 'all' || kind || words) && (
            <button
              type="button"
              className="quiet"
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

function has({ title, file }: Writing, words: string): boolean {
  const text = `${title} ${file}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function nothing(state: (typeof states)[number]): string {
  if (state === 'draft') return 'No drafts: a file with the line “draft: true” stands here.'
  if (state === 'scheduled')
    return 'Nothing waits for its day: a file with a later date stands here.'
  if (state === 'problem') return 'Nothing to mend.'
  return 'Nothing fits.'
}
