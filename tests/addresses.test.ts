import { expect, test } from 'vitest'
import { load } from '../services/content/load/load.ts'

test('content/addresses.txt lists every published address: run npm run check -- --write, and commit it', () => {
  const { unlisted } = load({ root: process.cwd(), today: new Date(), commit: 'test' })
  expect(unlisted).toEqual([])
})

test('time alone takes no address away: jobs that end and pages that begin stay listed', () => {
  const later = load({
    root: process.cwd(),
    today: new Date('2036-02-29T19:00:00Z'),
    commit: 'test',
  })
  expect(later.unlisted).toEqual([])
  expect(later.problems.filter(({ file }) => file === 'content/addresses.txt')).toEqual([])
})
