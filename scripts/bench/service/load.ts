import { Agent, request, type RequestOptions } from 'node:http'

/** A slower response ends the measurement with an error. */
const timeoutMs = 10_000

let count = 0
const body = () =>
  JSON.stringify({
    name: 'Load Test',
    email: `load-${++count}@example.com`,
    phone: '970-555-0100',
    serviceType: 'custom',
    acceptTerms: true,
    message: `Request number ${count} of a measurement.`,
    idempotencyKey: `load-${process.pid}-${count}`,
  })

/** Sends a request; resolves at the end of the response. */
export type SendRequest = (agent: Agent) => Promise<void>

/** Returns a function that sends a contact request with unique data. */
export const postContact =
  (url: string): SendRequest =>
  (agent) =>
    send(url, { method: 'POST', agent, headers: { 'content-type': 'application/json' } }, body())

/** Returns a function that requests a page with gzip. */
export const getPage =
  (url: string): SendRequest =>
  (agent) =>
    send(url, { agent, headers: { 'accept-encoding': 'gzip' } })

function send(url: string, options: RequestOptions, text = ''): Promise<void> {
  return new Promise((settle, refuse) => {
    const sent = request(url, options, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? settle() : refuse(new Error(`answered ${answer.statusCode}`)),
      )
    })
    sent.on('error', refuse)
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer in ${timeoutMs} ms`)))
    sent.end(text)
  })
}

/**
 * Open loop: sends requests at a fixed rate, whatever the response times. Returns the times in ms, from the moment when
 * each request was due.
 */
export async function atRate(
  shot: SendRequest,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  const times = await Promise.all(
    Array.from({ length: perSecond * seconds }, async (_, index) => {
      const due = began + (index * 1000) / perSecond
      await waitUntil(due)
      await shot(agent)
      return performance.now() - due
    }),
  )
  agent.destroy()
  return times
}

/** Waits for a moment. A timer may fire a millisecond early, so the rest is a busy wait. */
async function waitUntil(moment: number): Promise<void> {
  await new Promise((wait) => setTimeout(wait, moment - performance.now()))
  while (performance.now() < moment) await new Promise((wait) => setImmediate(wait))
}

/**
 * Closed loop: every connection sends its next request after the response. Returns the throughput in requests per
 * second, and the response times in ms.
 */
export async function maxThroughput(
  shot: SendRequest,
  connections: number,
  seconds: number,
): Promise<{ perSecond: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let began = performance.now(); began < until; began = performance.now()) {
        await shot(agent)
        times.push(performance.now() - began)
      }
    }),
  )
  agent.destroy()
  return { perSecond: times.length / seconds, times }
}
