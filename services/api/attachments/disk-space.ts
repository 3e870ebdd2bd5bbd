import { statfs } from 'node:fs/promises'

/** Reserved for requests: files never use this part of the disk. */
const reservedBytes = 500 * 1024 * 1024

/** Other processes add files too, so their size is measured again after this. */
const remeasureAfterMs = 60 * 1000

export interface DiskSpace {
  /**
   * Reserves bytes before they are written. Undefined: the disk or the quota has no room. The result releases the
   * reservation, except for the bytes that stay.
   */
  reserve(bytes: number): Promise<((staying?: number) => void) | undefined>
  /** Measures again, after files were removed. */
  invalidate(): void
}

interface Options {
  /** The folder of uploads. Its disk keeps a reserve. */
  folder: string
  /** The quota of all files, in bytes. */
  quota: number
  /** The size of all stored files. */
  usedBytes: () => Promise<number>
  /** Free bytes of the folder's disk. */
  freeBytes?: (folder: string) => Promise<number>
}

/**
 * The space for files: within a quota, and never so much that requests could not be stored on this disk.
 * Reservations count as written, so concurrent uploads cannot use the same space.
 */
export function createDiskSpace({
  folder,
  quota,
  usedBytes,
  freeBytes = freeBytesOn,
}: Options): DiskSpace {
  let measured: { at: number; used: Promise<number> } | undefined
  /** Since `measured`. */
  let addedSince = 0
  /** Reserved and not released. */
  let reserved = 0
  /** All reservations since the start: one that is released during a measurement still counts. */
  let everReserved = 0

  const used = async () => {
    if (!measured || performance.now() - measured.at > remeasureAfterMs) {
      measured = { at: performance.now(), used: usedBytes() }
      addedSince = 0
    }
    try {
      return (await measured.used) + addedSince
    } catch (error) {
      measured = undefined
      throw error
    }
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
    invalidate: () => {
      measured = undefined
    },
  }
}

async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
