import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { addDays } from '../../services/api/contract/day.ts'
import { paths } from '../../services/api/contract/paths.ts'
import {
  importList,
  importPreview,
  importResponse,
  type ImportView,
} from '../../services/api/imports/contract.ts'
import { interruptedAfterMs } from '../../services/api/contract/import-row.ts'
import { leadList } from '../../services/api/leads/contract.ts'
import type { Store } from '../../services/api/store.ts'
import { startMailServer } from '../../services/api/testing/mail-server.ts'
import { startService, stop, writeSmallSite } from './service.ts'

/** As many rows as an import may have. */
const mostRows = 500
/** Of the last two imports, whose emails are sent: that takes a minute for a thousand. */
const rowsToSend = 100

type Kind = 'leads' | 'subscribers'

/** Each person's address has the round, by which its rows are counted. */
const addressOf = (round: number, row: number) => `person-${row}@round-${round}.example.com`

/** A day from which on a consent isn't erased yet. */
const consent = addDays(new Date().toISOString().slice(0, 10), -30)

function fileOf(kind: Kind, round: number, rowCount: number): string {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    kind === 'leads'
      ? `Person ${row},${addressOf(round, row)}`
      : `${addressOf(round, row)},${consent},Card at the show`,
  )
  const header = kind === 'leads' ? 'name,email' : 'email,consent,consent source'
  return Buffer.from([header, ...rows].join('\n')).toString('base64')
}

interface Kills {
  folder: string
  /** How many files are imported, each with kills while it is and, except for the last two, while it is undone. */
  times: number
  environment?: NodeJS.ProcessEnv
  /** Opens the store while no service has it. */
  openStore: () => Promise<Store>
  /** Whether the next process knows that no other one is at work: else it waits until the interrupted one could be finished. */
  isAlone: boolean
}

/**
 * Kills the service at random moments while 500 rows are imported and while an import is undone, and starts it again. After
 * each start all rows of the file are stored, each once, or none is; the import and its undoing can be repeated. In the end
 * the emails of what is left are sent, each once.
 */
export async function killWhileImporting(kills: Kills): Promise<void> {
  const { folder, times, environment = {}, openStore, isAlone } = kills
  const mailServer = await startMailServer({ disabledCommands: ['STARTTLS'] })
  await writeSmallSite(folder)
  let running = await startService(folder, environment)
  let cookie = ''
  const call = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(running.origin + path, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer
  }
  const withStore = async <T>(use: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore()
    try {
      return await use(store)
    } finally {
      await store.close()
    }
  }
  const counts = { kills: 0, adding: 0, undoing: 0 }
  /**
   * Begins what adds or removes rows, and waits until rows are being added or removed, or none will be.
   * @returns what resolves when it has ended, within an object, since it would be awaited
   */
  const begin = async (request: () => Promise<unknown>, id: string) => {
    let hasEnded = false
    const ending = request().catch(() => undefined)
    void ending.then(() => (hasEnded = true))
    const isUnderWay = async () => {
      const state = (await shown(id))?.state
      return state === 'adding' || state === 'undoing'
    }
    while (!hasEnded && !(await isUnderWay())) await pause(2)
    return { ending }
  }
  /**
   * Kills the service at a random moment of what adds or removes rows, and starts it again.
   * @param ms how long that takes @returns how far the import had come
   */
  const killDuring = async (request: () => Promise<unknown>, ms: number, id: string) => {
    const { ending } = await begin(request, id)
    await pause(Math.random() * ms * 0.8)
    await stop(running, 'SIGKILL')
    await ending
    counts.kills += 1
    const state = await withStore(async ({ imports }) => {
      const earlier = (at: string) =>
        isAlone ? at : new Date(Date.parse(at) - interruptedAfterMs).toISOString()
      const one = await imports.change(id, ({ at, undone, ...rest }) => ({
        ...rest,
        at: earlier(at),
        ...(undone && { undone: { ...undone, at: earlier(undone.at) } }),
      }))
      return one?.state
    })
    if (state === 'adding' || state === 'undoing') counts[state] += 1
    running = await startService(folder, environment)
    return state
  }
  const shown = async (id: string): Promise<ImportView | undefined> => {
    const { imports } = importList.parse(await (await call(paths.admin.imports)).json())
    return imports.find((one) => one.id === id)
  }
  try {
    const link = /setup\?token=(\S+)/
    await expect.poll(() => running.output()).toMatch(link)
    const token = link.exec(running.output())?.[1]
    const person = {
      name: 'Olive Owner',
      email: 'olive@example.com',
      password: 'snow on the ridge',
    }
    const signedIn = await call(paths.admin.setup, { token, ...person })
    cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')

    const prepared = async (kind: Kind, round: number, rowCount: number) => {
      const given = { kind, file: fileOf(kind, round, rowCount) }
      const answer = await call(paths.admin.importPreview, given)
      const { digest, counts: found } = importPreview.parse(await answer.json())
      expect(found).toMatchObject({ ready: rowCount })
      return { ...given, digest, key: randomUUID(), name: `${round}.csv`, confirm: true }
    }
    const importing = async (payload: object) =>
      importResponse.parse(await (await call(paths.admin.imports, payload)).json()).import
    const undoing = async (id: string) =>
      importResponse.parse(await (await call(paths.admin.importUndo(id), {})).json()).import

    // How long rows are added and removed. A process that has just started takes longer.
    const timed = async (request: () => Promise<unknown>, id: string) => {
      const { ending } = await begin(request, id)
      const began = performance.now()
      await ending
      return performance.now() - began
    }
    const first = await prepared('leads', -1, mostRows)
    const ms = {
      adding: await timed(() => importing(first), first.key),
      undoing: await timed(() => undoing(first.key), first.key),
    }
    expect(await shown(first.key)).toMatchObject({ state: 'undone' })

    const kept = new Map<number, string[]>()
    for (let round = 0; round < times; round += 1) {
      const kind: Kind = round % 2 === 0 ? 'leads' : 'subscribers'
      const isLast = round >= times - 2
      const rowCount = isLast ? rowsToSend : mostRows
      const payload = await prepared(kind, round, rowCount)
      for (let kill = 0; kill < 2; kill += 1) {
        await killDuring(() => importing(payload), ms.adding, payload.key)
        const one = await shown(payload.key)
        expect([undefined, 'done']).toContain(one?.state)
        const stored = await addressesOf(kind, round, call)
        expect(stored).toHaveLength(one ? rowCount : 0)
      }
      const done = await importing(payload)
      expect(done).toMatchObject({ state: 'done', count: rowCount })
      const all = Array.from({ length: rowCount }, (_, row) => addressOf(round, row)).sort()
      expect(await addressesOf(kind, round, call)).toEqual(all)
      kept.set(round, all)
      if (isLast) continue

      const called = kind === 'leads' ? await changeOne(round, call) : undefined
      const state = await killDuring(() => undoing(payload.key), ms.undoing, payload.key)
      // It had not begun: the owner undoes it again.
      if (state === 'done') await undoing(payload.key)
      const undone = await shown(payload.key)
      expect(undone?.state).toBe('undone')
      expect(undone?.kept).toHaveLength(called === undefined ? 0 : 1)
      kept.set(round, called === undefined ? [] : [called])
      expect(await addressesOf(kind, round, call)).toEqual(kept.get(round))
    }
    await stop(running, 'SIGKILL')
    console.log(
      `${counts.kills} kills: ${counts.adding} while rows were added, ${counts.undoing} while they were removed`,
    )
    await withStore(({ mail }) =>
      mail.change({ queue: 'emails', where: { state: { is: 'waiting' } } }, (row) => ({
        ...row,
        nextAttemptAt: new Date(0).toISOString(),
      })),
    )
    const smtp = `smtp://127.0.0.1:${mailServer.port}`
    running = await startService(folder, {
      ...environment,
      SMTP_URL: smtp,
      CONFIRMATIONS_PER_DAY: '100000',
    })
    const wanted = [...kept.values()].flat().sort()
    await expect
      .poll(() => mailServer.received.length, { timeout: 300_000 })
      .toBeGreaterThanOrEqual(wanted.length)
    await pause(3_000)
    expect(await stop(running, 'SIGTERM')).toBe(0)
    expect(mailServer.received.map(({ to }) => to[0]).sort()).toEqual(wanted)
  } finally {
    await stop(running, 'SIGKILL')
  }
}

type Call = (path: string, body?: object, method?: string) => Promise<Response>

/** Returns the addresses of a file's stored rows, sorted. */
async function addressesOf(kind: Kind, round: number, call: Call): Promise<string[]> {
  const path = kind === 'leads' ? paths.admin.leadsCsv : paths.admin.subscribersCsv
  const csv = await (await call(path)).text()
  return [...csv.matchAll(new RegExp(`person-\\d+@round-${round}\\.example\\.com`, 'g'))]
    .map(([address]) => address)
    .sort()
}

/** Adds a note to a lead of an import, so that undoing keeps it. @returns its address */
async function changeOne(round: number, call: Call): Promise<string> {
  const address = addressOf(round, 7)
  const found = await call(`${paths.admin.leads}?q=${encodeURIComponent(address)}`)
  const [lead] = leadList.parse(await found.json()).leads
  const note = { version: lead?.version, note: 'Called' }
  await call(paths.admin.lead(lead?.reference ?? ''), note, 'PATCH')
  return address
}
