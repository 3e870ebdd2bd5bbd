import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  checkResponse,
  editingPaths,
  openedFile,
  type OpenedFile,
  type Overview,
  presence,
  saveResponse,
  type SaveResponse,
} from '../../../services/api/editing/contract.ts'
import type { FileContent } from '../../../services/api/editing/form-contract.ts'
import { formField } from '../../../services/api/editing/form-contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { Button, TextButton } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { useResource } from '../resource/use-resource.ts'
import { Conflicts } from './Conflicts.tsx'
import { EntryActions } from './EntryActions.tsx'
import { Fields, FormFieldView } from './fields.tsx'
import { FormContextProvider } from './form-context.ts'
import { History } from './History.tsx'
import { kindLabel } from './labels.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { editorUrl, inDraft, titlesOf, useOverview, useProblems } from './overview.ts'
import { problemText, ProblemList } from './problems.tsx'
import { keepUnsaved, type Unsaved, unsavedFor } from './unsaved.ts'
import { Translations } from './Translations.tsx'
import { type Path, withValue } from './values.ts'

interface EditorProps {
  draft: string | undefined
  file: string
}

/** One file as a form. */
export function Editor({ draft, file }: EditorProps) {
  const { change } = useQueryParams()
  const list = useOverview(draft)
  const opened = useResource({
    key: [editingPaths.file],
    path: editingPaths.file,
    search: inDraft({ draft, file }),
    response: openedFile,
    staleTime: Infinity,
  })
  // Outlives the form, which begins anew with what was saved.
  const [saved, setSaved] = useState<SaveResponse>()
  const title = list.data?.files.find((each) => each.file === file)?.title ?? file
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
      <h2>{title}</h2>
      <p className="subtext">
        {opened.data && `${kindLabel(opened.data.kind)} · `}
        <code className="source-file">{file}</code>
      </p>
      {opened.data && <Translations draft={draft} opened={opened.data} />}
      {opened.isPending && <p role="status">Loading the file...</p>}
      {opened.isLoadingError && <QueryError query={opened} />}
      {list.isLoadingError && <QueryError query={list} />}
      {opened.data && list.data && (
        <FileForm
          key={`${file} ${opened.data.version}`}
          draft={draft}
          opened={opened.data}
          overview={list.data}
          saved={saved}
          setSaved={setSaved}
        />
      )}
    </div>
  )
}

interface FileFormProps {
  draft: string | undefined
  opened: OpenedFile
  overview: Overview
  saved: SaveResponse | undefined
  setSaved: (saved: SaveResponse | undefined) => void
}

/** How long nothing is typed before the check looks. In ms. */
const pauseMs = 700

function FileForm({ draft, opened, overview, saved, setSaved }: FileFormProps) {
  const { file, version } = opened
  const { change: changeAddress } = useQueryParams()
  const queries = useQueryClient()
  const form = useMemo(() => formField.parse(opened.form), [opened])
  const [{ base, content }, setWritten] = useState(
    () => unsavedFor(draft, file) ?? unchanged(opened),
  )
  const isChanged = content !== base
  const check = useMutation({
    mutationFn: async (written: FileContent) =>
      checkResponse.parse(await request('POST', editingPaths.check, { draft, file, ...written })),
  })
  const save = useMutation({
    mutationFn: async ({ sent, prefer }: { sent: FileContent; prefer?: 'mine' | 'theirs' }) =>
      saveResponse.parse(
        await request('POST', editingPaths.file, {
          ...{ draft, file, was: base, ...sent },
          ...(prefer && { prefer }),
        }),
      ),
    onSuccess: async (answer, { sent }) => {
      setSaved(answer)
      if (answer.outcome !== 'saved' && answer.outcome !== 'unchanged') return
      // A picture that was being sent may have changed a field meanwhile.
      const written = unsavedFor(draft, file)?.content
      keepUnsaved(draft, file, undefined)
      if (written && written !== sent)
        keepUnsaved(answer.draft ?? draft, file, { base: sent, content: written })
      else setWritten({ base: sent, content: sent })
      if (answer.draft !== undefined && answer.draft !== draft)
        changeAddress({ draft: answer.draft }, { pushHistory: false })
      await reload()
    },
  })
  /** Resolves with the file as it is; the lists follow. */
  const reload = () => {
    for (const key of [editingPaths.overview, editingPaths.history])
      void queries.invalidateQueries({ queryKey: [key] })
    return queries.invalidateQueries({ queryKey: [editingPaths.file] })
  }
  // A picture that is added begins a draft, before the next render.
  const place = useRef(draft)
  useEffect(() => {
    place.current = draft
  }, [draft])
  const edit = (next: FileContent) => {
    setWritten({ base, content: next })
    setSaved(undefined)
    keepUnsaved(place.current, file, { base, content: next })
  }
  const whole = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (saved?.outcome === 'refused')
      whole.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [saved])
  const look = useEffectEvent(() => check.mutate(content))
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(look, pauseMs)
    return () => clearTimeout(timer)
  }, [content, isChanged])

  const inAll = useProblems(draft).data?.problems ?? []
  const known = inAll.filter((problem) => problem.file === `content/${file}`)
  const refused = saved?.outcome === 'refused' ? saved : undefined
  const { problems = known, elsewhere = [] } =
    refused ?? (isChanged && check.data ? check.data : {})
  const titles = useMemo(() => titlesOf(overview.files), [overview])
  const rest = problems.filter(({ field }) => field === '')
  return (
    <>
      <OtherDrafts drafts={overview.drafts} draft={draft} file={file} />
      <Others
        draft={draft}
        file={file}
        version={version}
        isChanged={isChanged}
        reload={() => void reload()}
      />
      <form
        ref={whole}
        className="edit-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate({ sent: content })
        }}
      >
        <FormContextProvider
          value={{
            draft,
            problems,
            comments: opened.comments,
            names: overview.names,
            titles,
            pictures: overview.pictures,
            original: opened.original,
            change: (path: Path, value: unknown) =>
              edit({ ...content, data: withValue(content.data, path, value) }),
            added: (into) => {
              if (into !== draft) {
                keepUnsaved(into, file, unsavedFor(draft, file) ?? { base, content })
                keepUnsaved(draft, file, undefined)
                place.current = into
                changeAddress({ draft: into }, { pushHistory: false })
              }
              void queries.invalidateQueries({ queryKey: [editingPaths.overview] })
            },
          }}
        >
          {/* What is typed while it is saved would not be in what was sent. */}
          <fieldset className="form-fieldset" disabled={save.isPending}>
            {opened.comments[''] !== undefined && (
              <p className="field-hint">{opened.comments['']}</p>
            )}
            {form.type === 'group' ? (
              <Fields field={form} path={[]} value={content.data} />
            ) : (
              <FormFieldView field={form} path={[]} value={content.data} label="Entries" required />
            )}
            {content.body !== undefined && (
              <MarkdownField
                draft={draft}
                file={file}
                value={content.body}
                original={opened.original}
                change={(body) => edit({ ...content, body })}
              />
            )}
          </fieldset>
        </FormContextProvider>
        <div className="save-bar">
          {rest.length > 0 && (
            <ul className="problems">
              {rest.map((problem) => (
                <li key={`${problem.line}:${problem.reason}`}>
                  Line {problem.line} {problemText(problem)}
                </li>
              ))}
            </ul>
          )}
          {elsewhere.length > 0 && (
            <>
              <p>Other files would have a problem with this:</p>
              <ProblemList problems={elsewhere} draft={draft} />
            </>
          )}
          {saved?.outcome === 'conflict' && (
            <Conflicts
              conflicts={saved.conflicts}
              sides={{ mine: 'Yours', theirs: 'Theirs' }}
              actions={{ mine: 'Save with mine', theirs: 'Save with theirs' }}
              isBusy={save.isPending}
              resolve={(prefer) => save.mutate({ sent: content, prefer })}
            >
              Not saved: somebody else has changed the same since you opened the file.
            </Conflicts>
          )}
          <div className="row-actions">
            <Button type="submit" disabled={save.isPending || !isChanged}>
              {save.isPending ? 'Checking and saving...' : 'Save'}
            </Button>
            {isChanged && (
              <TextButton
                disabled={save.isPending}
                onClick={() => {
                  keepUnsaved(draft, file, undefined)
                  setSaved(undefined)
                  setWritten(unchanged(opened))
                }}
              >
                Forget my changes
              </TextButton>
            )}
            <p role="status" className={refused ? 'field-error' : 'success-message'}>
              {statusText(saved, {
                isChanged,
                isSaving: save.isPending,
                isChecking: check.isPending,
                errors: errorsIn(problems),
              })}
            </p>
          </div>
          <ErrorMessage error={save.error ?? check.error} />
        </div>
      </form>
      <History
        draft={draft}
        file={file}
        isChanged={isChanged || save.isPending}
        done={(answer) => {
          setSaved(answer)
          if (answer.draft !== undefined && answer.draft !== draft)
            changeAddress({ draft: answer.draft }, { pushHistory: false })
          void reload()
        }}
      />
      {(overview.kinds.includes(opened.kind) || opened.kind === 'images') && (
        <EntryActions
          draft={draft}
          file={file}
          title={titles.get(file.replace(/\.\w+$/, '')) ?? file}
          isChanged={isChanged}
          isBusy={save.isPending}
        />
      )}
    </>
  )
}

/** A file as it was opened, with nothing written. */
function unchanged({ data, body }: OpenedFile): Unsaved {
  const content = { data, ...(body !== undefined && { body }) }
  return { base: content, content }
}

const errorsIn = (problems: readonly { severity: string }[]) =>
  problems.filter(({ severity }) => severity === 'error').length

function statusText(
  saved: SaveResponse | undefined,
  {
    isChanged,
    isSaving,
    isChecking,
    errors,
  }: { isChanged: boolean; isSaving: boolean; isChecking: boolean; errors: number },
): string {
  if (isSaving) return ''
  if (saved?.outcome === 'refused') return 'Not saved. Fix what’s marked above.'
  if (saved?.outcome === 'unchanged' && !isChanged) return 'Nothing to save.'
  if (saved?.outcome === 'saved') {
    const merged = saved.merged ? ' What somebody else saved meanwhile is kept too.' : ''
    return saved.sent ? `Saved.${merged}` : `Saved here, not yet sent.${merged}`
  }
  if (!isChanged) return ''
  if (isChecking) return 'Checking...'
  return errors > 0 ? `${errors} to fix.` : 'Not saved yet.'
}

/** The other drafts that change the file, so that nobody begins the same again. */
function OtherDrafts({ drafts, draft, file }: EditorProps & { drafts: Overview['drafts'] }) {
  const { change } = useQueryParams()
  const own = drafts.filter(({ name, files }) => name !== draft && files.includes(file))
  if (own.length === 0) return null
  return (
    <div className="warning">
      {own.map(({ name, by }) => (
        <p key={name}>
          {by.join(' and ')} changed this file in the draft <b>{name}</b>, which isn’t published
          yet.{' '}
          <PageLink
            href={editorUrl({ draft: name, file })}
            follow={() => change({ draft: name, file })}
          >
            Open it there
          </PageLink>
        </p>
      ))}
    </div>
  )
}

/** Where somebody else has the file open, unless it's the same draft. */
const placeIn = (theirs: string | undefined, own: string | undefined): string =>
  theirs === own ? '' : theirs === undefined ? ' (no draft)' : ` (draft ${theirs})`

/** How often others are looked for. In ms. */
const lookEveryMs = 10_000

/** Who else has the file open, and whether it was saved meanwhile. */
function Others({
  draft,
  file,
  version,
  isChanged,
  reload,
}: EditorProps & { version: string; isChanged: boolean; reload: () => void }) {
  const seen = useResource({
    key: [editingPaths.presence],
    path: editingPaths.presence,
    search: inDraft({ draft, file }),
    response: presence,
    refetchInterval: lookEveryMs,
    staleTime: 0,
  })
  const { others = [] } = seen.data ?? {}
  const now = seen.data?.version
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="warning">
          {others.map((other) => `${other.name}${placeIn(other.draft, draft)}`).join(' and ')}{' '}
          {others.length === 1 ? 'has' : 'have'} this file open, too. You can both save: different
          fields are put together.
        </p>
      )}
      {now !== undefined && now !== version && !seen.isFetching && (
        <p className="warning">
          Somebody has saved this file since you opened it.{' '}
          {isChanged ? (
            'Save yours, and we’ll put both together.'
          ) : (
            <TextButton onClick={reload}>Show it as it is now</TextButton>
          )}
        </p>
      )}
    </div>
  )
}
