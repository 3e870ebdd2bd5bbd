/**
 * The baseline: for a POST, append and sync a line, then respond; for a page, respond with HTML from memory. A process
 * of its own, like the service. Prints its address.
 * Arguments: the page's file, then a file to append to or the URL of a database to insert into.
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
