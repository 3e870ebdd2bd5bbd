import { expect, test } from 'vitest'
import { leadViewFixture } from '../lead-view-fixture.ts'
import { parseListQuery } from '../../resource/list-url.ts'
import { contactsQuery } from '../list/contacts-url.ts'
import { commandsFor, matchingCommands } from './commands.ts'

const noop = () => undefined

const commands = (given: { lead?: ReturnType<typeof leadViewFixture> } = {}) =>
  commandsFor({
    url: { query: parseListQuery(contactsQuery, ''), go: noop, open: noop },
    lead: given.lead,
    me: { id: 'olive', role: 'owner' },
    colleagues: [
      { id: 'olive', name: 'Olive Owner' },
      { id: 'sam', name: 'Sam Staff' },
    ],
    views: [{ name: 'Roofs in Vail', query: 'q=roof' }],
    update: noop,
    undo: noop,
    openNote: noop,
    showHelp: noop,
    newLead: noop,
    openPage: noop,
  })

const namesFor = (typed: string, lead?: ReturnType<typeof leadViewFixture>) =>
  matchingCommands(commands({ ...(lead && { lead }) }), typed).map(({ name }) => name)

test('the first characters of each word find a command', () => {
  expect(namesFor('quo', leadViewFixture())).toEqual(['Set status: quoted', 'Quoted leads'])
  expect(namesFor('ass me', leadViewFixture())).toEqual(['Assign to me'])
  expect(namesFor('roofs')).toEqual(['Roofs in Vail'])
  expect(namesFor('xylophone')).toEqual([])
})

test('commands leave out a lead’s current state, and all lead commands without a lead', () => {
  expect(namesFor('assign', leadViewFixture({ assignee: 'olive' }))).toEqual([
    'Assign to Sam Staff',
    'Assign to no one',
  ])
  expect(namesFor('set status: new', leadViewFixture())).toEqual([])
  expect(namesFor('assign')).toEqual([])
})
