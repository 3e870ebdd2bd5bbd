import { expect, test } from 'vitest'
import { createChallenges } from '../../services/api/http/plugins/challenge-guard.ts'
import { solveChallenge } from './solve-challenge.ts'

const now = new Date('2026-11-05T15:00:00.000Z')
const challenges = createChallenges('a secret of at least thirty-two characters')

test('the service accepts the browser’s solution', async () => {
  const answer = JSON.stringify({ success: false, challenge: challenges.make(now) })
  expect(challenges.verify(await solveChallenge(answer), now)).toBeDefined()
})

test('a timeout, a missing solution or a malformed challenge returns `unsolved`', async () => {
  const task = challenges.make(now)
  expect(await solveChallenge(JSON.stringify({ challenge: task }), -1)).toBe('unsolved')
  const none = { ...task, challenge: '00', maxnumber: 600 }
  expect(await solveChallenge(JSON.stringify({ challenge: none }))).toBe('unsolved')
  expect(await solveChallenge('<html>a proxy</html>')).toBe('unsolved')
})
