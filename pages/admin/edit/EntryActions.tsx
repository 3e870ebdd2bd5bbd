import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  editingPaths,
  entryResponse,
  type EntryPlan,
  type EntryResponse,
} from '../../../services/api/editing/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { Button, TextButton } from '../components/buttons.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { writtenKeys } from './overview.ts'

interface EntryActionsProps {
  draft: string | undefined
  file: string
  title: string
  /** The file has changes that are not saved. */
  isChanged: boolean
  isBusy: boolean
  canRename?: boolean
}

/** Buttons that rename or remove a file, after showing what that changes elsewhere. */
export function EntryActions(props: EntryActionsProps) {
  const { draft, file, title, isChanged, isBusy, canRename = true } = props
  const { change } = useQueryParams()
  const queries = useQueryClient()
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const done = async (answer: EntryResponse, message: Parameters<typeof toast>[0]) => {
    setOpen(undefined)
    toast(message)
    change({ draft: answer.draft, file: answer.file })
    // The form that is still shown has a file that may be gone: files and their histories are read again when they are opened.
    await Promise.all(
      writtenKeys.map((key) =>
        queries.invalidateQueries({
          queryKey: [key],
          refetchType: key === editingPaths.overview ? 'active' : 'none',
        }),
      ),
    )
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="row-actions">
        {canRename && (
          <TextButton disabled={isChanged || isBusy} onClick={() => setOpen('rename')}>
            Rename<span className="visually-hidden"> {title}</span>
          </TextButton>
        )}
        <TextButton disabled={isChanged || isBusy} onClick={() => setOpen('remove')}>
          Remove<span className="visually-hidden"> {title}</span>
        </TextButton>
        {isChanged && !isBusy && <p className="field-hint">Save or forget your changes first.</p>}
      </div>
      {open === 'rename' && (
        <RenameDialog
          {...{ draft, file, title, close }}
          done={(answer) =>
            void done(answer, {
              title: 'Renamed',
              description: hasRedirects(answer)
                ? 'Its old address leads to the new one.'
                : 'No published address has changed.',
            })
          }
        />
      )}
      {open === 'remove' && (
        <EntryDialog
          title={`Remove “${title}”?`}
          path={editingPaths.remove}
          change={{ draft, file }}
          confirmLabel="Remove it"
          close={close}
          done={(answer) =>
            void done(answer, {
              title: 'Removed',
              description: hasRedirects(answer)
                ? 'Its address leads to the nearest page.'
                : 'No published address led to it.',
            })
          }
        />
      )}
    </>
  )
}

const hasRedirects = ({ plan }: EntryResponse) => (plan?.redirects.length ?? 0) > 0

interface RenameDialogProps extends Pick<EntryActionsProps, 'draft' | 'file' | 'title'> {
  close: () => void
  done: (answer: EntryResponse) => void
}

function RenameDialog({ draft, file, title, close, done }: RenameDialogProps) {
  const [name, setName] = useState(file.replace(/^.*\/|\.\w+$/g, ''))
  const [wanted, setWanted] = useState<string>()
  return (
    <EntryDialog
      title={`Rename “${title}”`}
      path={editingPaths.rename}
      change={wanted === undefined ? undefined : { draft, file, name: wanted }}
      confirmLabel="Rename it"
      close={close}
      done={done}
    >
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault()
          setWanted(name.trim() || undefined)
        }}
      >
        <InputField
          label="New name"
          hint="The end of its address: lower-case words with hyphens."
          value={name}
          autoComplete="off"
          maxLength={80}
          onChange={({ target }) => {
            setName(target.value)
            setWanted(undefined)
          }}
        />
        <Button type="submit">Show what changes</Button>
      </form>
    </EntryDialog>
  )
}

interface EntryDialogProps {
  title: string
  path: string
  /** What is asked for; left out while it isn't known. */
  change: Readonly<Record<string, string | undefined>> | undefined
  confirmLabel: string
  close: () => void
  done: (answer: EntryResponse) => void
  children?: ReactNode
}

/** Shows what a change would do to all files, and does it when it is confirmed. */
function EntryDialog({ title, children, ...consequences }: EntryDialogProps) {
  const { close, change } = consequences
  return (
    <Dialog title={title} close={close} className="entry-dialog">
      {children}
      {/* With another name it is another change, which nothing has refused yet. */}
      <Consequences key={change?.['name'] ?? ''} {...consequences} />
    </Dialog>
  )
}

function Consequences({
  path,
  change,
  confirmLabel,
  close,
  done,
}: Omit<EntryDialogProps, 'title' | 'children'>) {
  const send = async (confirmed: boolean) =>
    entryResponse.parse(await request('POST', path, { ...change, confirmed }))
  const plan = useQuery({
    queryKey: [path, change],
    queryFn: () => send(false),
    enabled: change !== undefined,
    ...{ gcTime: 0, staleTime: Infinity, retry: false },
  })
  const confirm = useMutation({
    mutationFn: () => send(true),
    onSuccess: (answer) => {
      if (answer.outcome === 'saved') done(answer)
    },
  })
  const { data } = plan
  const refused = [confirm.data, data].find((answer) => answer?.outcome === 'refused')
  return (
    <>
      {plan.isFetching && <p role="status">Looking at all files...</p>}
      {refused && (
        <p role="alert" className="field-error message">
          {refused.reason}
        </p>
      )}
      {data?.plan && !refused && <Plan plan={data.plan} />}
      <ErrorMessage error={confirm.error ?? plan.error} />
      <div className="dialog-actions">
        <TextButton onClick={close}>Never mind</TextButton>
        <Button
          disabled={!data?.plan || refused !== undefined || confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {confirm.isPending ? 'Saving...' : confirmLabel}
        </Button>
      </div>
    </>
  )
}

/** What a change does, a list for each kind of consequence. */
function Plan({ plan }: { plan: EntryPlan }) {
  const { moved, removed, changed, refers, redirects, left, warning } = plan
  const pair = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`
  const lists = [
    ['Refers to it', refers.map(({ file, line, field }) => `${file}:${line} ${field}`.trim())],
    ['Left for you to fix', left],
    ['Moves', moved.map(pair)],
    ['Goes', removed],
    ['Changes in', changed],
    ['Leads elsewhere', redirects.map(pair)],
  ] as const
  return (
    <div className="entry-plan">
      {warning !== undefined && <p className="warning">{warning}</p>}
      {refers.length === 0 && removed.length > 0 && <p>Nothing refers to it.</p>}
      {lists.map(
        ([label, lines]) =>
          lines.length > 0 && (
            <details key={label} className="form-section" open={lines.length <= most}>
              <summary>
                <b>{label}</b>
                <span className="form-summary"> {lines.length}</span>
              </summary>
              <ul className="form-fields">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          ),
      )}
    </div>
  )
}

/** Longer lists are closed at first. */
const most = 6
