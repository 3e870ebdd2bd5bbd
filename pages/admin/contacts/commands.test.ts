import { expect, test } from 'vitest'
import { aLeadView } from './a-lead-view.ts'
import { readAddress } from './address.ts'
import { commandsFor, fitting } from './commands.ts'

const nothing = () => undefined

const commands = (given: { lead?: ReturnType<typeof aLeadView> } = {}) =>
  commandsFor({
    at: { address: readAddress(''), go: nothing, linkTo: () => '', close: nothing },
    lead: given.lead,
    me: { id: 'olive' },
    colleagues: [
      { id: 'olive', name: 'Olive Owner' },
      { id: 'sam', name: 'Sam Staff' },
    ],
    views: [{ name: 'Roofs in Vail', query: 'q=roof' }],
    change: nothing,
    undo: nothing,
    note: nothing,
    showKeys: nothing,
    leave: nothing,
  })

const names = (typed: string, lead?: ReturnType<typeof aLeadView>) =>
  fitting(commands({ ...(lead && { lead }) }), typed).map(({ name }) => name)

test('a few letters of each word find what can be done', () => {
  expect(names('quo', aLeadView())).toEqual(['Set status: quoted', 'Quoted leads'])
  expect(names('ass me', aLeadView())).toEqual(['Assign to me'])
  expect(names('roofs')).toEqual(['Roofs in Vail'])
  expect(names('xylophone')).toEqual([])
})

test('what a lead is already is not offered, and nothing of a lead without one', () => {
  expect(names('assign', aLeadView({ assignee: 'olive' }))).toEqual([
    'Assign to Sam Staff',
    'Assign to nobody',
  ])
  expect(names('set status: new', aLeadView())).toEqual([])
  expect(names('assign')).toEqual([])
})
