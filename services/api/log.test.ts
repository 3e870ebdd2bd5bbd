import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from './log.ts'

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = ''
  write(createLogger('trace', { write: (line) => (text += line) }))
  return text
}

test('addresses that a mail server quotes are redacted in the message, the stack and the causes', () => {
  const refused = new Error('550 5.1.1 <Ann.Ridge+x@example.com>: no such user\nann@example.com')
  const text = logged((log) =>
    log.warn(
      { err: new Error('not sent to ann@example.com', { cause: refused }) },
      'to ann@example.com',
    ),
  )
  expect(text).not.toMatch(/ann/i)
  expect(text).toContain('[address]')
  expect(JSON.parse(text)).toMatchObject({ level: 40, msg: 'to [address]' })
})

test('a log on a full disk breaks nothing that logs', () => {
  const log = createLogger('info', pino.destination({ dest: '/dev/full', sync: true }))
  expect(() => ['one', 'two'].forEach((line) => log.error(line))).not.toThrow()
})

test('the row that a database error quotes is left out, and the message is kept', () => {
  const error = Object.assign(new Error('null value in column "id"'), {
    code: '23502',
    detail: 'Failing row contains (Ann Ridge, 970-555-0111)',
  })
  const text = logged((log) => log.error({ err: error }, 'A request failed.'))
  expect(text).not.toContain('Ridge')
  expect(text).toContain('23502')
})

test('the input that a parse error quotes is left out', () => {
  const parse = (text: string) => {
    try {
      return void JSON.parse(text)
    } catch (error) {
      return error
    }
  }
  const errors = ['Ann Ridge', '{"name":"Ann Ridge,"x"}', '["Ann Ridge",}'].map(parse)
  const text = logged((log) => errors.forEach((err) => log.error({ err }, 'unreadable')))
  expect(text).not.toMatch(/Ann|Ridge/)
})

test.each(['970-555-0111', '(970) 555-0111', '+1 970 555 0111', '970.555.0111'])(
  '%s is redacted',
  (number) =>
    expect(logged((log) => log.info(`call ${number} back`))).toContain('call [phone] back'),
)

test('fields that a collection declares as personal are left out; an error’s name and message are kept', () => {
  const lead = { id: 'HP-234567', name: 'Ann Ridge', message: 'The roof leaks', status: 'new' }
  const error = Object.assign(new TypeError('no such thing'), { code: 'X' })
  const text = logged((log) => log.error({ err: error, lead, given: [{ firstName: 'Ann' }] }))
  expect(text).not.toMatch(/Ann|Ridge|roof/)
  expect(JSON.parse(text)).toMatchObject({
    err: { type: 'TypeError', message: 'no such thing' },
    lead: { id: 'HP-234567', status: 'new' },
  })
})

test('times, counts and ids are kept', () => {
  const fields = { at: '2026-11-05T15:00:00.000Z', ms: 1234567890, id: 'HP-234567', ip: '10.0.0.1' }
  expect(JSON.parse(logged((log) => log.info(fields, 'kept')))).toMatchObject(fields)
})

test('an error that repeats is logged at once, and then once a minute with how often it came', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: unknown[] = []
  const log = createLogger('warn', {
    write: (line) => lines.push(JSON.parse(line).repeated ?? JSON.parse(line).err?.message),
  })
  const away = () =>
    new Error('The database did not take it.', { cause: new Error('ECONNREFUSED') })
  // Fifty a second for 90 seconds, by child loggers of requests.
  for (let ms = 10; ms < 90_000; ms += 20) {
    log.child({ reqId: ms }).error({ err: away(), path: '/api/contact' }, 'A request failed.')
    vi.advanceTimersByTime(20)
  }
  log.error({ err: new Error('another') }, 'A request failed.')
  vi.advanceTimersByTime(120_000)
  expect(lines).toEqual(['The database did not take it.: ECONNREFUSED', 2_999, 'another', 1_500])
  // It is over; the next outage is logged at once.
  log.error({ err: away() }, 'A request failed.')
  expect(lines).toHaveLength(5)
})
