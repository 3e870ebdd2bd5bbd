import fc from 'fast-check'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { syntheticLead } from '../../../scripts/store/seeding/synthetic-lead.ts'
import { signInOwner, startTestApp } from '../testing/test-app.ts'
import { csvCell, csvPhone } from './csv.ts'

afterEach(() => vi.restoreAllMocks())

const count = 2_000

/** Starts the app on a real port with `count` leads. Returns the owner's cookie too. */
async function listening() {
  const product = await startTestApp()
  const made = { count, now: new Date('2026-11-01T00:00:00Z') }
  // Spam is not in the export of all leads.
  const leads = Array.from({ length: count }, (_, n) => ({
    ...syntheticLead(n, made),
    status: 'new' as const,
  }))
  await product.store.bulk.add('leads', leads)
  const { cookie } = await signInOwner(product)
  const origin = await product.app.listen({ port: 0, host: '127.0.0.1' })
  const download = () => fetch(`${origin}/api/admin/leads.csv?sort=name`, { headers: { cookie } })
  return { ...product, origin, cookie, download }
}

/** Downloads the CSV. @throws Error the download failed */
async function read(answer: Response): Promise<string> {
  let text = ''
  for await (const part of answer.body ?? []) text += Buffer.from(part).toString()
  return text
}

test('an export searches the store once for any number of leads, and other requests are answered meanwhile', async () => {
  const { store, origin, download } = await listening()
  const searches = vi.spyOn(store.leads, 'search')
  const scans = vi.spyOn(store.leads, 'scan')
  let [probes, running] = [0, true]
  const probing = (async () => {
    while (running) {
      await (await fetch(`${origin}/healthz`)).text()
      if (running) probes += 1
    }
  })()
  const lines = (await read(await download())).split('\r\n')
  running = false
  await probing
  expect(lines).toHaveLength(count + 2)
  expect([searches.mock.calls.length, scans.mock.calls.length]).toEqual([0, 1])
  expect(probes).toBeGreaterThan(3)
})

test('a failure in the middle aborts the download', async () => {
  const { store, download } = await listening()
  const scan = store.leads.scan
  vi.spyOn(store.leads, 'scan').mockImplementation(async (search) => {
    const { total, batches } = await scan(search)
    const broken = async function* () {
      let given = 0
      for await (const portion of batches) {
        if (given > count / 2) throw new Error('The disk is gone.')
        given += portion.length
        yield portion
      }
    }
    return { total, batches: broken() }
  })
  const answer = await download()
  expect(answer.status).toBe(200)
  await expect(read(answer)).rejects.toThrow()
})

test('an export stops reading when the client disconnects', async () => {
  const { store, origin, cookie } = await listening()
  const scan = store.leads.scan
  let [given, ended] = [0, false]
  vi.spyOn(store.leads, 'scan').mockImplementation(async (search) => {
    const { total, batches } = await scan(search)
    // The client does not read, so that the socket buffers are full.
    const endless = async function* () {
      try {
        for (;;)
          for await (const portion of batches) {
            given += portion.length
            yield Array.from({ length: 20 }, () => portion).flat()
          }
      } finally {
        ended = true
      }
    }
    return { total, batches: endless() }
  })
  const asked = get(`${origin}/api/admin/leads.csv`, { headers: { cookie }, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  asked.destroy()
  await expect.poll(() => ended).toBe(true)
  expect(given).toBeGreaterThan(0)
})

test.each([
  '+1 970-555-0142',
  '+1 (970) 555-0142',
  '+1(970) 555.0142',
  '+1 970 555 0142 ext. 12',
  '+52 614 555 0142 x3',
  '+19705550142',
  '+1.970.555.0142',
  '+19705550177x99',
  '+19705550177 ext. 99',
  '+19705550177, x99',
  '+19705550177 #99',
  '-5',
  '+1,200.50',
  '970-555-0142',
  '(970) 555-0142',
  'roof - and deck',
  '',
])('a phone or a number stays as it is: %s', (text) => {
  expect(csvCell(text)).toBe(`"${text}"`)
})

test.each([
  '=1+1',
  '=HYPERLINK(1)',
  '@SUM(A1)',
  '-2+3',
  '+1-970-555-0142',
  '+1 -2',
  '-1 970',
  '+1 970*5',
  '+1970-555-0142',
  '+19705550177x99+A1',
  '+19705550177xA1',
  '+19705550177 x99 =A1',
  '+(970) 555-0142',
  "+1 970-cmd|' /C calc'!A1",
  '+1 (970) 555-0142 =A1',
  '+1 970-555-0142\n=A1',
  '-A1',
  '- call me',
  '\t=1',
  '\tplain',
  '\nplain',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('what a spreadsheet could calculate is text: %j', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`)
})

test('a formula behind a control character is escaped', () => {
  expect(csvCell(' \u0000+A1')).toBe(`"' +A1"`)
  expect(csvCell('\rplain')).toBe(`"'\nplain"`)
})

test('a quotation mark is doubled', () => {
  expect(csvCell('Ann "The" Ridge')).toBe('"Ann ""The"" Ridge"')
})

test('a phone number with a hyphen after the country code is not a formula and has no apostrophe', () => {
  const cell = (phone: string) => csvCell(csvPhone(phone))
  expect(cell('+1-970-555-0142')).toBe('"+1 970-555-0142"')
  expect(cell('970-555-0142')).toBe('"970-555-0142"')
  expect(cell('+19705550177x99')).toBe('"+19705550177x99"')
  expect(cell('+1970-555-0142')).toBe('"+1970 555 0142"')
  expect(cell('+1-970*2')).toBe(`"'+1-970*2"`)
  expect(cell('+1-970-555-0142 =A1')).toBe(`"'+1-970-555-0142 =A1"`)
  expect(cell('+1-970-555-0142+1-970-555-0143')).toBe(`"'+1-970-555-0142+1-970-555-0143"`)
})

test('no text that begins like a formula is left as it is, but numbers and single phone numbers', () => {
  const piece = fc.constantFrom(
    ...'=+-@0123456789().,;:x# \'"!|A1&*/^%$',
    'ext',
    '970-555-0142',
    'SUM(',
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...'=+-@＝＋－＠\t\r\n'),
      fc.array(piece, { maxLength: 12 }),
      fc.boolean(),
      (first, rest, isPhone) => {
        const text = first + rest.join('')
        const content = csvCell(isPhone ? csvPhone(text) : text).slice(1, -1)
        if (content.startsWith("'") || content === '') return
        // Digits with dots and commas; or digits with a blank or a parenthesis after the first ones, and an extension.
        expect(content).toMatch(
          /^(?:[+-]\d[\d.,]*|\+\d+(?:(?: ?\(| )\d[\d ().-]*)?(?:,? ?(?:x|ext\.?|extension|#) ?\d+)?)$/i,
        )
      },
    ),
    { seed: 20_261_128, numRuns: 5_000 },
  )
})
