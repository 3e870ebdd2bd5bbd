import type { Logger } from 'pino'
import { Low } from 'lowdb'
import { basename, join } from 'node:path'
import { copyFile, readdir, rename } from 'node:fs/promises'
import type { z } from 'zod'
import { copyOver, makeFolder, replaceFile, syncFolder } from '../../disk/replace-file.ts'
import { DamagedFile, PageFile, textOf, type Replace } from './page-file.ts'
import { pageName, type Page } from './page.ts'

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

/** The service must not start: a page and its copy are both unreadable. For people, no stack. */
export class UnreadableData extends Error {
  override name = 'UnreadableData'
}

/**
 * Reads every page of a kind, oldest first. A page that is damaged or gone is set aside and
 * restored from its last good copy; a copy that is behind is made again.
 * @throws UnreadableData when neither can be read
 */
export async function readPages<R>(reading: Reading<R>): Promise<Map<string, Low<Page<R>>>> {
  const { pages: own, copies, damaged } = reading.folders
  for (const folder of [own, copies, damaged]) await makeFolder(folder)
  const names = new Set([...(await pageNamesIn(own)), ...(await pageNamesIn(copies))])
  const pages = new Map<string, Low<Page<R>>>()
  for (const name of [...names].sort(byGroupAndNumber)) {
    pages.set(name, await readPage(name, reading))
  }
  return pages
}

async function readPage<R>(name: string, reading: Reading<R>): Promise<Low<Page<R>>> {
  const path = join(reading.folders.pages, `${name}.json`)
  const copyPath = join(reading.folders.copies, `${name}.json`)
  const adapter = new PageFile(path, reading.schema, reading.replace)
  const page = await readOrFault(adapter)
  if (!(page instanceof DamagedFile)) {
    await bringCopyUpToDate(path, copyPath)
    return new Low(adapter, page)
  }
  const copy = await readOrFault(new PageFile(copyPath, reading.schema))
  if (copy instanceof DamagedFile) throw unreadable(path, page, copyPath, copy)
  const setAside = await setDamagedAside(path, reading)
  await replaceFile(path, (await textOf(copyPath)) ?? '')
  reading.log.error(
    {
      page: path,
      reason: page.message,
      damaged: setAside,
      copy: copyPath,
      kept: copy.records.length,
    },
    `DAMAGED DATA: ${path} could not be read (${page.message}). It was restored from its last ` +
      `good copy with ${copy.records.length} records.` +
      (setAside ? ` The damaged file is kept as ${setAside}: compare the two.` : ''),
  )
  return new Low(adapter, copy)
}

async function readOrFault<R>(file: PageFile<Page<R>>): Promise<Page<R> | DamagedFile> {
  try {
    return (await file.read()) ?? new DamagedFile('it is missing')
  } catch (fault) {
    if (fault instanceof DamagedFile) return fault
    throw fault
  }
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

/** After a crash the copy may be one commit behind its page. */
async function bringCopyUpToDate(path: string, copyPath: string): Promise<void> {
  const [text, copy] = [await textOf(path), await textOf(copyPath)]
  if (text !== undefined && text !== copy) await copyOver(path, copyPath)
}

function unreadable(path: string, page: Error, copyPath: string, copy: Error): UnreadableData {
  return new UnreadableData(
    `Two files cannot be read, so nothing was started and nothing was changed.\n` +
      `  ${path}\n    ${page.message}\n  ${copyPath} (its copy)\n    ${copy.message}\n` +
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

function byGroupAndNumber(one: string, other: string): number {
  const [a, b] = [pageName.exec(one)?.groups, pageName.exec(other)?.groups]
  if (a?.group !== b?.group) return (a?.group ?? '') < (b?.group ?? '') ? -1 : 1
  return Number(a?.number) - Number(b?.number)
}
