import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Publication, PublisherState } from '../../services/api/publishing/contract.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { dist } from '../dist.ts'
import { setUpOwner } from './accounts.ts'
import { axeViolations } from './axe.ts'
import { startProduct } from './product.ts'
import { desktop, visitor } from './visitor.ts'

/** What a publisher has written after three pushes, of which the last one has mistakes. */
function stateOf(engine: string): PublisherState {
  const now = Date.now()
  const push = (digit: string, subject: string, minutes: number): Publication => ({
    commit: digit.repeat(40),
    author: 'Mara Writer',
    subject,
    at: new Date(now - minutes * 60_000).toISOString(),
    engine,
    outcome: 'published',
    problems: [],
    problemCount: 0,
    release: `${digit}-${digit.repeat(12)}`,
    seconds: 12.3,
  })
  const { release: _, ...last } = push('3', 'Prices for decks', 2)
  return {
    version: 1,
    repository: 'git@git.example:firm/site.git',
    branch: 'main',
    folder: 'content',
    engine,
    lookSeconds: 60,
    startedAt: new Date(now - 3_600_000).toISOString(),
    lookedAt: new Date(now - 20_000).toISOString(),
    current: '2-222222222222',
    publications: [
      {
        ...last,
        outcome: 'refused',
        problems: [
          {
            file: 'content/costs/deck.yaml',
            line: 12,
            reason: 'bands[0].source — is missing',
            repair: 'say where the figure is from',
          },
        ],
        problemCount: 1,
      },
      push('2', 'A post about snow', 90),
      push('1', 'The new site', 3_000),
    ],
    builds: [],
  }
}

test('the owner sees why a push is not on the website, and goes back to an earlier version', async () => {
  const folder = await temporaryFolder()
  const state = stateOf(readFileSync(join(dist, 'code.txt'), 'utf8').trim())
  writeFileSync(join(folder, 'state.json'), JSON.stringify(state))
  mkdirSync(join(folder, 'releases'))
  const show = (release: string) => {
    symlinkSync(resolve(dist), join(folder, 'releases', release))
    rmSync(join(folder, 'current'), { force: true })
    symlinkSync(join('releases', release), join(folder, 'current'))
  }
  show('2-222222222222')
  const product = await startProduct({ PUBLISHER_DIR: folder })
  onTestFinished(() => product.remove())
  const { page, errors } = await visitor(product.origin, desktop)
  await setUpOwner(page, product)
  await page.goto('/admin/settings?part=publishing')
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first()
  const refused = await row('Prices for decks').innerText()
  expect(refused).toContain('Mara Writer')
  expect(refused).toContain('not published: 1 thing to fix')
  expect(refused).toMatch(/content\/costs\/deck\.yaml, line 12:\s+bands\[0\]\.source — is missing/)
  expect(await row('A post about snow').innerText()).toContain('On the website')
  expect(await axeViolations(page)).toEqual([])

  await row('The new site').getByRole('button', { name: 'Roll back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  const request = join(folder, 'requests/show.json')
  await expect.poll(() => existsSync(request)).toBe(true)
  expect(JSON.parse(readFileSync(request, 'utf8'))).toEqual({
    ask: 'show',
    release: '1-111111111111',
  })
  // The publisher has done it.
  show('1-111111111111')
  await row('The new site').getByText('On the website').waitFor()
  await row('A post about snow').getByRole('button', { name: 'Publish again' }).waitFor()
  await page.getByRole('button', { name: 'Look now' }).click()
  await expect.poll(() => existsSync(join(folder, 'requests/look.json'))).toBe(true)

  await page.setViewportSize({ width: 375, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(await axeViolations(page)).toEqual([])
  expect(errors).toEqual([])
})

test('without a publisher the page says how to set one up', async () => {
  const product = await startProduct()
  onTestFinished(() => product.remove())
  const { page } = await visitor(product.origin, desktop)
  await setUpOwner(page, product)
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Publishing' }).click()
  await page.getByText('docs/deploy/publishing.md').waitFor()
  expect(await page.getByRole('button', { name: 'Look now' }).count()).toBe(0)
})
