import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import {
  type ContentFile,
  editingPaths,
  entryResponse,
} from '../../../services/api/editing/contract.ts'
import { languageName } from '../../../services/content/model/languages.ts'
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
import { fieldLabel, kindLabel, singleFileLabel } from './labels.ts'
import { editorUrl, titlesOf, useOverview } from './overview.ts'
import { problemText } from './problems.tsx'
import { keepUnsavedEntry, type UnsavedEntry, unsavedEntryFor } from './unsaved.ts'
import type { Path } from './values.ts'

/** The folder of what readers download or play, which is sent as it is. */
const downloads = 'files'
/** The kind of files that a site has once. */
const wholeSite = 'site'

/** Adds a file: its kind and name, then what its schema requires, as `npm run new` asks for it. */
export function NewEntry({
  draft,
  kind,
  translation,
}: {
  draft: string | undefined
  kind: string
  /** The name of a translation that is to be begun: `roofing.es`. */
  translation: string | undefined
}) {
  const { change } = useQueryParams()
  const queries = useQueryClient()
  const list = useOverview(draft)
  const [typed, setTyped] = useState(() => {
    const kept = unsavedEntryFor(draft, translation)
    return kept?.kind === kind ? kept : nothingTyped(kind, translation)
  })
  const { name, asked, examples } = typed
  // A picture that is added begins a draft, before the next render.
  const place = useRef(draft)
  /** Kept, so that it is here again after a look at another file. */
  const edit = (next: UnsavedEntry) => {
    setTyped(next)
    keepUnsavedEntry(place.current, translation, isEmpty(next) ? undefined : next)
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
      keepUnsavedEntry(place.current, translation, undefined)
      await queries.invalidateQueries({ queryKey: [editingPaths.overview] })
      toast({
        title: 'Added',
        description:
          'Fill in the rest and save. It’s on the site once it is published and isn’t marked as a draft.',
      })
      change({ ...leave, draft: answer.draft, file: answer.file })
    },
  })
  const titles = useMemo(() => titlesOf(list.data?.files ?? []), [list.data])
  const { kinds = [], absent = [], names = {}, pictures = {} } = list.data ?? {}
  const leave = { new: undefined, name: undefined }
  const canAdd = translation !== undefined || kind === wholeSite
  const refused = add.data?.outcome === 'refused' ? add.data.reason : undefined
  const rest = asked.problems.filter(({ field }) => field === '')
  const kindField = (
    <ChoiceField
      label="Kind"
      value={kind}
      options={[
        ['', 'Pick one'],
        ...[...kinds, downloads, ...(absent.length > 0 ? [wholeSite] : [])]
          .map((each) => [each, kindLabel(each)] as const)
          .sort(([, one], [, other]) => one.localeCompare(other)),
      ]}
      choose={(wanted) => {
        const chosen = wanted || 'file'
        edit({
          ...nothingTyped(chosen),
          ...(chosen !== wholeSite && kind !== wholeSite && { name }),
        })
        add.reset()
        change({ new: chosen }, { pushHistory: false })
      }}
    />
  )
  return (
    <div className="edit">
      <p className="admin-intro">
        <PageLink href={editorUrl({ draft })} follow={() => change(leave)}>
          All files
        </PageLink>
      </p>
      <h2>{translation === undefined ? 'New file' : 'New translation'}</h2>
      {translation !== undefined && list.data && (
        <Original {...{ draft, kind, translation }} files={list.data.files} />
      )}
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
            {translation === undefined && kindField}
            {translation === undefined && kind === wholeSite && (
              <ChoiceField
                label="File"
                value={name}
                options={[
                  ['', 'Pick one'],
                  ...absent.map(
                    (file) => [file.replace(/\.yaml$/, ''), singleFileLabel(file)] as const,
                  ),
                ]}
                choose={(wanted) => {
                  add.reset()
                  edit({ ...nothingTyped(kind), name: wanted })
                }}
              />
            )}
            {translation === undefined && kind !== wholeSite && (
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
            )}
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
                    keepUnsavedEntry(into, translation, unsavedEntryFor(draft, translation))
                    keepUnsavedEntry(draft, translation, undefined)
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
            {asked.fields.length > 0 && translation === undefined && (
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
              disabled={add.isPending || !(canAdd || kinds.includes(kind)) || name.trim() === ''}
            >
              {add.isPending ? 'Checking...' : asked.fields.length === 0 ? 'Next' : 'Add it'}
            </Button>
            {!isEmpty(typed) && (
              <TextButton
                disabled={add.isPending}
                onClick={() => {
                  add.reset()
                  edit(nothingTyped(kind, translation))
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

const nothingTyped = (kind: string, translation?: string): UnsavedEntry => ({
  ...{ kind, name: translation ?? '', asked: nothingAsked, examples: false },
  ...(translation !== undefined && { translation }),
})

const isEmpty = ({ name, asked, translation }: UnsavedEntry): boolean =>
  (translation !== undefined || name.trim() === '') && Object.keys(asked.given).length === 0

/** What is translated, into which language, with a link to it. */
function Original({
  draft,
  kind,
  translation,
  files,
}: {
  draft: string | undefined
  kind: string
  translation: string
  files: readonly ContentFile[]
}) {
  const { change } = useQueryParams()
  const name = translation.replace(/\.[a-z]{2}$/, '')
  const path = kind === wholeSite ? `${name}.` : `${kind}/${name}.`
  const original = files.find(({ file }) => file.replace(/(?:md|yaml)$/, '') === path)
  const language = translation.slice(-2)
  if (!original) return <p>There’s no file that this could be a translation of.</p>
  const { file, title } = original
  return (
    <p>
      <PageLink
        href={editorUrl({ draft, file })}
        follow={() => change({ new: undefined, name: undefined, file })}
      >
        {title}
      </PageLink>{' '}
      in <span lang={language}>{languageName(language)}</span>: first the words that it can’t be
      without.
    </p>
  )
}

/** `hub.steps[0].title` → `Hub · Steps · 1 · Title` */
const placeLabel = (place: string): string =>
  place
    // Of a list that is the whole file, the first entry is asked for.
    .replace(/^\[0\]\./, '')
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : fieldLabel(part)))
    .join(' · ')
