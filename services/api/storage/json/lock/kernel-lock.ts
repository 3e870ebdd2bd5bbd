import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** The result of asking the kernel for an exclusive lock on a file. */
export type KernelLock =
  | { state: 'acquired'; release: () => void }
  /** Another process holds it. */
  | { state: 'held' }
  /** This system or file system has no such locks. */
  | { state: 'unavailable'; why: string }

/** open(2) of macOS and the BSDs can lock the file (<sys/fcntl.h>); Linux has no such flag. */
const exclusiveLockFlags = 0x20 | constants.O_NONBLOCK
const platformsWithOpenLock = new Set<NodeJS.Platform>(['darwin', 'freebsd', 'openbsd'])

/**
 * Tries once, without blocking, to take the exclusive flock(2) of a file. The file is created if missing and
 * must never be removed. The lock belongs to the open file: it survives SIGSTOP, ends with the process
 * however that ends, and holds between all PID namespaces and containers of one kernel.
 */
export async function tryKernelLock(path: string): Promise<KernelLock> {
  return platformsWithOpenLock.has(process.platform) ? openLocked(path) : lockByCommand(path)
}

function openLocked(path: string): KernelLock {
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | exclusiveLockFlags
    const file = openSync(path, flags, 0o600)
    return { state: 'acquired', release: () => closeSync(file) }
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    if (code === 'EAGAIN' || code === 'EWOULDBLOCK') return { state: 'held' }
    if (code === 'EOPNOTSUPP' || code === 'ENOTSUP' || code === 'ENOLCK')
      return { state: 'unavailable', why: String(fault) }
    throw fault
  }
}

/**
 * Node has no flock(2). A child process inherits the open file, locks it with flock(1) (util-linux, BusyBox)
 * and exits; the lock lasts as long as the file is open here.
 */
async function lockByCommand(path: string): Promise<KernelLock> {
  // A file descriptor, since an unreferenced FileHandle is closed by the garbage collector.
  const file = openSync(path, 'a', 0o600)
  const answer = await flock(file).catch((fault: unknown) => {
    closeSync(file)
    throw fault
  })
  if (answer === 'locked') return { state: 'acquired', release: () => closeSync(file) }
  closeSync(file)
  return answer === 'held' ? { state: 'held' } : { state: 'unavailable', why: answer.why }
}

async function flock(file: number): Promise<'locked' | 'held' | { why: string }> {
  const child = spawn('flock', ['-xn', '3'], { stdio: ['ignore', 'ignore', 'pipe', file] })
  const stderr = child.stderr ? text(child.stderr) : Promise.resolve('')
  try {
    await once(child, 'close')
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    // The command does not exist, or this user may not run it. Temporary errors are thrown.
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EPERM') return { why: String(fault) }
    throw fault
  }
  if (child.exitCode === 0) return 'locked'
  const why = (await stderr).trim()
  // flock(1) prints nothing when the lock is held, and the reason of every other failure.
  if (child.exitCode === 1 && why === '') return 'held'
  return { why: why || `flock ended with ${child.exitCode ?? child.signalCode}` }
}
