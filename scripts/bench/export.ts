import { startBaseline } from './baseline.ts'
import { startBuiltService, type BuiltService } from './built-service.ts'
import { filledDatabases } from './filled-databases.ts'
import { row, type Row } from './row.ts'

const sizes = [20_000, 200_000]
/** The most that a request of /healthz may take during an export. */
const probeBudget = 100
const probeIntervalMs = 20

/**
 * What an export of all leads as CSV takes, and how much it delays other requests, on either store. An idle
 * server is asked at the same time: its delays come from the machine, not from the export.
 */
export async function exportTable(): Promise<Row[]> {
  const rows: Row[] = []
  for (const stored of sizes)
    rows.push(
      ...(await measureExport(`files, ${stored}`, stored, await startBuiltService({ stored }))),
    )
  const databases = await filledDatabases(sizes)
  try {
    for (const [n, databaseUrl] of databases.urls.entries()) {
      const stored = sizes[n] ?? 0
      const service = await startBuiltService({ databaseUrl })
      rows.push(...(await measureExport(`PostgreSQL, ${stored}`, stored, service)))
    }
  } finally {
    await databases.stop()
  }
  return rows
}

async function measureExport(name: string, stored: number, service: BuiltService): Promise<Row[]> {
  const bare = await startBaseline()
  try {
    const cookie = await signInAsOwner(service)
    const before = service.residentMb()
    let [peak, leads] = [before, 0]
    const download = new AbortController()
    const probing = Promise.all([
      slowestAnswer(`${service.origin}/healthz`, download.signal, () => {
        peak = Math.max(peak, service.residentMb())
      }),
      slowestAnswer(bare.url, download.signal),
    ])
    const began = performance.now()
    const answer = await fetch(`${service.origin}/api/admin/leads.csv`, { headers: { cookie } })
    // A line ends with CR and LF, a line within a message with LF; the first line names the columns.
    for await (const part of answer.body ?? []) leads += part.filter((byte) => byte === 13).length
    const took = performance.now() - began
    download.abort()
    const [slowest, slowestBare] = await probing
    if (leads !== stored + 1) throw new Error(`${leads} lines for ${stored} leads`)
    const what = `export, ${name} leads`
    return [
      row(what, took / 1000, 's'),
      row(`${what}: the slowest probe`, slowest, 'ms', probeBudget),
      row(`${what}: the slowest of a bare server then`, slowestBare, 'ms'),
      row(`${what}: memory at rest`, before, 'MB'),
      row(`${what}: memory at its peak`, peak, 'MB'),
    ]
  } finally {
    await bare.remove()
    await service.remove()
  }
}

/** Polls until the signal. Returns the longest response time in ms. */
async function slowestAnswer(
  url: string,
  signal: AbortSignal,
  after: () => void = () => undefined,
): Promise<number> {
  let slowest = 0
  while (!signal.aborted) {
    const asked = performance.now()
    await (await fetch(url)).arrayBuffer()
    slowest = Math.max(slowest, performance.now() - asked)
    after()
    await new Promise((wait) => setTimeout(wait, probeIntervalMs))
  }
  return slowest
}

/** Creates the owner with the one-time link; the session cookie. */
async function signInAsOwner({ origin, output }: BuiltService): Promise<string> {
  const token = /\/admin\/setup\?token=(\S+)/.exec(output())?.[1]
  const answer = await fetch(`${origin}/api/admin/setup`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      token,
      name: 'Olive Owner',
      email: 'olive@example.com',
      password: 'twelve letters and more',
    }),
  })
  if (!answer.ok) throw new Error(`No owner could be made: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
