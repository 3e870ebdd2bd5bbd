/**
 * The limit of what a durable answer can cost: append a line, fsync, answer; and of what a page can cost:
 * answer with a text that is in memory. A program of its own, as the service is; it prints where it
 * listens. In: the file to append to, the page.
 */
import Fastify from 'fastify'
import { open, readFile } from 'node:fs/promises'

const [, , lines = '', page = ''] = process.argv
const file = await open(lines, 'a')
const html = await readFile(page)
const app = Fastify()
app.post('/', async (request) => {
  await file.appendFile(`${JSON.stringify(request.body)}\n`)
  await file.sync()
  return { success: true }
})
app.get('/', async (_request, reply) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-encoding', 'gzip')
    .send(html),
)
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
