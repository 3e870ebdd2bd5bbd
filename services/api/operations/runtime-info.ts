import { statfs } from 'node:fs/promises'
import packageFile from '../../../package.json' with { type: 'json' }

/** Information about the service's environment. */
export interface RuntimeInfo {
  /** The version in package.json. */
  version: string
  startedAt: Date
  /** Returns the space on the disk of the data folder, in bytes; undefined: not available. */
  disk(): Promise<{ free: number; total: number } | undefined>
  /** Where emails go, in words; `leaves`: whether they are sent, rather than written to files. */
  mail: { where: string; leaves: boolean }
}

export function readRuntimeInfo(
  dataDir: string,
  mail: RuntimeInfo['mail'],
  startedAt: Date,
): RuntimeInfo {
  return {
    version: packageFile.version,
    startedAt,
    disk: async () => {
      const usage = await statfs(dataDir).catch(() => undefined)
      if (!usage) return undefined
      return { free: usage.bavail * usage.bsize, total: usage.blocks * usage.bsize }
    },
    mail,
  }
}
