import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  editingPaths,
  entryResponse,
  type EntryResponse,
  type Fault,
} from '../../../services/api/editing/contract.ts'
import { namedField, type NamedField } from '../../../services/api/editing/form-contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { toast } from '../../../renderer/client/toasts.ts'
import { Button } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { FormFieldView } from './fields.tsx'
import { FormContextProvider } from './form-context.ts'
import { fieldLabel, kindLabel } from './labels.ts'
import { editorUrl, titlesOf, useOverview } from './overview.ts'
import { problemText } from './problems.tsx'
import { type Path, withValue } from './values.ts'

/** What is asked for so far, and the answers by the names of the fields. */
interface Asked {
  fields: readonly NamedField[]
  given: Readonly<Record<string, unknown>>
  problems: readonly Fault[]
}

const nothingAsked: Asked = { fields: [], given: {}, problems: [] }

/** Adds a file: its kind and name, then what its schema requires, as `npm run new` asks for it. */
export function NewEntry({ draft, kind }: { draft: string | undefined; kind: string }) {
  const { change } = useQueryParams()
  const queries = useQueryClient()
  const list = useOverview(draft)
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(nothingAsked)
  const [examples, setExamples] = useState(false)
  const add = useMutation({
    mutationFn: async () =>
      entryResponse.parse(
        await request('POST', editingPaths.newEntry, {
          ...{ draft, kind, name: name.trim(), given: asked.given, examples },
        }),
      ),
    onSuccess: async (answer) => {
      if (answer.outcome === 'asks') setAsked(nextAsked(asked, answer))
      if (answer.outcome !== 'saved') return
      await queries.invalidateQueries({ queryKey: [editingPaths.overview] })
      toast({ title: 'Added', description: 'It’s a draft until you take the mark out.' })
      change({ new: undefined, draft: answer.draft, file: answer.file })
    },
  })
  const titles = useMemo(() => titlesOf(list.data?.files ?? []), [list.data])
  const { kinds = [], names = {}, pictures = {} } = list.data ?? {}
  const refused = add.data?.outcome === 'refused' ? add.data.reason : undefined
  const rest = asked.problems.filter(({ field }) => field === '')
  return (
    <div className="edit">
      <p className="admin-intro">
        <PageLink href={editorUrl({ draft })} follow={() => change({ new: undefined })}>
          All files
        </PageLink>
      </p>
      <h2>New file</h2>
      {list.isPending && <p role="status">Loading the content...</p>}
      {list.isLoadingError && <QueryError query={list} />}
      {list.data && (
        <form
          className="edit-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!add.isPending && kind !== '' && name.trim() !== '') add.mutate()
          }}
        >
          <fieldset className="form-fieldset" disabled={add.isPending}>
            <ChoiceField
              label="Kind"
              value={kind}
              options={[['', 'Pick one'], ...kinds.map((each) => [each, kindLabel(each)] as const)]}
              choose={(wanted) => {
                setAsked(nothingAsked)
                add.reset()
                change({ new: wanted || 'file' }, { pushHistory: false })
              }}
            />
            <InputField
              label="Name"
              hint="The end of its address: lower-case words with hyphens, such as first-snow."
              value={name}
              autoComplete="off"
              maxLength={80}
              onChange={({ target }) => setName(target.value)}
            />
            <FormContextProvider
              value={{
                ...{ draft, comments: {}, names, titles, pictures },
                problems: asked.problems.map((fault) => ({
                  ...{ severity: 'error', file: '', line: 1, column: 1 },
                  ...fault,
                })),
                change: (path: Path, value: unknown) =>
                  setAsked({ ...asked, given: withGiven(asked.given, path, value) }),
                added: (into) => {
                  if (into !== draft) change({ draft: into }, { pushHistory: false })
                  void queries.invalidateQueries({ queryKey: [editingPaths.overview] })
                },
              }}
            >
              {asked.fields.map(({ name: field, field: shape }) => (
                <FormFieldView
                  key={field}
                  field={shape}
                  path={[field]}
                  value={asked.given[field]}
                  label={placeLabel(field)}
                  required
                />
              ))}
            </FormContextProvider>
            {asked.fields.length > 0 && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={examples}
                  onChange={({ target }) => setExamples(target.checked)}
                />{' '}
                Use examples for what’s empty. I’ll replace them in the file.
              </label>
            )}
          </fieldset>
          {refused !== undefined && (
            <p role="alert" className="field-error message">
              {refused}
            </p>
          )}
          {rest.length > 0 && (
            <ul className="problems" role="alert">
              {rest.map((problem) => (
                <li key={problem.reason}>{problemText(problem)}</li>
              ))}
            </ul>
          )}
          <ErrorMessage error={add.error} />
          <div className="row-actions">
            <Button
              type="submit"
              disabled={add.isPending || !kinds.includes(kind) || name.trim() === ''}
            >
              {add.isPending ? 'Checking...' : asked.fields.length === 0 ? 'Next' : 'Add it'}
            </Button>
            <p role="status">
              {!add.isPending && asked.problems.length > 0 && `${asked.problems.length} to fix.`}
            </p>
          </div>
        </form>
      )}
    </div>
  )
}

/** The questions of an answer: what was answered stays, and what nobody has seen yet has no problem. */
function nextAsked(before: Asked, answer: EntryResponse): Asked {
  const fields = namedField.array().parse(answer.fields)
  const seen = new Set(before.fields.map(({ name }) => name))
  const names = fields.map(({ name }) => name)
  const suggested = answer.suggested ?? {}
  const given = Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const value = seen.has(name) ? before.given[name] : suggested[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const problems = answer.problems.filter(
    ({ field }) => field === '' || [...seen].some((name) => field.startsWith(name)),
  )
  return { fields, given, problems }
}

/** Answers are by the whole place of their field. */
function withGiven(given: Asked['given'], path: Path, value: unknown): Asked['given'] {
  const [name = '', ...inner] = path
  const changed = withValue(given[name], inner, value)
  const { [name]: _, ...others } = given
  return changed === undefined ? others : { ...given, [name]: changed }
}

/** `hub.steps[0].title` → `Hub · Steps · 1 · Title` */
const placeLabel = (place: string): string =>
  place
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : fieldLabel(part)))
    .join(' · ')
