import { randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { makeFolder } from '../../disk/replace-file.ts'
import { pidExists, startOf } from './process-identity.ts'

/** Another process works on this folder. For people, no stack. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

const claim = z.object({
  pid: z.number().int(),
  /** Which process with this pid, from `startOf`; null where that cannot be known. */
  started: z.string().nullable(),
  host: z.string(),
})
type Claim = z.infer<typeof claim>

/** A holder on another machine (or container) cannot be asked; its claim's time stamp moves. */
const beatEveryMs = 2_000
/** Enough for processes that start in the same moment to sort themselves out. */
const mostTries = 15

export interface Patience {
  /** How long to wait for a holder that may be about to leave. */
  ms: number
  /** Told once, when the waiting begins. */
  waiting: (holder: string) => void
}

/**
 * One process per data folder. Each process puts a claim of its own into `lock/` and works only
 * when it then sees no other living claim: of two that come at once, at least one sees the other.
 * Claims of dead processes are swept away, so the start after a SIGKILL succeeds at once.
 * @param patience an update starts the new process while the old one still finishes: it waits
 * @throws FolderInUse
 * @returns lets go of the folder
 */
export async function lockFolder(
  folder: string,
  patience: Patience = { ms: 0, waiting: () => undefined },
): Promise<() => Promise<void>> {
  const claims = join(folder, 'lock')
  await makeFolder(claims)
  const name = `${randomUUID()}.json`
  const path = join(claims, name)
  try {
    await enter(claims, name, folder, patience)
  } catch (fault) {
    await rm(path, { force: true })
    throw fault
  }
  const beat = setInterval(() => {
    const now = new Date()
    utimes(path, now, now).catch(() => undefined)
  }, beatEveryMs)
  beat.unref()
  return async () => {
    clearInterval(beat)
    await rm(path, { force: true })
  }
}

async function enter(
  claims: string,
  name: string,
  folder: string,
  patience: Patience,
): Promise<void> {
  const until = performance.now() + patience.ms
  let told = false
  const me: Claim = {
    pid: process.pid,
    started: await startOf(process.pid),
    host: hostname(),
  }
  for (let tries = 1; ; tries += 1) {
    // Who has stepped back looks before it claims again: else all who wait would hold up the first.
    let others = await livingClaims(claims, name)
    if (others.size === 0) {
      await putClaim(claims, name, me)
      others = await livingClaims(claims, name)
    }
    const [other] = others.values()
    if (!other) return
    const sorting = tries < mostTries && other.host === me.host
    if (!sorting && performance.now() >= until) throw inUse(folder, other)
    if (!sorting && !told) patience.waiting(`process ${other.pid} on ${other.host}`)
    told ||= !sorting
    // The first name stays, the others step back: of those that only just came, one gets in.
    if ([...others.keys()].some((rival) => rival < name))
      await rm(join(claims, name), { force: true })
    await pause(sorting ? randomInt(10, 30) : randomInt(80, 120))
  }
}

/** As one step, so that nobody reads half a claim. */
async function putClaim(claims: string, name: string, me: Claim): Promise<void> {
  await writeFile(join(claims, `${name}.tmp`), JSON.stringify(me) + '\n', { mode: 0o600 })
  await rename(join(claims, `${name}.tmp`), join(claims, name))
}

/** The claims of other living processes by file name; those of dead ones are swept away. */
async function livingClaims(claims: string, mine: string): Promise<Map<string, Claim>> {
  const living = new Map<string, Claim>()
  for (const name of await readdir(claims)) {
    if (name === mine || !name.endsWith('.json')) continue
    const path = join(claims, name)
    const other = await claimIn(path)
    if (other && (await lives(other, path))) living.set(name, other)
    else await rm(path, { force: true })
  }
  return living
}

async function lives(other: Claim, path: string): Promise<boolean> {
  if (other.host !== hostname()) return beatsStill(path)
  if (!pidExists(other.pid)) return false
  if (other.started === null) return beatsStill(path)
  return (await startOf(other.pid)) === other.started
}

/**
 * Whether the claim's time stamp still moves, in whichever direction: it is watched for more than a
 * beat. What the stamp says is nobody's business here, since clocks differ and are put back.
 */
async function beatsStill(path: string): Promise<boolean> {
  const seen = await stat(path).catch(() => undefined)
  if (!seen) return false
  await pause(beatEveryMs * 1.5)
  const later = await stat(path).catch(() => undefined)
  return later !== undefined && later.mtimeMs !== seen.mtimeMs
}

/** Undefined for a claim that is gone or unreadable: a torn one is from a machine that fell. */
async function claimIn(path: string): Promise<Claim | undefined> {
  try {
    return claim.safeParse(JSON.parse(await readFile(path, 'utf8'))).data
  } catch {
    return undefined
  }
}

const inUse = (folder: string, other: Claim): FolderInUse =>
  new FolderInUse(
    `Another process works on ${folder} (process ${other.pid} on ${other.host}). ` +
      `Stop it first, or set DATA_DIR to another folder.`,
  )
