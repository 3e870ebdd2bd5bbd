import { expect, test } from 'vitest'
import { challengesWith } from '../../services/api/http/challenge.ts'
import { proofFor } from './proof.ts'

const now = new Date('2026-11-05T15:00:00.000Z')
const tasks = challengesWith('a secret of at least thirty-two characters')

test('the browser’s solution is one that the service takes', async () => {
  const answer = JSON.stringify({ success: false, challenge: tasks.make(now) })
  expect(tasks.solved(await proofFor(answer), now)).toBeDefined()
})

test('out of time, without a solution, or with an answer that is none, it says so', async () => {
  const task = tasks.make(now)
  expect(await proofFor(JSON.stringify({ challenge: task }), -1)).toBe('unsolved')
  const none = { ...task, challenge: '00', maxnumber: 600 }
  expect(await proofFor(JSON.stringify({ challenge: none }))).toBe('unsolved')
  expect(await proofFor('<html>a proxy</html>')).toBe('unsolved')
})
