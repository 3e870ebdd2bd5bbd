import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Reserved for requests: files never use this part of the disk. */
const reservedBytes = 500 * 1024 * 1024

/** Other processes may write to the folder, so its size is measured again after this. */
const remeasureAfterMs = 60 * 60 * 1000

export interface DiskSpace {
  /**
   * Reserves bytes before they are written. Undefined: the disk or the quota has no room. The result releases the
   * reservation, except for the bytes that stay.
   */
  reserve(bytes: number): Promise<((staying?: number) => void) | undefined>
  /** Used bytes and the quota. */
  usage(): Promise<{ used: number; quota: number }>
  /** Measures again, after files were removed. */
  invalidate(): void
}

/**
 * The space for files of a folder: within a quota, and never so much that requests could not be stored.
 * Reservations count as written, so concurrent uploads cannot use the same space.
 * @param freeBytes of the disk
 */
export function createDiskSpace(
  folder: string,
  quota: number,
  freeBytes: (folder: string) => Promise<number> = freeBytesOn,
): DiskSpace {
  let measured: { at: number; used: Promise<number> } | undefined
  /** Since `measured`. */
  let addedSince = 0
  /** Reserved and not released. */
  let reserved = 0
  /** All reservations since the start: one that is released during a measurement still counts. */
  let everReserved = 0

  const used = async () => {
    if (!measured || performance.now() - measured.at > remeasureAfterMs) {
      measured = { at: performance.now(), used: folderSize(folder) }
      addedSince = 0
    }
    return (await measured.used) + addedSince
  }
  return {
    reserve: async (bytes) => {
      const [openBefore, everBefore] = [reserved, everReserved]
      const [free, kept] = await Promise.all([freeBytes(folder), used()])
      const taken = openBefore + everReserved - everBefore
      if (free - taken - bytes < reservedBytes || kept + taken + bytes > quota) return undefined
      reserved += bytes
      everReserved += bytes
      let given = false
      return (staying = 0) => {
        if (given) return
        given = true
        reserved -= bytes
        addedSince += staying
      }
    },
    usage: async () => ({ used: await used(), quota }),
    invalidate: () => {
      measured = undefined
    },
  }
}

async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The size of all files in `{folder}/{lead}`; running uploads are reserved already. */
async function folderSize(folder: string): Promise<number> {
  let sum = 0
  for (const lead of await readdir(folder).catch(() => [])) {
    if (lead === 'arriving') continue
    const home = join(folder, lead)
    for (const name of await readdir(home).catch(() => [])) {
      sum += await stat(join(home, name)).then(
        ({ size }) => size,
        () => 0,
      )
    }
  }
  return sum
}
