import { randomInt, randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { parseJson } from '../../../contract/parse-json.ts'
import { makeFolder, syncFolder } from '../../../disk/replace-file.ts'
import { tryKernelLock } from './kernel-lock.ts'
import { FolderInUseError, FolderLostError } from '../../errors.ts'

const claim = z.object({
  pid: z.number().int(),
  host: z.string(),
  /** The boot id of the kernel whose file lock this process holds; without one, only the heartbeat counts. */
  kernel: z.string().optional(),
})
type Claim = z.infer<typeof claim>

/**
 * How often a holder updates the modification time of its claim: processes on other machines cannot be asked
 * otherwise.
 */
const heartbeatMs = 2_000
/** Processes that start at the same moment without a kernel lock: all but one give up within this time. */
const contenderTimeoutMs = 5 * heartbeatMs

export interface LockWait {
  /** How long to wait for the current holder to exit. */
  timeoutMs: number
  /** Called once, when waiting begins. */
  onWait: (holder: string) => void
}

interface Options {
  /** During a deployment the new process starts while the old one still shuts down, and waits for it. */
  lockWait?: LockWait | undefined
  /** Called once when another process has taken over the folder: this one must exit. */
  onLost?: ((fault: FolderLostError) => void) | undefined
  /** Called when the file system has no kernel locks. */
  warn?: ((words: string) => void) | undefined
  /** Replaced by tests to simulate a file system without locks. */
  kernelLock?: typeof tryKernelLock | undefined
}

/**
 * Lets one process per data folder run, by two means (docs/decisions/0001). A kernel lock on `lock/exclusive`
 * is exact for all processes of one kernel. For machines that share the folder, and file systems without
 * locks, each process also puts a claim file with a heartbeat into `lock/`, and continues only if it then
 * sees no other live claim: of two that start at once, at least one sees the other. A process that takes over
 * removes stale claims before it reads a record, so a holder that was wrongly considered dead learns of it
 * from `check`.
 */
export class FolderLock {
  private readonly name = `${randomUUID()}.json`
  private readonly path: string
  private heartbeat: NodeJS.Timeout | undefined
  private lost: FolderLostError | undefined
  private releaseKernelLock = () => {}

  private constructor(
    private readonly folder: string,
    private readonly claims: string,
    private readonly options: Options,
  ) {
    this.path = join(claims, this.name)
  }

  /** @throws FolderInUseError */
  static async acquire(folder: string, options: Options = {}): Promise<FolderLock> {
    const claims = join(folder, 'lock')
    await makeFolder(claims)
    const lock = new FolderLock(folder, claims, options)
    try {
      await lock.lock()
    } catch (fault) {
      await lock.release()
      throw fault
    }
    return lock
  }

  /**
   * Resolves if this process still held the folder at the time of the call: whatever was on disk before it
   * will be read by a process that takes over later. @throws FolderLostError; the error of the file system if
   * that cannot be determined
   */
  async check(): Promise<void> {
    if (this.lost) throw this.lost
    try {
      // Not `stat`: a network file system may answer it from its cache.
      await (await open(this.path)).close()
    } catch (fault) {
      throw isMissing(fault) ? this.markLost() : fault
    }
  }

  /** Releases the folder. */
  async release(): Promise<void> {
    await this.dropClaim()
    this.releaseKernelLock()
    this.releaseKernelLock = () => {}
  }

  private async lock(): Promise<void> {
    const { lockWait, kernelLock = tryKernelLock, warn } = this.options
    const deadline = performance.now() + (lockWait?.timeoutMs ?? 0)
    let notified = false
    const wait = async (holder: string) => {
      if (performance.now() >= deadline) throw inUseError(this.folder, holder)
      if (!notified) lockWait?.onWait(holder)
      notified = true
      await pause(randomInt(80, 120))
    }

    const lockFile = join(this.claims, 'exclusive')
    let locked = await kernelLock(lockFile)
    while (locked.state === 'held') {
      await wait(await this.describeCurrentHolder())
      locked = await kernelLock(lockFile)
    }
    if (locked.state === 'acquired') this.releaseKernelLock = locked.release
    else
      warn?.(
        `${lockFile} cannot be locked (${locked.why}). Another process is known by its claim alone: never start two on one folder here.`,
      )
    const kernel = locked.state === 'acquired' ? await kernelId() : undefined

    for (;;) {
      // After giving up, look before claiming again: otherwise all waiting processes would block each
      // other.
      let others = await this.livingClaims(kernel)
      if (others.size === 0) {
        await this.putClaim({ pid: process.pid, host: hostname(), ...(kernel && { kernel }) })
        others = await this.livingClaims(kernel)
        // A process that considered this one dead meanwhile has removed the claim.
        if (others.size === 0 && (await modifiedAt(this.path)) !== undefined) return
      }
      const [other] = others.values()
      // The lowest name stays and the others give up, so that one of several simultaneous starts wins.
      const first = this.heartbeat && [...others.keys()].every((rival) => this.name < rival)
      if (!first) await this.dropClaim()
      if (other && !(first && performance.now() < deadline + contenderTimeoutMs))
        await wait(describeHolder(other))
      else await pause(randomInt(80, 120))
    }
  }

  /** Written to a temporary file and renamed, so that no one reads half a claim. Starts the heartbeat. */
  private async putClaim(mine: Claim): Promise<void> {
    // Earlier releases consider a claim without `started` torn.
    const text = JSON.stringify({ ...mine, started: null })
    await writeFile(`${this.path}.tmp`, `${text}\n`, { mode: 0o600 })
    await rename(`${this.path}.tmp`, this.path)
    this.heartbeat ??= setInterval(() => void this.touchClaim(), heartbeatMs)
    this.heartbeat.unref()
  }

  private async touchClaim(): Promise<void> {
    const now = new Date()
    await utimes(this.path, now, now).catch((fault: unknown) => {
      if (this.heartbeat && isMissing(fault)) this.markLost()
    })
  }

  private async dropClaim(): Promise<void> {
    clearInterval(this.heartbeat)
    this.heartbeat = undefined
    await rm(this.path, { force: true })
  }

  private markLost(): FolderLostError {
    if (this.lost) return this.lost
    clearInterval(this.heartbeat)
    this.lost = new FolderLostError(
      `Another process took over ${this.folder}, since this one seemed dead for ` +
        `${(heartbeatMs * 1.5) / 1000} seconds. This one keeps nothing any more and must end.`,
    )
    this.options.onLost?.(this.lost)
    return this.lost
  }

  /** The live claims of other processes by file name. Stale claims are removed. */
  private async livingClaims(kernel: string | undefined): Promise<Map<string, Claim>> {
    const names = await this.otherNames()
    const seen = await Promise.all(
      names.map(async (name) => {
        const path = join(this.claims, name)
        const other = await readClaim(path)
        // A live process of this kernel would hold the kernel lock.
        const ended = !other || (kernel !== undefined && other.kernel === kernel)
        if (!ended && (await hasHeartbeat(path))) return [[name, other] as const]
        await rm(path, { force: true })
        return []
      }),
    )
    if (names.length > 0) await syncFolder(this.claims)
    return new Map(seen.flat())
  }

  private async otherNames(): Promise<string[]> {
    const names = await readdir(this.claims)
    return names.filter((name) => name !== this.name && name.endsWith('.json'))
  }

  /** Who seems to hold the folder, for an error message. */
  private async describeCurrentHolder(): Promise<string> {
    for (const name of await this.otherNames()) {
      const other = await readClaim(join(this.claims, name))
      if (other) return describeHolder(other)
    }
    return 'it has only just begun'
  }
}

/** Differs between two boots of a machine, and between two machines. */
async function kernelId(): Promise<string> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname())
  return bootId.trim()
}

/**
 * Whether the claim's modification time still changes, watched for longer than one heartbeat interval. Its
 * value is ignored, since clocks differ and can be set back.
 */
async function hasHeartbeat(path: string): Promise<boolean> {
  const before = await modifiedAt(path)
  if (before === undefined) return false
  await pause(heartbeatMs * 1.5)
  const later = await modifiedAt(path)
  return later !== undefined && later !== before
}

/** `fstat` of the opened file: a network file system may answer `stat` from its cache. */
async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    const file = await open(path)
    try {
      return (await file.stat()).mtimeMs
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

/** Undefined for a claim that is gone or unreadable: a torn one is left by a crashed machine. */
const readClaim = async (path: string): Promise<Claim | undefined> =>
  claim.safeParse(parseJson(await readFile(path, 'utf8').catch(() => ''))).data

const isMissing = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && (fault.code === 'ENOENT' || fault.code === 'ESTALE')

const describeHolder = ({ pid, host }: Claim): string => `process ${pid} on ${host}`

const inUseError = (folder: string, holder: string): FolderInUseError =>
  new FolderInUseError(
    `Another process works on ${folder} (${holder}). ` +
      `Stop it first, or set DATA_DIR to another folder.`,
  )
