import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, open, rm, chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runScenario, type CrashScenario } from '../scenario.ts'
import { stop, type Running, asOrdinaryUser } from '../service.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** The disk fills up while visitors write, then has room again; then the service is killed. */
export const fullDisk = (rounds: number) =>
  runScenario(async (home) => {
    const disk = await smallDisk(home)
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const service = await home.start()
        await expectRecovery(home, service, {
          breakDisk: () => disk.fill(service),
          repairDisk: () => disk.empty(service),
        })
        await stop(service, 'SIGKILL')
      }
    } finally {
      await disk.remove()
    }
  })

interface SmallDisk {
  fill(service: Running): Promise<void>
  empty(service: Running): Promise<void>
  /** The data stay. */
  remove(): Promise<void>
}

/** A 64 MB file system in memory where it can be mounted, otherwise a limit on the size of files. */
async function smallDisk({ dataDir, folder }: CrashScenario): Promise<SmallDisk> {
  await mkdir(dataDir)
  const mount = ['-t', 'tmpfs', '-o', 'size=64m,mode=700', 'tmpfs', dataDir]
  const mounted = process.platform === 'linux' && spawnSync('mount', mount).status === 0
  if (!mounted) return limitedFiles
  const ballast = join(dataDir, 'ballast')
  const remove = async () => {
    const saved = join(folder, 'saved')
    await cp(dataDir, saved, { recursive: true })
    execFileSync('umount', ['--lazy', dataDir])
    await cp(saved, dataDir, { recursive: true })
  }
  return { fill: () => fillUp(ballast), empty: () => rm(ballast), remove }
}

/** Writes until nothing more fits. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (let size = 1 << 20; size >= 1;)
      await file.write(Buffer.alloc(size)).then(undefined, () => (size >>= 1))
  } finally {
    await file.close()
  }
}

const limitedFiles: SmallDisk = {
  fill: async ({ process }) => limit(process.pid, '1000:unlimited'),
  empty: async ({ process }) => limit(process.pid, 'unlimited:unlimited'),
  remove: async () => undefined,
}

function limit(pid: number | undefined, size: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}`])
}

/** Files may have at most 1,000 bytes for a while, so that a line is written partially and rejected. */
export const fileSizeLimit = (rounds: number) =>
  runScenario(async (home) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await home.start()
      await expectRecovery(home, service, {
        breakDisk: () => limitedFiles.fill(service),
        repairDisk: () => limitedFiles.empty(service),
      })
      await stop(service, 'SIGKILL')
    }
  })

/** The data folder is read-only for a while; then the service is killed. */
export const readOnly = (rounds: number) =>
  runScenario(async (home) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await home.start({}, asOrdinaryUser)
      await expectRecovery(home, service, {
        breakDisk: () => allow(home.dataDir, 'reading'),
        repairDisk: () => allow(home.dataDir, 'writing'),
      })
      await stop(service, 'SIGKILL')
    }
  })

/** Sets the permissions of a folder and all that is in it. */
async function allow(path: string, what: 'reading' | 'writing'): Promise<void> {
  await chmod(path, 0o700)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await allow(inner, what)
    else await chmod(inner, what === 'reading' ? 0o400 : 0o600).catch(() => undefined)
  }
  await chmod(path, what === 'reading' ? 0o500 : 0o700)
}

/** Longer than the result of a disk check is cached (operations/routes/health.ts). */
const lookMs = 2_500

/** How long requests that arrived before may still be acknowledged. */
const timeoutMs = 15_000

/**
 * Breaks the disk while visitors write. Soon every write is rejected, none is acknowledged, and pages are still served. Then the disk is repaired, and the service recovers
 * without a restart.
 * @throws Error if the service behaves otherwise
 */
async function expectRecovery(
  { load }: CrashScenario,
  { origin }: Running,
  { breakDisk, repairDisk }: { breakDisk: () => Promise<void>; repairDisk: () => Promise<void> },
): Promise<void> {
  await load.write([origin], 200)
  await breakDisk()
  const end = Date.now() + timeoutMs
  while ((await load.write([origin], 300)).kept > 0) {
    assert(Date.now() < end, `after ${timeoutMs} ms requests are acknowledged`)
    await pause(500)
  }
  await pause(lookMs)
  const during = await load.write([origin], 300)
  assert(during.kept === 0, `${during.kept} were acknowledged`)
  assert(during.refused > 0, 'no request was refused')
  assert((await fetch(`${origin}/readyz`)).status === 503, '/readyz says that it is ready')
  assert((await fetch(`${origin}/healthz`)).ok, '/healthz says that it is not alive')
  assert((await fetch(origin)).ok, 'pages are not served')
  await repairDisk()
  const after = await load.write([origin], 200)
  assert(after.kept > 0, 'nothing is kept although the disk is repaired')
  await pause(lookMs)
  assert((await fetch(`${origin}/readyz`)).ok, '/readyz says that it is not ready')
}

function assert(fine: boolean, complaint: string): void {
  if (!fine) throw new Error(`While the disk was in trouble: ${complaint}.`)
}
