import { expect, test } from 'vitest'
import type { NewsWord } from './news.ts'
import { remembered } from './remembered.ts'

/** A setting in a database that is counted how often it is read, news that a test tells, and a clock. */
function aSetting() {
  const listeners = new Set<(word: NewsWord) => void>()
  const at = { now: 0, hears: true, value: 'old', reads: 0 }
  const read = async () => {
    at.reads += 1
    const { value } = at
    await new Promise((wait) => setTimeout(wait, 1))
    return value
  }
  const news = {
    watch: (listener: (word: NewsWord) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hears: () => at.hears,
  }
  const tell = (word: NewsWord) => listeners.forEach((listener) => listener(word))
  return { at, tell, setting: remembered(read, news, () => at.now) }
}

test('what was read is remembered until a change is told', async () => {
  const { at, tell, setting } = aSetting()
  expect([await setting.get(), await setting.get(), at.reads]).toEqual(['old', 'old', 1])
  tell('added')
  await setting.get()
  expect(at.reads).toBe(1)
  at.value = 'new'
  tell('settings')
  expect(await setting.get()).toBe('new')
})

test('a change that is told while the setting is read is not missed', async () => {
  const { at, tell, setting } = aSetting()
  const reading = setting.get()
  at.value = 'new'
  tell('settings')
  await reading
  expect(await setting.get()).toBe('new')
})

test('what may have been missed while the line was down is read again', async () => {
  const { at, tell, setting } = aSetting()
  await setting.get()
  at.hears = false
  at.value = 'new'
  expect(await setting.get()).toBe('new')
  at.value = 'newer'
  at.hears = true
  tell('changed')
  expect(await setting.get()).toBe('newer')
})

test('while nothing is heard, every time is read', async () => {
  const { at, setting } = aSetting()
  at.hears = false
  await setting.get()
  await setting.get()
  expect(at.reads).toBe(2)
})

test('a line that is dead without saying so misleads nobody for longer than five seconds', async () => {
  const { at, setting } = aSetting()
  await setting.get()
  at.value = 'new'
  at.now = 5_001
  expect(await setting.get()).toBe('new')
})
