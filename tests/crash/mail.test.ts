import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../services/api/testing/mail-server.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { startService, stop, writeSmallSite } from './service.ts'

test('after SIGKILL between delivery and its record, emails are sent again with the same Message-ID', async () => {
  const state = { silent: true }
  const server = await startMailServer({
    silent: () => state.silent,
    disabledCommands: ['STARTTLS'],
  })
  const folder = await temporaryFolder()
  await writeSmallSite(folder)
  const settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  const first = await startService(folder, settings)
  onTestFinished(() => void first.process.kill('SIGKILL'))
  expect((await sendContact(first.origin)).status).toBe(200)
  const copies = (address: string) => server.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => copies('ann@example.com').length).toBe(1)
  await expect.poll(() => copies('office@highpine.example').length).toBe(1)
  await stop(first, 'SIGKILL')

  state.silent = false
  const second = await startService(folder, settings)
  onTestFinished(() => void second.process.kill('SIGKILL'))
  for (const address of ['ann@example.com', 'office@highpine.example']) {
    await expect.poll(() => copies(address).length).toBe(2)
    const ids = copies(address).map(({ email }) => email.messageId)
    expect(new Set(ids).size).toBe(1)
  }
  // Recorded deliveries are not sent a third time.
  expect(await stop(second, 'SIGTERM')).toBe(0)
  const third = await startService(folder, settings)
  onTestFinished(() => void third.process.kill('SIGKILL'))
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(server.received).toHaveLength(4)
})
