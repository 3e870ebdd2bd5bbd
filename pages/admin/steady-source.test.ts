import { beforeEach, expect, test, vi } from 'vitest'
import { steadySource } from './steady-source.ts'

interface Line extends Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'close'> {
  readyState: number
}

const opened: Line[] = []
const told: string[] = []

/** A line to a service that the test breaks and mends. */
function aLine() {
  const say = (word: string) => () => void told.push(word)
  return steadySource(
    '/news',
    { heard: (data) => told.push(data), lost: say('lost'), back: say('back') },
    () => {
      const deaf = { onopen: null, onmessage: null, onerror: null }
      const source: Line = { ...deaf, readyState: 0, close: say('closed') }
      opened.push(source)
      return source
    },
  )
}
const happen = (what: 'onopen' | 'onerror') => {
  const line = opened.at(-1)
  if (line?.[what]) Reflect.apply(line[what], line, [new Event(what)])
}

beforeEach(() => {
  opened.length = 0
  told.length = 0
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a short break is not told, and what may have been missed is asked for', () => {
  aLine()
  happen('onopen')
  expect(told).toEqual([])
  happen('onerror')
  vi.advanceTimersByTime(3_000)
  happen('onopen')
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['back'])
})

test('a long break is told once, and that it is over', () => {
  aLine()
  for (let n = 0; n < 10; n += 1) {
    happen('onerror')
    vi.advanceTimersByTime(3_000)
  }
  expect(told).toEqual(['lost'])
  happen('onopen')
  expect(told).toEqual(['lost', 'back'])
})

test('an answer that ends the stream for the browser does not end it for the desk', () => {
  const end = aLine()
  for (const line of opened) line.readyState = 2
  happen('onerror')
  vi.advanceTimersByTime(5_000)
  expect(opened).toHaveLength(2)
  happen('onopen')
  expect(told).toEqual(['lost', 'back'])
  end()
  expect(told.at(-1)).toBe('closed')
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(2)
})
