import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** Another process works on this folder. For people, no stack. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

const holder = z.object({
  pid: z.number().int(),
  /** Which process with this pid: pids are used again, start times within one boot are not. */
  started: z.string().nullable(),
  host: z.string(),
  token: z.string(),
})
type Holder = z.infer<typeof holder>

/** A holder on another machine (or container) cannot be asked; it shows that it lives by this. */
const beatEveryMs = 2_000
const deadAfterMs = 10_000

/**
 * One process per data folder. The lock is a file that names its holder; after a SIGKILL the next
 * start sees that this very process is gone and takes over at once.
 * @throws FolderInUse
 * @returns lets go of the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock.json')
  const me: Holder = {
    pid: process.pid,
    started: await startOf(process.pid),
    host: hostname(),
    token: randomUUID(),
  }
  await claim(path, me, folder)
  const beat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, beatEveryMs)
  beat.unref()
  return async () => {
    clearInterval(beat)
    if ((await holderIn(path))?.token === me.token) await rm(path, { force: true })
  }
}

async function claim(path: string, me: Holder, folder: string): Promise<void> {
  const mine = `${path}.${me.token}`
  await writeFile(mine, JSON.stringify(me) + '\n', { mode: 0o600 })
  try {
    for (let tries = 0; tries < 20; tries += 1) {
      if (await linked(mine, path)) return
      const other = await holderIn(path)
      if (other && (await lives(other, path))) throw inUse(folder, other)
      await removeStale(path, other)
    }
    throw new FolderInUse(`The lock ${path} could not be taken. Remove it if no service runs.`)
  } finally {
    await rm(mine, { force: true })
  }
}

/** A hard link puts the finished lock in place as one step, and fails when there is one. */
async function linked(mine: string, path: string): Promise<boolean> {
  try {
    await link(mine, path)
    return true
  } catch (fault) {
    if (isCode(fault, 'EEXIST')) return false
    throw fault
  }
}

/** Moves the stale lock away; puts it back when it was another one's new lock after all. */
async function removeStale(path: string, stale: Holder | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (fault) {
    if (isCode(fault, 'ENOENT')) return
    throw fault
  }
  const moved = await holderIn(aside)
  if (moved && moved.token !== stale?.token) await linked(aside, path)
  await rm(aside, { force: true })
}

async function lives(other: Holder, path: string): Promise<boolean> {
  if (other.host !== hostname()) return beatsStill(path)
  if (!exists(other.pid)) return false
  if (other.started === null) return beatsStill(path)
  return (await startOf(other.pid)) === other.started
}

/** Whether the lock's time stamp still moves. A fresh one is watched for one beat and a half. */
async function beatsStill(path: string): Promise<boolean> {
  const seen = await stat(path).catch(() => undefined)
  if (!seen || Date.now() - seen.mtimeMs > deadAfterMs) return false
  await pause(beatEveryMs * 1.5)
  const later = await stat(path).catch(() => undefined)
  return later !== undefined && later.mtimeMs > seen.mtimeMs
}

/** The boot and the clock tick at which a process began; null where /proc does not exist. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    // Field 22; the second field is the program's name in brackets and may hold spaces.
    const ticks = line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
    return ticks === undefined ? null : `${boot} ${ticks}`
  } catch {
    return null
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return isCode(fault, 'EPERM')
  }
}

async function holderIn(path: string): Promise<Holder | undefined> {
  try {
    return holder.safeParse(JSON.parse(await readFile(path, 'utf8'))).data
  } catch {
    return undefined
  }
}

const isCode = (fault: unknown, code: string): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === code

const inUse = (folder: string, other: Holder): FolderInUse =>
  new FolderInUse(
    `Another process works on ${folder} (process ${other.pid} on ${other.host}). ` +
      `Stop it first, or set DATA_DIR to another folder.`,
  )
