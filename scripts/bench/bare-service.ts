/**
 * The limit of what a durable answer can cost: append a line, fsync, answer. A program of its own,
 * as the service is; it prints where it listens. In: the file to append to.
 */
import Fastify from 'fastify'
import { open } from 'node:fs/promises'

const file = await open(process.argv[2] ?? '', 'a')
const app = Fastify()
app.post('/', async (request) => {
  await file.appendFile(`${JSON.stringify(request.body)}\n`)
  await file.sync()
  return { success: true }
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
