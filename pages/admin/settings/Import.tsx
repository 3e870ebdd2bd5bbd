import { type ChangeEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import type { ImportWishes, Refusal } from '../../../services/api/contract/import-row.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import {
  type ImportKind,
  importList,
  importPreview,
  type ImportPreview,
  importResponse,
  type ImportRowView,
  type ImportView,
  maxImportRows,
} from '../../../services/api/imports/contract.ts'
import { Button, ConfirmButton, TextButton } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { formatCount } from '../format.ts'
import { OfficeTimeText } from '../office-time.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

const kindLabels = { leads: 'Leads', subscribers: 'Subscribers' } as const
const nouns: Readonly<Record<string, [one: string, many: string]>> = {
  leads: ['lead', 'leads'],
  subscribers: ['subscriber', 'subscribers'],
}
const countOf = (kind: string, count: number) => formatCount(count, nouns[kind] ?? ['row', 'rows'])

/** Leads and subscribers from CSV files: looked at first, imported as a whole, undone as a whole. */
export function Import() {
  return (
    <>
      <section aria-labelledby="import">
        <h2 id="import">Import a CSV file</h2>
        <p>
          Leads or subscribers from a list of yours, up to {maxImportRows} rows at a time. The
          columns are those of our own exports; others are ignored. You see what would happen first.
          Nobody gets an email unless you ask for it, and you can undo the whole import.
        </p>
        <ImportForm />
      </section>
      <Imports />
    </>
  )
}

interface Chosen {
  name: string
  /** The bytes, in base64. */
  file: string
  /** One for each file that was chosen, so that a double click imports once. */
  key: string
}

const noWishes: ImportWishes = { confirm: false, clock: false, webhooks: false }

function ImportForm() {
  const [kind, setKind] = useState<ImportKind>('leads')
  const [chosen, setChosen] = useState<Chosen>()
  const [duplicates, setDuplicates] = useState(false)
  const [wishes, setWishes] = useState(noWishes)
  // The earlier one stays while the same file is read again, with the focus in it.
  const [shown, setShown] = useState<ImportPreview>()
  const fileInput = useRef<HTMLInputElement>(null)
  const preview = useResourceChange({
    mutationFn: async (what: { kind: ImportKind; file: string; duplicates: boolean }) =>
      importPreview.parse(await request('POST', paths.admin.importPreview, what)),
    refetch: [],
  })
  const look = (what: Partial<{ kind: ImportKind; chosen: Chosen; duplicates: boolean }>) => {
    const now = { kind, chosen, duplicates, ...what }
    if (what.kind !== undefined) setWishes(noWishes)
    if (what.duplicates === undefined) setShown(undefined)
    setKind(now.kind)
    setDuplicates(now.duplicates)
    if (!now.chosen) return
    // Another preview is another import.
    setChosen({ ...now.chosen, key: crypto.randomUUID() })
    preview.mutate(
      { kind: now.kind, file: now.chosen.file, duplicates: now.duplicates },
      { onSuccess: setShown, onError: () => setShown(undefined) },
    )
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    // So that the same file can be chosen again once it is fixed.
    target.value = ''
    look({ chosen: { name: file.name, file: toBase64(await file.arrayBuffer()), key: '' } })
  }
  const forget = () => {
    setChosen(undefined)
    setShown(undefined)
    setWishes(noWishes)
    preview.reset()
    fileInput.current?.focus()
  }
  return (
    <>
      <form className="recipients-form" onSubmit={(event) => event.preventDefault()}>
        <ChoiceField
          label="The rows are"
          value={kind}
          options={[
            ['leads', kindLabels.leads],
            ['subscribers', kindLabels.subscribers],
          ]}
          choose={(one) => look({ kind: one === 'subscribers' ? 'subscribers' : 'leads' })}
        />
        <p>
          <a href={`${paths.admin.importTemplate}?kind=${kind}`} rel="external" download>
            Download a template for {kind}
          </a>
        </p>
        <InputField
          ref={fileInput}
          label="CSV file"
          hint="From Excel: save as “CSV UTF-8”."
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => void choose(event)}
        />
      </form>
      {preview.isPending && <p role="status">Reading the file...</p>}
      <ErrorMessage error={preview.error} />
      {shown && chosen && (
        <Preview
          kind={kind}
          chosen={chosen}
          preview={shown}
          isReading={preview.isPending}
          wishes={wishes}
          wish={(one) => setWishes({ ...wishes, ...one })}
          duplicates={duplicates}
          takeDuplicates={(wanted) => look({ duplicates: wanted })}
          forget={forget}
        />
      )}
    </>
  )
}

function toBase64(bytes: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCodePoint(byte)
  return btoa(text)
}

interface PreviewProps {
  kind: ImportKind
  chosen: Chosen
  preview: ImportPreview
  /** Another preview of the file is on its way. */
  isReading: boolean
  wishes: ImportWishes
  wish: (one: Partial<ImportWishes>) => void
  duplicates: boolean
  takeDuplicates: (wanted: boolean) => void
  forget: () => void
}

function Preview({ kind, chosen, preview, isReading, wishes, ...props }: PreviewProps) {
  const { wish, duplicates, takeDuplicates, forget } = props
  const { counts, rows, ignored, digest } = preview
  // Until the next render a double click finds the button as it was.
  const isSent = useRef(false)
  const run = useResourceChange({
    mutationFn: async () =>
      importResponse.parse(
        await request('POST', paths.admin.imports, {
          ...{ kind, duplicates, digest, key: chosen.key, name: chosen.name.slice(0, 100) },
          ...{ file: chosen.file, ...wishes },
        }),
      ),
    onSuccess: ({ import: { count } }) => {
      toast({ title: 'Imported', description: countOf(kind, count) })
      forget()
    },
    refetch: [paths.admin.imports, paths.admin.subscribers, 'leads'],
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSent.current || isReading) return
    isSent.current = true
    run.mutate(undefined, { onError: () => (isSent.current = false) })
  }
  return (
    <form className="import-preview" onSubmit={submit} aria-label="Preview">
      <p role="status">
        {chosen.name}: <b>{countOf(kind, counts.ready)} to import.</b>{' '}
        {counts.wrong > 0 && `${formatCount(counts.wrong, ['row has', 'rows have'])} problems. `}
        {counts.duplicate > 0 &&
          `${formatCount(counts.duplicate, ['row is about someone', 'rows are about people'])} you already have. `}
        {counts.refused > 0 &&
          `${formatCount(counts.refused, ['row is about someone', 'rows are about people'])} we can’t bring back.`}
      </p>
      {ignored.length > 0 && <p>Columns we don’t read: {ignored.join(', ')}.</p>}
      <div className="import-rows">
        <table>
          <caption className="visually-hidden">Rows of the file</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Who</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line} data-is={row.is}>
                <td>{row.line}</td>
                <td>{row.who}</td>
                <td>
                  <RowOutcome row={row} taken={duplicates && kind === 'leads'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <fieldset>
        <legend>Also</legend>
        {kind === 'leads' && (
          <Tick
            checked={duplicates}
            choose={(wanted) => {
              run.reset()
              takeDuplicates(wanted)
            }}
          >
            Import leads of people you already have
          </Tick>
        )}
        <Tick checked={wishes.confirm} choose={(confirm) => wish({ confirm })}>
          {kind === 'leads'
            ? 'Email new leads the confirmation, within half an hour'
            : 'Email everyone to confirm first, within half an hour; until they do, they get nothing else'}
        </Tick>
        {kind === 'leads' && (
          <Tick checked={wishes.clock} choose={(clock) => wish({ clock })}>
            Start the response time of new leads, with reminders
          </Tick>
        )}
        <Tick checked={wishes.webhooks} choose={(webhooks) => wish({ webhooks })}>
          Send webhooks, within half an hour
        </Tick>
      </fieldset>
      <ErrorMessage error={run.error} />
      <div className="row-actions">
        <Button type="submit" disabled={run.isPending || isReading || counts.ready === 0}>
          {run.isPending ? 'Importing...' : `Import ${countOf(kind, counts.ready)}`}
        </Button>
        <TextButton onClick={forget}>Never mind</TextButton>
      </div>
    </form>
  )
}

interface TickProps {
  checked: boolean
  choose: (wanted: boolean) => void
  children: ReactNode
}

const Tick = ({ checked, choose, children }: TickProps) => (
  <label className="member-right">
    <input type="checkbox" checked={checked} onChange={({ target }) => choose(target.checked)} />{' '}
    {children}
  </label>
)

const refusalLabels: Record<Refusal, string> = {
  unsubscribed: 'Not imported: they unsubscribed.',
  erased: 'Not imported: they had their data erased.',
  bounced: 'Not imported: emails to this address bounce.',
}

/** @param taken duplicates are imported too */
function RowOutcome({ row, taken }: { row: ImportRowView; taken: boolean }) {
  const { is, problems = [], of = '', why } = row
  if (is === 'wrong')
    return (
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <b>{field}</b>: {message}
          </li>
        ))}
      </ul>
    )
  if (is === 'duplicate')
    return `${taken ? 'Imported, although you have' : 'Not imported: you have'} them in ${of}.`
  return why === undefined ? 'Imported.' : refusalLabels[why]
}

function Imports() {
  const query = useResource({ path: paths.admin.imports, response: importList, staleTime: 0 })
  const undo = useResourceChange({
    mutationFn: async (id: string) =>
      importResponse.parse(await request('POST', paths.admin.importUndo(id))),
    onSuccess: ({ import: { count, kept, kind } }) =>
      toast({
        title: 'Undone',
        description: `Removed ${countOf(kind, count - kept.length)}${kept.length > 0 ? `, kept ${kept.length}` : ''}.`,
      }),
    refetch: [paths.admin.imports, paths.admin.subscribers, 'leads'],
  })
  return (
    <section aria-labelledby="imports">
      <h2 id="imports">Imports so far</h2>
      <ErrorMessage error={undo.error} />
      <ResourceTable
        label="Imports"
        query={query}
        rows={query.data?.imports}
        loading="Loading the imports..."
        empty={<p>No imports yet.</p>}
      >
        {(one) => (
          <>
            <ImportFacts one={one} />
            {(one.state === 'done' || one.state === 'undoing') && (
              <div className="row-actions">
                <ConfirmButton
                  label="Undo"
                  target={`the import of ${one.name}`}
                  question={`Undo the import of ${one.name}?`}
                  confirmLabel="Undo it"
                  onConfirm={() => undo.mutate(one.id)}
                  disabled={undo.isPending}
                >
                  <p>
                    {countOf(one.kind, one.count)} are removed for good, except those that someone
                    changed since. Emails and webhooks that went out stay out.
                  </p>
                </ConfirmButton>
              </div>
            )}
          </>
        )}
      </ResourceTable>
    </section>
  )
}

const ImportFacts = ({ one }: { one: ImportView }) => (
  <div>
    <b>{one.name}</b>: {countOf(one.kind, one.count)}
    <small>
      {one.state === 'adding' ? 'Still running. Started by ' : 'Imported by '}
      {one.by}, <OfficeTimeText at={one.at} />.
      {one.undoneAt !== undefined && (
        <>
          {' '}
          {one.state === 'undoing' ? 'Some rows are still here. Being undone by ' : 'Undone by '}
          {one.undoneBy}, <OfficeTimeText at={one.undoneAt} />.
        </>
      )}
    </small>
    {one.kept.length > 0 && (
      <>
        <small>Kept, since they changed after the import:</small>
        <ul aria-label={`Kept of ${one.name}`}>
          {one.kept.map(({ id, label }) => (
            <li key={id}>
              <a href={keptHref(one.kind, id, label)}>{label}</a>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)

const keptHref = (kind: string, id: string, label: string): string =>
  kind === 'leads'
    ? `${paths.admin.contactsPage}?lead=${encodeURIComponent(id)}`
    : `${paths.admin.subscribersPage}?q=${encodeURIComponent(label)}`
