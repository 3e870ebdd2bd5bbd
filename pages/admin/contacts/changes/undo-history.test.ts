import { expect, test, vi } from 'vitest'
import { HttpError } from '../../../../renderer/client/http.ts'
import { UndoError, createUndoHistory } from './undo-history.ts'

function testHistory() {
  const notifications: string[] = []
  const buttons: ((() => void) | undefined)[] = []
  const history = createUndoHistory(({ title, description, action }) => {
    notifications.push(`${title}: ${description}`)
    buttons.push(action?.run)
  })
  const revertTo = (words: string) => vi.fn(() => Promise.resolve(words))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { ...history, said: notifications, buttons, back: revertTo, settled }
}

test('each press undoes one more change, the latest first, and says which', async () => {
  const { record, undoLatest, said, back, settled } = testHistory()
  const [one, several] = [back('Back as it was.'), back('3 are back as they were.')]
  record({ description: 'June: Contacted.', revert: one })
  record({ description: 'The change to 3 leads.', revert: several })
  for (let press = 0; press < 3; press += 1) {
    undoLatest()
    await settled()
  }
  expect([one, several].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(said).toEqual([
    'Undone: The change to 3 leads. 3 are back as they were. Before that: June: Contacted.',
    'Undone: June: Contacted. Back as it was.',
    'Nothing to undo: Everything you changed here is undone.',
  ])
})

test('the notice about an undone change has a button for the one before', async () => {
  const { record, undoLatest, buttons, back, settled } = testHistory()
  const first = back('Back as it was.')
  record({ description: 'June: Contacted.', revert: first })
  record({ description: 'June: Tags: roof.', revert: back('Back as it was.') })
  undoLatest()
  await settled()
  buttons.at(-1)?.()
  await settled()
  expect(first).toHaveBeenCalledTimes(1)
  expect(buttons).toEqual([expect.any(Function), undefined])
})

test('a change that can’t be undone is reported once, and the next press undoes the one before', async () => {
  const { record, undoLatest, said, back, settled } = testHistory()
  const status = back('Back as it was.')
  record({ description: 'June: Contacted.', revert: status })
  record({ description: 'The note on June' })
  undoLatest()
  await settled()
  expect(status).not.toHaveBeenCalled()
  undoLatest()
  await settled()
  expect(said).toEqual([
    'Can’t undo that: The note on June can’t be undone. Before that: June: Contacted.',
    'Undone: June: Contacted. Back as it was.',
  ])
})

test('a rejected change can’t be undone', async () => {
  const { record, undoLatest, said, back, settled } = testHistory()
  record({ description: 'June: Contacted.', revert: back('Back as it was.') })
  record({ description: 'June: Lost.', revert: back('wrong') }).discard()
  undoLatest()
  await settled()
  expect(said).toEqual(['Undone: June: Contacted. Back as it was.'])
  expect(testHistory().undoLatest).not.toThrow()
})

test('an undo with a version conflict says who changed what, can be retried, and doesn’t block the one before', async () => {
  const { record, undoLatest, said, back, settled } = testHistory()
  const before = back('Back as it was.')
  record({ description: 'Will: Lost.', revert: before })
  const revert = vi.fn(() => Promise.reject(new UndoError('Sam has changed it since.')))
  const { undo } = record({ description: 'June: Contacted.', revert })
  undo()
  undo()
  await settled()
  undo()
  await settled()
  expect(revert).toHaveBeenCalledTimes(2)
  undoLatest()
  await settled()
  expect(before).toHaveBeenCalledTimes(1)
  expect(said).toEqual([
    'Already undone: June: Contacted.',
    'Not undone: June: Contacted. Sam has changed it since.',
    'Not undone: June: Contacted. Sam has changed it since.',
    'Undone: Will: Lost. Back as it was.',
  ])
})

test('without a connection the change stays the next one to undo', async () => {
  const { record, undoLatest, said, settled } = testHistory()
  const revert = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new HttpError(503, ''))
    .mockResolvedValueOnce('Back as it was.')
  record({ description: 'June: Contacted.', revert })
  for (let press = 0; press < 3; press += 1) {
    undoLatest()
    await settled()
  }
  expect(said.map((words) => words.split(':')[0])).toEqual(['Not undone', 'Not undone', 'Undone'])
})
