import { expect, test } from 'vitest'
import { dovecotMissing, startDovecot } from '../testing/dovecot.ts'
import { arrived, email, readMailbox, repliedLead, waitFor } from '../testing/read-mailbox.ts'
import { longRun } from '../testing/rounds.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64')

/** The worker looks only when the server says so, unless it connects anew. */
const look = 3_600_000

async function startReading() {
  const server = await startDovecot()
  const reading = await readMailbox(server.url, { look })
  const deliver = (raw: string) => server.deliver(raw, reading.clock.now)
  const position = async () => {
    const { uidValidity = '', lastUid = 0 } = (await reading.store.mailboxState.read()) ?? {}
    return { uidValidity, lastUid }
  }
  return { ...reading, server, deliver, position }
}

test.runIf(longRun)(
  'from Dovecot: a reply is on the lead with its file when IDLE tells of it, and a second copy brings nothing',
  async ({ skip }) => {
    const missing = dovecotMissing()
    skip(missing !== undefined, missing)
    const {
      deliver,
      messages,
      inbox,
      replyTo: to,
      confirmation,
      store,
      position,
    } = await startReading()
    const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nPlans\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n--b--`
    const raw = email({ to, body })
    await deliver(raw)
    expect(await arrived(messages)).toMatchObject([{ text: 'Plans', direction: 'in' }])
    expect((await store.leads.one(repliedLead))?.attachments).toMatchObject([{ name: 'plan.pdf' }])
    await deliver(`Received: by another way\r\n${raw}`)
    const headers = [`In-Reply-To: <${confirmation.id}@highpine.example>`]
    await deliver(email({ headers, text: 'to the confirmation' }))
    await deliver(email({ from: 'Stranger <s@example.org>', text: 'Buy' }))
    await arrived(messages, 2)
    expect(await arrived(inbox)).toMatchObject([{ text: 'Buy' }])
    await waitFor(async () => expect((await position()).lastUid).toBe(4))
    expect(await messages()).toHaveLength(2)
  },
)

test.runIf(longRun)(
  'from Dovecot: a dropped connection loses nothing, and a mailbox with new UIDs brings nothing twice',
  async ({ skip }) => {
    const missing = dovecotMissing()
    skip(missing !== undefined, missing)
    const { server, deliver, messages, inbox, replyTo: to, position, store } = await startReading()
    await deliver(email({ to, text: 'one' }))
    await deliver(email({ text: 'stranger', from: 's@example.org' }))
    await arrived(messages)
    await arrived(inbox)
    const before = await position()

    await server.stop()
    await deliver(email({ to, text: 'while it was down' }))
    await waitFor(async () => expect((await store.mailboxState.read())?.failing).toBeDefined())
    await server.start()
    await arrived(messages, 2)
    expect((await position()).uidValidity).toBe(before.uidValidity)

    await server.stop()
    await server.forgetUids()
    await server.start()
    await waitFor(async () => {
      const after = await position()
      expect(after.uidValidity).not.toBe(before.uidValidity)
      expect(after.lastUid).toBe(3)
    })
    await deliver(email({ to, text: 'after it was rebuilt' }))
    await arrived(messages, 3)
    expect(await inbox()).toHaveLength(1)
    await waitFor(async () => expect((await store.mailboxState.read())?.failing).toBeUndefined())
  },
)
