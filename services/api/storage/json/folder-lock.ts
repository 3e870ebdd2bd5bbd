import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '../../disk/replace-file.ts'
import { FolderInUseError } from '../errors.ts'

export interface LockWait {
  /** Maximum wait for the current holder to exit. */
  timeoutMs: number
  /** Called once, when waiting begins. */
  onWait: (holder: string) => void
}

/** Tries to take the lock once. @returns a function that releases it; undefined: another process holds it */
export type TryLock = (path: string) => Promise<(() => void) | undefined>

const retryMs = 100

/**
 * Takes the exclusive lock of a data folder, so that only one process opens it (docs/decisions/0001).
 * @param wait during a deployment the new process starts while the old one still shuts down
 * @returns a function that releases the lock
 * @throws FolderInUseError another process has the folder, or it cannot be locked
 */
export async function lockFolder(
  folder: string,
  wait?: LockWait,
  tryLock = tryKernelLock,
): Promise<() => void> {
  const home = join(folder, 'lock')
  await makeFolder(home)
  const path = join(home, 'exclusive')
  const deadline = performance.now() + (wait?.timeoutMs ?? 0)
  let waiting = false
  for (;;) {
    let release = await tryLock(path)
    if (release) {
      // Only for the error message of another process: a full disk must not prevent the start.
      await writeFile(path, `process ${process.pid} on ${hostname()}`, { mode: 0o600 }).catch(
        () => undefined,
      )
      return () => {
        release?.()
        release = undefined
      }
    }
    const holder = (await readFile(path, 'utf8')) || 'it has only just begun'
    if (performance.now() >= deadline)
      throw new FolderInUseError(
        `Another process works on ${folder} (${holder}). ` +
          `Stop it first, or set DATA_DIR to another folder.`,
      )
    if (!waiting) wait?.onWait(holder)
    waiting = true
    await pause(retryMs)
  }
}

/** open(2) of macOS and the BSDs can lock the file (<sys/fcntl.h>); Linux has no such flag. */
const exclusiveLockFlags = 0x20 | constants.O_NONBLOCK
const platformsWithOpenLock = new Set<NodeJS.Platform>(['darwin', 'freebsd', 'openbsd'])

/**
 * Takes the exclusive flock(2) of a file, which is created if missing and must never be removed. The lock belongs to
 * the open file: it survives SIGSTOP, ends with the process however that ends, and holds between all PID namespaces and
 * containers of one kernel. Windows, where people only write content, has none.
 */
export const tryKernelLock: TryLock = async (path) => {
  if (process.platform === 'win32') return () => undefined
  return platformsWithOpenLock.has(process.platform) ? openLocked(path) : lockByCommand(path)
}

function openLocked(path: string): (() => void) | undefined {
  try {
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT | exclusiveLockFlags, 0o600)
    return () => closeSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EAGAIN' || code === 'EWOULDBLOCK') return undefined
    if (code === 'EOPNOTSUPP' || code === 'ENOTSUP' || code === 'ENOLCK')
      throw cannotLock(path, String(error))
    throw error
  }
}

/**
 * Takes the lock with flock(1), since Node has no flock(2). A child process inherits the open file, locks it with
 * flock(1) (util-linux, BusyBox) and exits; the lock lasts as long as the file is open here.
 * @param folders where it is looked for, as in PATH; by default also where systems have it, for a short PATH
 */
export async function lockByCommand(
  path: string,
  folders = [process.env['PATH'], '/usr/bin', '/bin'].filter(Boolean).join(':'),
): Promise<(() => void) | undefined> {
  // A file descriptor, since an unreferenced FileHandle is closed by the garbage collector.
  const file = openSync(path, 'a', 0o600)
  try {
    if (await flock(path, file, folders)) return () => closeSync(file)
  } catch (error) {
    closeSync(file)
    throw error
  }
  closeSync(file)
  return undefined
}

async function flock(path: string, file: number, folders: string): Promise<boolean> {
  const child = spawn('flock', ['-xn', '3'], {
    env: { ...process.env, PATH: folders },
    stdio: ['ignore', 'ignore', 'pipe', file],
  })
  const stderr = child.stderr ? text(child.stderr) : Promise.resolve('')
  try {
    await once(child, 'close')
  } catch (error) {
    throw cannotLock(path, String(error))
  }
  if (child.exitCode === 0) return true
  const why = (await stderr).trim()
  // flock(1) prints nothing when the lock is held, and the reason of every other failure.
  if (child.exitCode === 1 && why === '') return false
  throw cannotLock(path, why || `flock ended with ${child.exitCode ?? child.signalCode}`)
}

/** Returns the error of a folder that cannot be locked: a second process could start, and leads would be lost. */
const cannotLock = (path: string, why: string) =>
  new FolderInUseError(
    `${path} cannot be locked (${why}). Install flock (util-linux), ` +
      `and set DATA_DIR to a folder on a disk of this machine.`,
  )
