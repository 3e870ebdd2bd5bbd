/**
 * The baseline: append and sync a line, then answer; and for pages, answer with a text that is in memory.
 * A process of its own, as the service is; it prints its address. In: the page, then a file to append to or the address of a database to insert into.
 */
import Fastify from 'fastify'
import { open, readFile } from 'node:fs/promises'
import pg from 'pg'

const [, , page = '', target = ''] = process.argv
const append = await (target.startsWith('postgres:')
  ? databaseAppender(target)
  : fileAppender(target))
const html = await readFile(page)
const app = Fastify()
app.post('/', async (request) => {
  await append(JSON.stringify(request.body))
  return { success: true }
})
app.get('/', async (_request, reply) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-encoding', 'gzip')
    .send(html),
)
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))

type AppendLine = (line: string) => Promise<void>

async function fileAppender(path: string): Promise<AppendLine> {
  const file = await open(path, 'a')
  return async (line) => {
    await file.appendFile(`${line}\n`)
    await file.sync()
  }
}

async function databaseAppender(url: string): Promise<AppendLine> {
  const pool = new pg.Pool({ connectionString: url })
  await pool.query('create table lines (line text)')
  const insert = { name: 'insert', text: 'insert into lines values ($1)' }
  return async (line) => void (await pool.query({ ...insert, values: [line] }))
}
