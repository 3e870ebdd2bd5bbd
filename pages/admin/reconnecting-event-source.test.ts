import { beforeEach, expect, test, vi } from 'vitest'
import { reconnectingEventSource } from './reconnecting-event-source.ts'

interface FakeSource extends Pick<
  EventSource,
  'onopen' | 'onmessage' | 'onerror' | 'close' | 'addEventListener'
> {
  readyState: number
}

const opened: FakeSource[] = []
const calls: string[] = []

/** A server whose connections the test breaks and restores. */
function connect() {
  const record = (word: string) => () => void calls.push(word)
  return reconnectingEventSource(
    '/events',
    {
      onMessage: (data) => calls.push(data),
      onDisconnect: record('lost'),
      onReconnect: record('back'),
    },
    () => {
      const deaf = { onopen: null, onmessage: null, onerror: null }
      const source: FakeSource = {
        ...deaf,
        readyState: 0,
        addEventListener: record('listened'),
        close: record('closed'),
      }
      opened.push(source)
      return source
    },
  )
}
const fire = (what: 'onopen' | 'onerror') => {
  const source = opened.at(-1)
  if (source?.[what]) Reflect.apply(source[what], source, [new Event(what)])
}

beforeEach(() => {
  opened.length = 0
  calls.length = 0
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a short interruption is not reported, but triggers a refetch', () => {
  connect()
  fire('onopen')
  expect(calls).toEqual([])
  fire('onerror')
  vi.advanceTimersByTime(3_000)
  fire('onopen')
  vi.advanceTimersByTime(60_000)
  expect(calls).toEqual(['back'])
})

test('a long interruption is reported once, and so is its end', () => {
  connect()
  for (let n = 0; n < 10; n += 1) {
    fire('onerror')
    vi.advanceTimersByTime(3_000)
  }
  expect(calls).toEqual(['lost'])
  fire('onopen')
  expect(calls).toEqual(['lost', 'back'])
})

test('a response that makes EventSource give up does not end the stream', () => {
  const end = connect()
  for (const line of opened) line.readyState = 2
  fire('onerror')
  vi.advanceTimersByTime(5_000)
  expect(opened).toHaveLength(2)
  fire('onopen')
  expect(calls).toEqual(['lost', 'back'])
  end()
  expect(calls.at(-1)).toBe('closed')
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(2)
})
