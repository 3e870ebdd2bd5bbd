import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { listen } from './listen.ts'

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** Verifies a received message with the standardwebhooks package. @throws WebhookVerificationError */
export function verifyWebhook({ headers, body }: ReceivedWebhook) {
  const read = new Webhook(webhookSecret).verify(body, signatureHeaders(headers))
  return z
    .object({ type: z.string(), timestamp: z.string(), data: z.record(z.string(), z.unknown()) })
    .parse(read)
}

/** Returns the headers of Standard Webhooks. */
export const signatureHeaders = (headers: IncomingHttpHeaders) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
})

/** Starts a local receiver that records requests; `answer` sets its response. */
export async function startWebhookReceiver(
  answer: RequestListener = (_request, reply) => reply.end(),
) {
  const receiver = { got: [] as ReceivedWebhook[], answer, port: 0, url: '' }
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      receiver.got.push({ headers: request.headers, body })
      receiver.answer(request, reply)
    })
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  receiver.port = await listen(server)
  receiver.url = `http://127.0.0.1:${receiver.port}/hook?of=firm`
  return receiver
}
