/**
 * The limit of what a durable answer can cost: keep a line where the disk has it, answer; and of what a page
 * can cost: answer with a text that is in memory. A program of its own, as the service is; it prints where it
 * listens. In: the page, then a file to append to or the address of a database to insert into.
 */
import Fastify from 'fastify'
import { open, readFile } from 'node:fs/promises'
import pg from 'pg'

const [, , page = '', place = ''] = process.argv
const keep = await (place.startsWith('postgres:') ? inDatabase(place) : inFile(place))
const html = await readFile(page)
const app = Fastify()
app.post('/', async (request) => {
  await keep(JSON.stringify(request.body))
  return { success: true }
})
app.get('/', async (_request, reply) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-encoding', 'gzip')
    .send(html),
)
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))

type Keep = (line: string) => Promise<void>

async function inFile(path: string): Promise<Keep> {
  const file = await open(path, 'a')
  return async (line) => {
    await file.appendFile(`${line}\n`)
    await file.sync()
  }
}

async function inDatabase(url: string): Promise<Keep> {
  const pool = new pg.Pool({ connectionString: url })
  await pool.query('create table lines (line text)')
  const insert = { name: 'insert', text: 'insert into lines values ($1)' }
  return async (line) => void (await pool.query({ ...insert, values: [line] }))
}
