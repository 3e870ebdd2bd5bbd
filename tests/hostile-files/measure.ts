import { readFileSync } from 'node:fs'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import type { HostileFile } from './index.ts'

/**
 * By how many MB the service's own process may grow: garbage of twenty to thirty, and room for a busy machine. A picture
 * that is decoded in it would take hundreds (docs/decisions/0007-uploads-in-worker-processes.md).
 */
export const allowedGrowthMb = 40

interface Measured {
  /** Memory of the service's own process in MB: at startup, at most, and after the uploads. */
  before: number
  peak: number
  after: number
  /** Statuses of the answers to uploads and to /healthz. */
  posts: number[]
  health: number[]
}

/** Resident memory of one process, without its children, in MB. Linux only. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/**
 * Sends files to a running service that trusts a proxy on this machine (TRUST_PROXY), as three visitors at a time, and
 * records the memory of its process and its answers meanwhile.
 */
export async function measureUploads(
  { origin, pid }: { origin: string; pid: number },
  files: readonly HostileFile[],
): Promise<Measured> {
  const before = residentMb(pid)
  let peak = before
  const health: number[] = []
  let over = false
  const look = setInterval(() => (peak = Math.max(peak, residentMb(pid))), 20)
  const watch = (async () => {
    while (!over) {
      health.push(await fetch(`${origin}/healthz`).then(({ status }) => status))
      await new Promise((wait) => setTimeout(wait, 100))
    }
  })()
  const posts: number[] = []
  const left = [...files]
  const visitor = async (address: string) => {
    for (let some = left.splice(0, 5); some.length > 0; some = left.splice(0, 5))
      posts.push(await send(origin, address, some))
  }
  await Promise.all(['192.0.2.2', '192.0.2.3', '192.0.2.4'].map(visitor))
  // Idle workers are stopped, which frees their memory.
  const until = performance.now() + 10_000
  while (performance.now() < until && residentMb(pid) - before >= allowedGrowthMb)
    await new Promise((wait) => setTimeout(wait, 100))
  over = true
  await watch
  clearInterval(look)
  return { before, peak, after: residentMb(pid), posts, health }
}

/** Sends a request and adds files to it. @returns the status of the upload */
async function send(origin: string, address: string, files: readonly HostileFile[]) {
  const headers = { 'x-forwarded-for': address }
  const message = `${files.map(({ name }) => name).join(', ')} ${Math.random()}`
  const asked = await sendContact(origin, { message }, headers)
  const answer: unknown = await asked.json()
  const link = typeof answer === 'object' && answer && 'requestLink' in answer && answer.requestLink
  const { searchParams } = new URL(String(link), origin)
  const body = new FormData()
  for (const { name, bytes } of files) body.append('files', new Blob([new Uint8Array(bytes)]), name)
  const sent = await fetch(`${origin}/api/request/files?token=${searchParams.get('token')}`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  })
  await sent.arrayBuffer()
  return sent.status
}
