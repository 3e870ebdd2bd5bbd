import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { atHome, type Home } from '../home.ts'
import { stop, type Running } from '../service.ts'
import { refusesUntilMended } from './refuses-until-mended.ts'

/** The disk fills up while visitors write, and has room again; then the plug is pulled. */
export const fullDisk = (rounds: number) =>
  atHome(async (home) => {
    const disk = await smallDisk(home)
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const service = await home.start()
        await refusesUntilMended(home, service, {
          harm: () => disk.fill(service),
          mend: () => disk.empty(service),
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

/** A file system of 64 MB in memory where that can be mounted, else a limit on the size of files. */
async function smallDisk({ dataDir, folder }: Home): Promise<SmallDisk> {
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

/** Every file may hold 1,000 bytes at most for a while: a line is written half and refused. */
export const fileSizeLimit = (rounds: number) =>
  atHome(async (home) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await home.start()
      await refusesUntilMended(home, service, {
        harm: () => limitedFiles.fill(service),
        mend: () => limitedFiles.empty(service),
      })
      await stop(service, 'SIGKILL')
    }
  })
