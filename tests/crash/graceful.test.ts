import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contactFields } from '../../services/api/testing/send-contact.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { startService, writeSmallSite } from './service.ts'

const body = JSON.stringify(contactFields)

test('a request in progress at SIGTERM is stored and answered', async () => {
  const folder = await temporaryFolder()
  await writeSmallSite(folder)
  const running = await startService(folder)
  onTestFinished(() => void running.process.kill('SIGKILL'))
  const socket = connect(Number(new URL(running.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  )
  // The service has read the headers.
  await expect.poll(() => heard).toContain('100 Continue')
  const exit = once(running.process, 'exit')
  running.process.kill('SIGTERM')
  const isRefused = () =>
    fetch(`${running.origin}/healthz`).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused).toBe(true)
  socket.write(body.slice(20))
  await exit
  expect(running.process.exitCode).toBe(0)
  expect(heard).toContain('HTTP/1.1 200')
  const [, reference = 'none'] = /"reference":"(HP-\w+)"/.exec(heard) ?? []
  const segments = await readdir(join(folder, 'data/leads'))
  const kept = await Promise.all(
    segments.map((segment) => readFile(join(folder, 'data/leads', segment), 'utf8')),
  )
  expect(kept.join()).toContain(reference)
})
