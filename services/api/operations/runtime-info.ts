import { readFile, statfs } from 'node:fs/promises'
import { z } from 'zod'

/** What the service knows about its environment. */
export interface RuntimeInfo {
  /** Of package.json. */
  version: string | undefined
  startedAt: Date
  /** The disk of the data folder, in bytes; undefined: not available. */
  disk(): Promise<{ free: number; total: number } | undefined>
  /** Where emails go, in words, and whether they are really sent. */
  mail: { where: string; leaves: boolean }
}

export async function readRuntimeInfo(
  dataDir: string,
  mail: RuntimeInfo['mail'],
  startedAt: Date,
): Promise<RuntimeInfo> {
  return {
    version: await readVersion(new URL('../../../package.json', import.meta.url)),
    startedAt,
    disk: async () => {
      const usage = await statfs(dataDir).catch(() => undefined)
      if (!usage) return undefined
      return { free: usage.bavail * usage.bsize, total: usage.blocks * usage.bsize }
    },
    mail,
  }
}

const packageFile = z.object({ name: z.literal('highpine'), version: z.string() })

/** The same relative path from services/api and from dist/service. */
async function readVersion(file: URL): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return packageFile.safeParse(JSON.parse(text)).data?.version
}
