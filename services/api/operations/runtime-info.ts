import { statfs } from 'node:fs/promises'
import packageFile from '../../../package.json' with { type: 'json' }

/**
 * Returns information about the service's environment.
 * @param mail where emails go, in words; `leaves`: whether they are sent, rather than written to files
 */
export const readRuntimeInfo = (
  dataDir: string,
  mail: { where: string; leaves: boolean },
  startedAt: Date,
) => ({
  version: packageFile.version,
  startedAt,
  /** Returns the space on the disk of the data folder, in bytes; undefined: not available. */
  disk: async () => {
    const usage = await statfs(dataDir).catch(() => undefined)
    if (!usage) return undefined
    return { free: usage.bavail * usage.bsize, total: usage.blocks * usage.bsize }
  },
  mail,
})
export type RuntimeInfo = ReturnType<typeof readRuntimeInfo>
