import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../services/api/testing/listen.ts'
import { startService, stop } from '../../../tests/crash/service.ts'
import { seedDataFolder } from '../../store/seeding/seed-data-folder.ts'
import { temporaryFolder, onCleanup } from '../build/workspace.ts'

export interface BuiltService {
  origin: string
  /** The address for contact requests. */
  url: string
  pid: number | undefined
  /** Its resident memory now, in MB of 1,000,000 bytes. */
  residentMb(): number
  /** Its standard output. */
  output(): string
  remove(): Promise<void>
}

/**
 * Starts the built service in production mode on the current build, with a data folder of its own.
 *
 * @param stored how many leads are in the folder at the start
 * @param databaseUrl a database to store records in instead
 * @param trustProxy the proxies whose X-Forwarded-For is trusted
 */
export async function startBuiltService({
  stored = 0,
  databaseUrl,
  trustProxy,
  // Requests are counted as in production, but never reach the limit.
  rateLimit = '1000000',
}: {
  stored?: number
  databaseUrl?: string
  trustProxy?: string
  rateLimit?: string
} = {}): Promise<BuiltService> {
  const { folder, remove: removeFolder } = temporaryFolder()
  if (stored > 0) await seedDataFolder(join(folder, 'data'), { count: stored, now: new Date() })
  const port = await freePort()
  const service = await startService(folder, {
    PORT: String(port),
    NODE_ENV: 'production',
    SITE_DIR: 'dist/client',
    SITE_JSON: 'dist/site.json',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    // Synthetic leads go back for years; retention must not erase them during the run.
    RETENTION_DAYS: 'off',
    RATE_LIMIT: rateLimit,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(trustProxy !== undefined && { TRUST_PROXY: trustProxy }),
  })
  const kill = onCleanup(() => service.process.kill('SIGKILL'))
  const remove = async () => {
    await stop(service, 'SIGKILL')
    kill()
    removeFolder()
  }
  const {
    origin,
    output,
    process: { pid },
  } = service
  const resident = () => residentMemory(pid)
  return { origin, url: `${origin}/api/contact`, pid, residentMb: resident, output, remove }
}

/** Linux only; NaN elsewhere. */
function residentMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1_000_000
  } catch {
    return Number.NaN
  }
}
