import { readFileSync } from 'node:fs'
import { isTextFile } from '../../services/content/load/files/placement.ts'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import { shownFolder } from '../../services/content/load/files/folder.ts'
import type { EntryPlan, Fault } from '../../services/api/editing/contract.ts'
import type {
  EngineJobs,
  EntryChange,
  EntryRefusal,
} from '../../services/api/editing/engine-contract.ts'
import { realPlaceOf } from '../../services/api/editing/real-place.ts'
import { versionOf } from '../../services/api/editing/write-files.ts'
import { CommandError } from '../store/report.ts'
import type { Editing } from '../content-commands/change.ts'
import { requireCommitted } from '../content-commands/git.ts'
import { type Asked, newEntry, UnfinishedEntry } from '../content-commands/new-entry.ts'
import { removeEntries } from '../content-commands/remove.ts'
import { renameEntry } from '../content-commands/rename.ts'
import type { Change } from '../content-commands/workspace.ts'
import { schemaLine } from '../json-schemas/settings.ts'
import { usesOfDownload } from './downloads.ts'
import { formOf } from './form.ts'

type Job<Name extends 'create' | 'rename' | 'remove'> = EngineJobs[Name]['job']
type Result<Name extends 'create' | 'rename' | 'remove'> = Promise<EngineJobs[Name]['result']>

/** Entries are added, renamed and removed as `npm run new`, `rename` and `remove` do it; here they only say what they would write. */
const editingOf = ({ folder, cache }: { folder: string; cache: string }): Editing => ({
  ...{ folder, cache, root: process.cwd(), now: new Date() },
  // Who asked writes what changes.
  ...{ dryRun: true, force: true },
})

/** What a new entry is asked for, or its files. */
export async function createEntry(where: Job<'create'>): Result<'create'> {
  const { kind, name, given, examples } = where
  try {
    const answers = { given, examples, onlyAsked: true }
    const { file, changes, left } = await newEntry(
      editingOf(where),
      kind,
      name,
      answers,
      schemaLine,
    )
    return changeOf(where.folder, { changes, file, first: file, left })
  } catch (error) {
    if (error instanceof UnfinishedEntry) return asks(error)
    return refusal(where.folder, error)
  }
}

/** The files of an entry that gets another name. */
export async function rename(where: Job<'rename'>): Result<'rename'> {
  try {
    const { changes, file, redirected } = await renameEntry(
      editingOf(where),
      entryOf(where.file),
      where.name,
    )
    return changeOf(where.folder, { changes, file, first: file, redirected })
  } catch (error) {
    return refusal(where.folder, error)
  }
}

/** The files of an entry that goes. A picture that is shown somewhere stays. */
export async function remove(where: Job<'remove'>): Result<'remove'> {
  const { folder, file } = where
  try {
    if (isTextFile(file)) return removeDownload(where)
    const typed = entryOf(file)
    const to = { to: undefined, confirm: () => Promise.resolve(true) }
    const { changes, ...told } = await removeEntries(editingOf(where), [typed], to)
    const places = told.referring.map(placeOf)
    if (file.startsWith('images/') && places.length > 0)
      return refusal(
        folder,
        new CommandError(
          `The picture is shown by ${[...new Set(places.map((each) => each.file))].join(', ')}. Take it out there first.`,
        ),
      )
    const gone = changes.flatMap(({ path, after }) => (after ? [] : path))
    const warning = requireCommitted(folder, gone, shownFolder(folder), 'Commit them first.')
    return changeOf(folder, { ...told, changes, first: file, places, warning })
  } catch (error) {
    return refusal(folder, error)
  }
}

/** A file to download or to play. While something links it, it stays. @throws CommandError it can't be removed */
function removeDownload({ folder, cache, file }: Job<'remove'>): EntryChange {
  const files = readFiles(folder, cache)
  const name = file.slice('files/'.length)
  if (!files.files.has(name)) throw new CommandError(`There’s no ${file} in content/.`)
  const uses = [...new Set(usesOfDownload(files, name).map((each) => each.file))]
  if (uses.length > 0)
    throw new CommandError(`The file is used in ${uses.join(', ')}. Take it out there first.`)
  const warning = requireCommitted(folder, [file], shownFolder(folder), 'Commit it first.')
  const before = readFileSync(realPlaceOf(folder, file))
  return changeOf(folder, {
    changes: [{ path: file, before, after: undefined }],
    first: file,
    warning,
  })
}

/** @throws CommandError it is no file of a kind of content */
function entryOf(file: string): string {
  if (!file.includes('/'))
    throw new CommandError('The whole site needs this file by this name. It stays.')
  return file
}

interface Done {
  changes: readonly Change[]
  /** Where the entry is now; left out where it is gone. */
  file?: string
  /** The file that names a new draft. */
  first: string
  redirected?: ReadonlyMap<string, string>
  places?: EntryPlan['refers']
  left?: readonly string[]
  warning?: string | undefined
}

function changeOf(folder: string, done: Done): EntryChange {
  const {
    changes,
    file,
    first,
    redirected = new Map<string, string>(),
    places = [],
    left = [],
    warning,
  } = done
  const moved = changes.flatMap(({ path, movedFrom }) =>
    movedFrom === undefined ? [] : { from: movedFrom, to: path },
  )
  const isMoved = new Set(moved.flatMap(({ from, to }) => [from, to]))
  // Which addresses these lists have is told by the redirects.
  const others = changes.filter(
    ({ path }) => !isMoved.has(path) && !['addresses.txt', 'redirects.yaml'].includes(path),
  )
  const paths = (wanted: (change: Change) => boolean) =>
    others.filter(wanted).map(({ path }) => path)
  const files = changes.map(({ path, before, after }) => ({
    ...{ file: path, content: after },
    ...(before && { was: versionOf(before) }),
  }))
  return {
    outcome: 'changed',
    ...(file !== undefined && { file }),
    files: files.sort((a, b) => Number(b.file === first) - Number(a.file === first)),
    plan: {
      added: paths(({ before }) => !before),
      changed: paths(({ before, after }) => before !== undefined && after !== undefined),
      removed: paths(({ after }) => !after),
      moved,
      refers: [...places],
      redirects: [...redirected].map(([from, to]) => ({ from, to })),
      left: left.map((line) => inContent(folder, line)),
      ...(warning !== undefined && { warning: inContent(folder, warning) }),
    },
  }
}

/** `/data/drafts/snow/content/guides/snow.md:12` → its file and line. */
function placeOf({ place, field }: { place: string; field: string }) {
  const [, file = place, line = '1'] = /^content\/(.*):(\d+)$/.exec(place) ?? []
  return { file, line: Number(line), field }
}

/** A message without the place of the folder on this machine. */
const inContent = (folder: string, text: string) =>
  text.replaceAll(`${shownFolder(folder)}/`, 'content/')

function refusal(folder: string, error: unknown): EntryRefusal {
  if (!(error instanceof CommandError)) throw error
  return { outcome: 'refused', reason: inContent(folder, error.message) }
}

function asks({ asked, faults }: UnfinishedEntry): Awaited<Result<'create'>> {
  const fields = asked.map(({ question: { name, shape, hint } }) => {
    const { example, ...field } = formOf(shape)
    // Of a translation, what the original says is more than the schema's example.
    const isTranslated = hint !== shape.description
    const told = isTranslated
      ? { help: [hint, field.help].filter(Boolean).join(' · ') }
      : { help: field.help ?? hint, example }
    return { name, required: true, field: { ...field, ...told } }
  })
  const names = new Set(fields.map(({ name }) => name))
  const problems = faults.map((fault): Fault => {
    const { reason, repair } = fault
    // An entry of a list is asked for with its list.
    const own = [...names].find(
      (name) => fault.field === name || fault.field.startsWith(`${name}[`),
    )
    return {
      field: own === undefined ? '' : fault.field,
      reason: own === undefined && fault.field !== '' ? `${fault.field} ${reason}` : reason,
      repair,
    }
  })
  return { outcome: 'asks', fields, suggested: suggestedIn(asked), problems }
}

/** What follows from the name and the day; examples are none of it. */
const suggestedIn = (asked: readonly Asked[]): Record<string, unknown> =>
  Object.fromEntries(
    asked.flatMap(({ question, suggestion: { value, isExample } }) =>
      isExample || value === undefined ? [] : [[question.name, value]],
    ),
  )
