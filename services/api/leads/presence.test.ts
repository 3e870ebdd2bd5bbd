import { expect, test } from 'vitest'
import { createPresence } from './presence.ts'

const tabs = ['one', 'two', 'three'] as const

/** Two processes on one store, and a clock that the test moves. */
function twoProcesses() {
  const hearers = new Set<(text: string) => void>()
  const announcements = {
    send: async (text: string) => hearers.forEach((hear) => hear(text)),
    hear: (listener: (text: string) => void) => {
      hearers.add(listener)
      return () => void hearers.delete(listener)
    },
  }
  const clock = { at: Date.parse('2026-11-05T15:00:00.000Z') }
  const process = () => createPresence({ announcements, now: () => new Date(clock.at) })
  return { here: process(), there: process(), announcements, clock }
}

test('every process knows who has a lead open, until their last tab closes it', async () => {
  const { here, there } = twoProcesses()
  const told: string[] = []
  there.watch((lead, people) => told.push(`${lead}: ${people.join()}`))
  here.watch(() => undefined)
  const report = (person: string, tab: string, open = true) =>
    here.report({ lead: 'HP-AAAAA2', person, tab, open })
  await report('olive', tabs[0])
  await report('sam', tabs[1])
  await report('sam', tabs[2])
  expect(there.peopleOn('HP-AAAAA2')).toEqual(['olive', 'sam'])
  expect(there.peopleOn('HP-BBBBB2')).toEqual([])
  await report('sam', tabs[1], false)
  expect(there.peopleOn('HP-AAAAA2')).toEqual(['olive', 'sam'])
  await report('sam', tabs[2], false)
  expect(here.peopleOn('HP-AAAAA2')).toEqual(['olive'])
  expect(told).toEqual(['HP-AAAAA2: olive', 'HP-AAAAA2: olive,sam', 'HP-AAAAA2: olive'])
})

test('a tab that is not heard of anymore counts as closed after two minutes, longer than the minute in which a hidden tab reports', async () => {
  const { here, clock } = twoProcesses()
  await here.report({ lead: 'HP-AAAAA2', person: 'sam', tab: tabs[0], open: true })
  clock.at += 119_000
  expect(here.peopleOn('HP-AAAAA2')).toEqual(['sam'])
  clock.at += 2_000
  expect(here.peopleOn('HP-AAAAA2')).toEqual([])
})

test('an announcement of another release that this one can’t read is ignored', async () => {
  const { here, announcements } = twoProcesses()
  here.watch(() => undefined)
  await announcements.send('no JSON')
  await announcements.send('{"lead":"HP-AAAAA2"}')
  expect(here.peopleOn('HP-AAAAA2')).toEqual([])
})
