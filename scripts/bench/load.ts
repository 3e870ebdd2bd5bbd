import { Agent, request } from 'node:http'

/** An answer that takes longer is a failure, and ends the measurement. */
const mostMs = 10_000

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

function post(url: string, agent: Agent): Promise<void> {
  return new Promise((settle, refuse) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? settle() : refuse(new Error(`answered ${answer.statusCode}`)),
      )
    })
    sent.on('error', refuse)
    sent.setTimeout(mostMs, () => sent.destroy(new Error(`no answer in ${mostMs} ms`)))
    sent.end(body())
  })
}

/**
 * Open loop: so many requests a second, whatever the answers take. Out: the time of each in ms, from
 * the moment it was due.
 */
export async function atRate(url: string, perSecond: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  const times = await Promise.all(
    Array.from({ length: perSecond * seconds }, async (_, index) => {
      const due = began + (index * 1000) / perSecond
      await new Promise((wait) => setTimeout(wait, due - performance.now()))
      await post(url, agent)
      return performance.now() - due
    }),
  )
  agent.destroy()
  return times
}

/** Closed loop: every connection posts as soon as it is answered. Out: answers a second. */
export async function asFastAsPossible(url: string, connections: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        await post(url, agent)
        answered += 1
      }
    }),
  )
  agent.destroy()
  return answered / seconds
}
