import { expect, test } from 'vitest'
import type { StoreEvent } from './change-events.ts'
import { invalidatedCache } from './invalidated-cache.ts'

/** Creates a cached setting that counts its reads, events that the test sends, and a clock. */
function aSetting() {
  const listeners = new Set<(word: StoreEvent) => void>()
  const at = { now: 0, isConnected: true, value: 'old', reads: 0 }
  const read = async () => {
    at.reads += 1
    const { value } = at
    await new Promise((wait) => setTimeout(wait, 1))
    return value
  }
  const events = {
    watch: (listener: (word: StoreEvent) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isConnected: () => at.isConnected,
  }
  const tell = (word: StoreEvent) => listeners.forEach((listener) => listener(word))
  return { at, tell, setting: invalidatedCache(read, events, () => at.now) }
}

test('a value is cached until a change is announced', async () => {
  const { at, tell, setting } = aSetting()
  expect([await setting.get(), await setting.get(), at.reads]).toEqual(['old', 'old', 1])
  tell('added')
  await setting.get()
  expect(at.reads).toBe(1)
  at.value = 'new'
  tell('settings')
  expect(await setting.get()).toBe('new')
})

test('a change that is announced during a read is not missed', async () => {
  const { at, tell, setting } = aSetting()
  const reading = setting.get()
  at.value = 'new'
  tell('settings')
  await reading
  expect(await setting.get()).toBe('new')
})

test('after a reconnect the value is read again', async () => {
  const { at, tell, setting } = aSetting()
  await setting.get()
  at.isConnected = false
  at.value = 'new'
  expect(await setting.get()).toBe('new')
  at.value = 'newer'
  at.isConnected = true
  tell('changed')
  expect(await setting.get()).toBe('newer')
})

test('without a connection every access reads', async () => {
  const { at, setting } = aSetting()
  at.isConnected = false
  await setting.get()
  await setting.get()
  expect(at.reads).toBe(2)
})

test('with a half-open connection a cached value is used for at most five seconds', async () => {
  const { at, setting } = aSetting()
  await setting.get()
  at.value = 'new'
  at.now = 5_001
  expect(await setting.get()).toBe('new')
})
