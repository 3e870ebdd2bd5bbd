import { expect, test, vi } from 'vitest'
import { UndoError, createUndoHistory } from './undo-history.ts'

function testHistory() {
  const notifications: string[] = []
  const history = createUndoHistory(({ title, description }) =>
    notifications.push(`${title}: ${description}`),
  )
  const revertTo = (words: string) => vi.fn(() => Promise.resolve(words))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { ...history, said: notifications, back: revertTo, settled }
}

test('only the latest change is undone, whether to one lead or to several', async () => {
  const { record, undoLatest, said, back, settled } = testHistory()
  const [one, several] = [back('June is new again.'), back('3 are as they were before.')]
  record({ description: 'June: contacted', revert: one })
  record({ description: 'The change to 3 leads', revert: several })
  undoLatest()
  await settled()
  undoLatest()
  await settled()
  expect(one).not.toHaveBeenCalled()
  expect(several).toHaveBeenCalledTimes(1)
  expect(said).toEqual([
    'Undone: 3 are as they were before.',
    'Already undone: The change to 3 leads',
  ])
})

test('a change that can’t be undone is reported, and the one before it is not undone', async () => {
  const { record, undoLatest, said, back, settled } = testHistory()
  const status = back('June is new again.')
  record({ description: 'June: contacted', revert: status })
  record({ description: 'The note' })
  undoLatest()
  await settled()
  expect(status).not.toHaveBeenCalled()
  expect(said).toEqual(['Can’t undo that: The note can’t be undone.'])
})

test('a rejected change can’t be undone', async () => {
  const { record, undoLatest, said, back, settled } = testHistory()
  record({ description: 'June: contacted', revert: back('June is new again.') })
  record({ description: 'June: lost', revert: back('wrong') }).discard()
  undoLatest()
  await settled()
  expect(said).toEqual(['Undone: June is new again.'])
  expect(testHistory().undoLatest).not.toThrow()
})

test('an undo with a version conflict says who changed what, and can be retried', async () => {
  const { record, said, settled } = testHistory()
  const revert = vi.fn(() => Promise.reject(new UndoError('Sam has changed it since.')))
  const { undo } = record({ description: 'June: contacted', revert })
  undo()
  undo()
  await settled()
  undo()
  await settled()
  expect(revert).toHaveBeenCalledTimes(2)
  expect(said).toEqual([
    'Already undone: June: contacted',
    'Not undone: Sam has changed it since.',
    'Not undone: Sam has changed it since.',
  ])
})
