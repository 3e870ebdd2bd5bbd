import { expect, test } from 'vitest'
import { load } from '../services/content/load/load.ts'
import { readAddresses } from '../services/content/load/files/addresses.ts'
import { allRoutes } from '../services/content/model/translations.ts'

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

test('every page is listed, also one that no content file makes; further pages of lists are not', () => {
  const { site } = load({ root: process.cwd(), today: new Date(), commit: 'test' })
  if (!site) throw new Error('The content has problems.')
  const listed = new Set(readAddresses('content').listed.map(({ path }) => path))
  const unlisted = allRoutes(site).filter(({ path }) => !listed.has(path))
  expect(unlisted.filter(({ continues }) => continues === undefined)).toEqual([])
  expect([...listed].filter((path) => /\/page\/\d+$/.test(path))).toEqual([])
})
