import { statfs } from 'node:fs/promises'

/** Disk space that is reserved for leads: files never use it. */
const reservedBytes = 500 * 1024 * 1024

/** The size of all files is measured again after this time, since other processes add files too. */
const remeasureAfterMs = 60 * 1000

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
 * Tracks the disk space for files: within a quota, and never so much that leads could not be stored on this disk.
 * Reservations count as written, so concurrent uploads cannot use the same space.
 */
export function createDiskSpace({ folder, quota, usedBytes, freeBytes = freeBytesOn }: Options) {
  let measured: { at: number; used: Promise<number> } | undefined
  /** Bytes added since `measured`. */
  let addedSince = 0
  /** Bytes reserved and not released. */
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
    /**
     * Reserves bytes before they are written.
     * @returns a function that releases the reservation, except for the bytes that stay; undefined: no space is left on
     * the disk or in the quota
     */
    reserve: async (bytes: number) => {
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
    /** The part of the quota that the files take, as last measured. */
    usedPart: async () => (await used()) / quota,
    /** Makes the next reservation measure again, after files were removed. */
    invalidate: () => {
      measured = undefined
    },
  }
}
export type DiskSpace = ReturnType<typeof createDiskSpace>

async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
