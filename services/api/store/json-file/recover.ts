import type { Logger } from 'pino'
import { Low } from 'lowdb'
import { basename, join } from 'node:path'
import { copyFile, readdir, rename } from 'node:fs/promises'
import type { z } from 'zod'
import { makeFolder, replaceFile, syncFolder } from '../../disk/replace-file.ts'
import { several } from '../../disk/several.ts'
import { bringCopiesUpToDate } from './copies.ts'
import { DamagedFile, PageFile, textOf, type Replace } from './page-file.ts'
import { pageName, type Page } from './page.ts'
import { UnreadableData } from './unreadable-data.ts'

/** Where one kind of record lives under DATA_DIR. */
export interface Folders {
  /** The pages themselves. */
  pages: string
  /** The last good copy of every page. */
  copies: string
  /** What was found damaged, with the time in its name. Nothing is ever deleted from here. */
  damaged: string
}

export interface Reading<R> {
  kind: string
  schema: z.ZodType<Page<R>>
  folders: Folders
  replace: Replace
  now: () => Date
  log: Pick<Logger, 'error' | 'warn'>
}

interface Whole<R> {
  state: 'whole'
  name: string
  file: PageFile<Page<R>>
  page: Page<R>
}
/** The page cannot be read; `page` is what its copy holds. */
interface Restorable<R> extends Omit<Whole<R>, 'state'> {
  state: 'restorable'
  fault: DamagedFile
  copyPath: string
}
/** Neither can be read. */
interface Lost {
  state: 'lost'
  path: string
  fault: DamagedFile
  copyPath: string
  copyFault: DamagedFile
}

/**
 * Reads every page of a kind, oldest first. A page that is damaged or gone is set aside and
 * restored from its last good copy; a copy that is behind is made again.
 * @throws UnreadableData pages that cannot be read and have no copy: all are named, none is changed
 */
export async function readPages<R>(reading: Reading<R>): Promise<Map<string, Low<Page<R>>>> {
  const { pages: own, copies, damaged } = reading.folders
  for (const folder of [own, copies, damaged]) await makeFolder(folder)
  const every = new Set([...(await pageNamesIn(own)), ...(await pageNamesIn(copies))])
  const names = [...every].sort(byGroupAndNumber)
  const found = await several(names, (name) => readPage(name, reading))
  const lost = found.filter((one) => one.state === 'lost')
  if (lost.length > 0) throw unreadable(lost)
  const pages = new Map<string, Low<Page<R>>>()
  for (const one of found) {
    if (one.state === 'lost') continue
    if (one.state === 'restorable') await restore(one, reading)
    pages.set(one.name, new Low(one.file, one.page))
  }
  await bringCopiesUpToDate(names, reading.folders)
  return pages
}

async function readPage<R>(
  name: string,
  { folders, schema, replace }: Reading<R>,
): Promise<Whole<R> | Restorable<R> | Lost> {
  const path = join(folders.pages, `${name}.json`)
  const copyPath = join(folders.copies, `${name}.json`)
  const file = new PageFile(path, schema, replace)
  const page = await readOrFault(file)
  if (!(page instanceof DamagedFile)) return { state: 'whole', name, file, page }
  const copy = await readOrFault(new PageFile(copyPath, schema))
  return copy instanceof DamagedFile
    ? { state: 'lost', path, fault: page, copyPath, copyFault: copy }
    : { state: 'restorable', name, file, page: copy, fault: page, copyPath }
}

async function readOrFault<R>(file: PageFile<Page<R>>): Promise<Page<R> | DamagedFile> {
  try {
    return (await file.read()) ?? new DamagedFile('it is missing')
  } catch (fault) {
    if (fault instanceof DamagedFile) return fault
    throw fault
  }
}

async function restore<R>(
  { file, page, fault, copyPath }: Restorable<R>,
  reading: Reading<R>,
): Promise<void> {
  const { path } = file
  const kept = page.records.length
  const setAside = await setDamagedAside(path, reading)
  await replaceFile(path, (await textOf(copyPath)) ?? '')
  reading.log.error(
    { page: path, reason: fault.message, damaged: setAside, copy: copyPath, kept },
    `DAMAGED DATA: ${path} could not be read (${fault.message}). It was restored from its last ` +
      `good copy with ${kept} records.` +
      (setAside ? ` The damaged file is kept as ${setAside}: compare the two.` : ''),
  )
}

async function setDamagedAside<R>(path: string, reading: Reading<R>): Promise<string | undefined> {
  if ((await textOf(path)) === undefined) return undefined
  const stamp = reading.now().toISOString().replaceAll(':', '')
  const target = join(reading.folders.damaged, `${stamp}-${basename(path)}`)
  await copyFile(path, target)
  await syncFolder(reading.folders.damaged)
  await rename(path, target)
  return target
}

function unreadable(lost: readonly Lost[]): UnreadableData {
  const files = lost.map(
    ({ path, fault, copyPath, copyFault }) =>
      `  ${path}\n    ${fault.message}\n  ${copyPath} (its copy)\n    ${copyFault.message}\n`,
  )
  return new UnreadableData(
    `${lost.length === 1 ? 'A page' : `${lost.length} pages`} and the copy of it cannot be read, ` +
      `so nothing was started and nothing was changed.\n${files.join('')}` +
      `Put the page back from a backup, or mend it by hand. To start without these records, ` +
      `move both files to another folder.`,
  )
}

async function pageNamesIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .filter((name) => pageName.test(name))
}

/** The order in which pages were begun, by their names. */
export function byGroupAndNumber(one: string, other: string): number {
  const [a, b] = [pageName.exec(one)?.groups, pageName.exec(other)?.groups]
  if (a?.group !== b?.group) return (a?.group ?? '') < (b?.group ?? '') ? -1 : 1
  return Number(a?.number) - Number(b?.number)
}
