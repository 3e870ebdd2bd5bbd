import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import { cacheName, shownFolder, shownProblem } from '../../services/content/load/files/folder.ts'
import { load } from '../../services/content/load/load.ts'
import { formatProblem, type Problem } from '../../services/content/model/problem.ts'
import { committedAddresses, writeAddresses } from '../check/write-addresses.ts'
import { CommandError } from '../store/report.ts'
import { requireCommitted } from './git.ts'
import { changeLines } from './report.ts'
import { applyChanges, type Change, type Workspace } from './workspace.ts'

/** The content folder that a command changes, and how. */
export interface Editing {
  /** Absolute. */
  folder: string
  /** The folder of the project. */
  root: string
  /** The folder for what was parsed and compiled; left out: that of the project's commands. */
  cache?: string
  now: Date
  /** Writes nothing. */
  dryRun: boolean
  /** Changes files that have changes which are not committed. */
  force: boolean
}

/** Where the results of earlier loads are. */
const cacheOf = ({ folder, root, cache }: Editing) =>
  cache ?? join(root, 'node_modules/.cache/site', cacheName(folder, root))

/** Reads a folder: the content, or a copy of it. */
export const readContent = (editing: Editing, folder = editing.folder) =>
  readFiles(folder, cacheOf(editing))

const problemsIn = (editing: Editing, folder: string): Problem[] => {
  const { root, now: today } = editing
  return load({ root, folder, today, commit: 'edit', cache: cacheOf(editing) }).problems
}

const keyOf = ({ file, field, reason }: Problem) => `${file} ${field} ${reason}`

/**
 * Returns the problems that a change would bring.
 * @param renamed a file after the change → before it: what was wrong with it stays so
 */
export function newProblems(
  editing: Editing,
  { copy }: Workspace,
  renamed: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const after = problemsIn(editing, copy)
  if (after.length === 0) return []
  const before = new Set(problemsIn(editing, editing.folder).map(keyOf))
  return after.filter(
    (problem) =>
      !before.has(keyOf({ ...problem, file: renamed.get(problem.file) ?? problem.file })),
  )
}

/** Problems as their author reads them, a line each. */
export const problemLines = ({ folder }: Editing, problems: readonly Problem[]): string[] =>
  problems.map((problem) => formatProblem(shownProblem(folder, problem)))

/** Brings the list of published addresses up to date, where the folder has one. */
export function updateAddresses(editing: Editing, { copy, exists }: Workspace): void {
  const committed = committedAddresses(editing.folder)
  if (exists('addresses.txt')) writeAddresses(copy, committed, cacheOf(editing))
}

/**
 * Writes what a command did in the copy, or with `dryRun` nothing.
 * @param more what else there is to say
 * @returns what changed, also a line each
 * @throws CommandError a file has changes that are not committed, or was changed meanwhile
 */
export function finish(
  editing: Editing,
  workspace: Workspace,
  more: readonly string[] = [],
): { lines: string[]; changes: Change[] } {
  const { folder, dryRun, force } = editing
  const shown = shownFolder(folder)
  const changes = workspace.changes()
  const paths = changes.map(({ path }) => path)
  const isFree = force || changes.length === 0
  const repair = 'Commit them first, or add --force.'
  const warning = isFree ? undefined : requireCommitted(folder, paths, shown, repair)
  if (!dryRun) {
    requireUnchanged(folder, changes)
    applyChanges(folder, changes)
  }
  const lines = [
    ...(warning === undefined ? [] : [warning]),
    ...changeLines(changes, shown, { lines: dryRun }),
    ...more,
    ...(dryRun ? ['Nothing was written. Run it without --dry-run to change these files.'] : []),
  ]
  return { lines, changes }
}

/** @throws CommandError somebody saved a file in the meantime */
function requireUnchanged(folder: string, changes: readonly Change[]): void {
  const other = changes.find(({ path, before }) => {
    const place = join(folder, path)
    const now = existsSync(place) ? readFileSync(place) : undefined
    return before && now ? !before.equals(now) : before !== now
  })
  if (other)
    throw new CommandError(
      `${shownFolder(folder)}/${other.path} was changed while this ran. Nothing was written; run it again.`,
    )
}
