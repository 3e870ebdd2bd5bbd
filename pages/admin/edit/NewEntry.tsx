import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { editingPaths, entryResponse } from '../../../services/api/editing/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { toast } from '../../../renderer/client/toasts.ts'
import { Button, TextButton } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { AddDownload } from './AddDownload.tsx'
import { nextAsked, nothingAsked, withGiven, withoutSuggested } from './asked.ts'
import { FormFieldView } from './fields.tsx'
import { FormContextProvider } from './form-context.ts'
import { fieldLabel, kindLabel } from './labels.ts'
import { editorUrl, titlesOf, useOverview } from './overview.ts'
import { problemText } from './problems.tsx'
import { keepUnsavedEntry, type UnsavedEntry, unsavedEntryFor } from './unsaved.ts'
import type { Path } from './values.ts'

/** The folder of what readers download or play, which is sent as it is. */
const downloads = 'files'

/** Adds a file: its kind and name, then what its schema requires, as `npm run new` asks for it. */
export function NewEntry({ draft, kind }: { draft: string | undefined; kind: string }) {
  const { change } = useQueryParams()
  const queries = useQueryClient()
  const list = useOverview(draft)
  const [typed, setTyped] = useState(() => {
    const kept = unsavedEntryFor(draft)
    return kept?.kind === kind ? kept : nothingTyped(kind)
  })
  const { name, asked, examples } = typed
  // A picture that is added begins a draft, before the next render.
  const place = useRef(draft)
  /** Kept, so that it is here again after a look at another file. */
  const edit = (next: UnsavedEntry) => {
    setTyped(next)
    keepUnsavedEntry(place.current, isEmpty(next) ? undefined : next)
  }
  const add = useMutation({
    mutationFn: async () =>
      entryResponse.parse(
        await request('POST', editingPaths.newEntry, {
          ...{ draft, kind, name: name.trim(), given: asked.given, examples },
        }),
      ),
    onSuccess: async (answer) => {
      if (answer.outcome === 'asks') edit({ ...typed, asked: nextAsked(asked, answer) })
      if (answer.outcome !== 'saved') return
      keepUnsavedEntry(place.current, undefined)
      await queries.invalidateQueries({ queryKey: [editingPaths.overview] })
      toast({
        title: 'Added',
        description:
          'Fill in the rest and save. It’s on the site once it is published and isn’t marked as a draft.',
      })
      change({ new: undefined, draft: answer.draft, file: answer.file })
    },
  })
  const titles = useMemo(() => titlesOf(list.data?.files ?? []), [list.data])
  const { kinds = [], names = {}, pictures = {} } = list.data ?? {}
  const refused = add.data?.outcome === 'refused' ? add.data.reason : undefined
  const rest = asked.problems.filter(({ field }) => field === '')
  const kindField = (
    <ChoiceField
      label="Kind"
      value={kind}
      options={[
        ['', 'Pick one'],
        ...[...kinds, downloads].sort().map((each) => [each, kindLabel(each)] as const),
      ]}
      choose={(wanted) => {
        const chosen = wanted || 'file'
        edit({ ...nothingTyped(chosen), name })
        add.reset()
        change({ new: chosen }, { pushHistory: false })
      }}
    />
  )
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
      {list.data && kind === downloads && (
        <div className="edit-form">
          {kindField}
          <AddDownload
            draft={draft}
            added={(file, into) => {
              void queries.invalidateQueries({ queryKey: [editingPaths.overview] })
              change({ new: undefined, draft: into, file: `${downloads}/${file}` })
            }}
          />
        </div>
      )}
      {list.data && kind !== downloads && (
        <form
          className="edit-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!add.isPending && kind !== '' && name.trim() !== '') add.mutate()
          }}
        >
          <fieldset className="form-fieldset" disabled={add.isPending}>
            {kindField}
            <InputField
              label="Name"
              hint="The end of its address: lower-case words with hyphens, such as first-snow."
              value={name}
              autoComplete="off"
              maxLength={80}
              onChange={({ target }) =>
                edit({ ...typed, name: target.value, asked: withoutSuggested(asked) })
              }
            />
            <FormContextProvider
              value={{
                ...{ draft, comments: {}, names, titles, pictures },
                problems: asked.problems.map((fault) => ({
                  ...{ severity: 'error', file: '', line: 1, column: 1 },
                  ...fault,
                })),
                change: (path: Path, value: unknown) =>
                  edit({
                    ...typed,
                    asked: { ...asked, given: withGiven(asked.given, path, value) },
                  }),
                added: (into) => {
                  if (into !== draft) {
                    keepUnsavedEntry(into, unsavedEntryFor(draft))
                    keepUnsavedEntry(draft, undefined)
                    place.current = into
                    change({ draft: into }, { pushHistory: false })
                  }
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
                  onChange={({ target }) => edit({ ...typed, examples: target.checked })}
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
            {!isEmpty(typed) && (
              <TextButton
                disabled={add.isPending}
                onClick={() => {
                  add.reset()
                  edit(nothingTyped(kind))
                }}
              >
                Forget my answers
              </TextButton>
            )}
            <p role="status">
              {!add.isPending && asked.problems.length > 0 && `${asked.problems.length} to fix.`}
            </p>
          </div>
        </form>
      )}
    </div>
  )
}

const nothingTyped = (kind: string): UnsavedEntry => ({
  ...{ kind, name: '', asked: nothingAsked, examples: false },
})

const isEmpty = ({ name, asked }: UnsavedEntry): boolean =>
  name.trim() === '' && Object.keys(asked.given).length === 0

/** `hub.steps[0].title` → `Hub · Steps · 1 · Title` */
const placeLabel = (place: string): string =>
  place
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : fieldLabel(part)))
    .join(' · ')
