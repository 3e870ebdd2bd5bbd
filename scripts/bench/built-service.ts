import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, spawnService, stop } from '../../tests/crash/service.ts'
import { seedLeads } from '../../services/api/store/json-file/seed.ts'
import { temporaryFolder, tidyLater } from './tidy.ts'

export interface BuiltService {
  origin: string
  /** Where it takes a contact request. */
  url: string
  pid: number | undefined
  /** What it holds of the machine's memory now, in MB of 1,000,000 bytes. */
  resident(): number
  remove(): Promise<void>
}

/**
 * The real service in production on the real build, with a data folder of its own.
 * @param stored how many leads lie in the folder when it starts
 * @param databaseUrl a database to keep records in instead
 */
export async function builtService({
  stored = 0,
  databaseUrl,
}: { stored?: number; databaseUrl?: string } = {}): Promise<BuiltService> {
  const { folder, remove: removeFolder } = temporaryFolder()
  if (stored > 0) await seedLeads(join(folder, 'data'), { count: stored, now: new Date() })
  const port = await freePort()
  const service = spawnService(folder, port, {
    NODE_ENV: 'production',
    SITE_DIR: 'dist/client',
    SITE_JSON: 'dist/site.json',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    // Made-up leads go back for years: none is to be erased meanwhile.
    RETENTION_DAYS: 'off',
    // Counted as for a firm, and never reached.
    RATE_LIMIT: '1000000',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  })
  const kill = tidyLater(() => service.process.kill('SIGKILL'))
  const remove = async () => {
    await stop(service, 'SIGKILL')
    kill()
    removeFolder()
  }
  const deadline = Date.now() + 30_000
  while (!(await fetch(`${service.origin}/readyz`).catch(() => undefined))?.ok) {
    if (service.process.exitCode !== null || Date.now() > deadline) {
      await remove()
      throw new Error(`The service did not start:\n${service.output()}`)
    }
    await new Promise((wait) => setTimeout(wait, 20))
  }
  const {
    origin,
    process: { pid },
  } = service
  return { origin, url: `${origin}/api/contact`, pid, resident: () => residentOf(pid), remove }
}

/** Linux only; elsewhere not a number. */
function residentOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1_000_000
  } catch {
    return Number.NaN
  }
}
