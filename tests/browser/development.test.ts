import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpOwner } from './accounts.ts'
import { type Development, startDevelopment } from './development-server.ts'
import { sharedBrowser } from './visitor.ts'

/** What an author sees while `npm run dev` is running. */
let development: Development
let page: Page

beforeAll(async () => {
  development = await startDevelopment()
  page = await (await sharedBrowser()).newPage()
  await page.goto(`${development.origin}/how-to-build-in-vail`)
  await page.waitForLoadState('networkidle')
})
afterAll(async () => {
  await page.close()
  await development.stop()
})

function edit(file: string, change: (text: string) => string): void {
  const path = join(development.folder, 'content', file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** Sets a mark that is lost when the document is loaded again. */
const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
const guide = 'guides/how-to-build-in-vail.md'

test('a saved edit appears in the open page without a reload or a scroll', async () => {
  await mark()
  await page.evaluate(() => scrollTo(0, 1000))
  edit(guide, (text) => `${text}\n\nThe snow leaves in May.\n`)
  await page.getByText('The snow leaves in May.').waitFor()
  expect(await isMarked()).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(1000)
})

test('an edit saved during page load is shown', async () => {
  const slow = await (await sharedBrowser()).newPage()
  let goOn = () => {}
  const saved = new Promise<void>((resolve) => (goOn = resolve))
  await slow.route('**/renderer/client/content-edits.ts*', async (route) => {
    await saved
    await route.continue()
  })
  await slow.goto(`${development.origin}/how-to-build-in-vail`, { waitUntil: 'commit' })
  await slow.getByText('The snow leaves in May.').waitFor()
  edit(guide, (text) => text.replace('leaves in May', 'stays into June'))
  await expect
    .poll(async () => (await fetch(slow.url())).text())
    .toContain('The snow stays into June.')
  goOn()
  await slow.getByText('The snow stays into June.').waitFor()
  edit(guide, (text) => text.replace('stays into June', 'leaves in May'))
  await slow.getByText('The snow leaves in May.').waitFor()
  await slow.close()
})

test('a content problem is shown with file, line and fix, and the page returns when it is fixed', async () => {
  edit(guide, (text) => text.replace(/^title:/m, 'titel:'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.getByText(/content\/guides\/how-to-build-in-vail\.md:\d+/).waitFor()
  await overlay.getByText('did you mean “title”?').waitFor()
  edit(guide, (text) => text.replace(/^titel:/m, 'title:'))
  await page.getByText('The snow leaves in May.').waitFor()
  await overlay.waitFor({ state: 'detached' })
})

test('an edit of the navigation appears in the header', async () => {
  await page.waitForLoadState('networkidle')
  edit('navigation.yaml', (text) => text.replace('label: Remodel\n', 'label: Rebuild\n'))
  await page.getByRole('banner').getByRole('link', { name: 'Rebuild' }).first().waitFor()
})

test('a choice of the estimate form is content alone', async () => {
  edit('form.yaml', (text) =>
    text.replace(
      '      - id: siding\n',
      '      - id: gutters\n        label: { en: Gutters, es: Canaletas }\n      - id: siding\n',
    ),
  )
  const gutters = page.getByRole('combobox', { name: 'Service type' }).locator('[value=gutters]')
  await expect
    .poll(async () => {
      await page.goto(`${development.origin}/contact`)
      return gutters.count()
    })
    .toBe(1)
  expect(await gutters.textContent()).toBe('Gutters')
})

test('a draft is shown to its author as a preview, and a scheduled post with its date', async () => {
  const draft = `---
title: How to Oil a Deck
description: When the boards are dry, and how thin.
author: field-office
date: 2026-05-14
image: decks-and-patios
family: service
services:
  - decks-and-patios
link: Boards gone gray? Here’s [how to oil a deck].
summary: Thin, twice, and on a dry week.
draft: true
---
## Wait for a dry week

The oil goes where the water has left.
`
  writeFileSync(join(development.folder, 'content/guides/how-to-oil-a-deck.md'), draft)
  await expect
    .poll(async () => (await page.goto(`${development.origin}/how-to-oil-a-deck`))?.url())
    .toBe(`${development.origin}/preview/guide/how-to-oil-a-deck`)
  await page.getByText('The oil goes where the water has left.').waitFor()
  await page.getByText('A draft: visitors do not see this page.').waitFor()
  edit('guides/how-to-oil-a-deck.md', (text) =>
    text.replace('draft: true\n', '').replace('2026-05-14', '2099-05-14'),
  )
  await page.getByText('Appears on May 14, 2099: visitors do not see this page.').waitFor()
})

test('the address of a new page is added to the list of published ones', async () => {
  const list = () => readFileSync(join(development.folder, 'content/addresses.txt'), 'utf8')
  const post = readFileSync(join(development.folder, 'content', guide), 'utf8')
  writeFileSync(
    join(development.folder, 'content/guides/building-twice-in-vail.md'),
    post
      .replace(/^title: .*$/m, 'title: Building Twice in Vail')
      .replace(/^description: .*\n(?: .*\n)*/m, 'description: The second house is easier.\n'),
  )
  await expect.poll(list, { timeout: 20_000 }).toContain('\n/building-twice-in-vail\n')
  expect(list()).toContain('\n/how-to-build-in-vail\n')
})

test('the editor changes one line of the file, and the page that is open shows it', async () => {
  await expect.poll(() => development.ownerLink()).toBeDefined()
  const { origin, folder, ownerLink } = development
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '-m', 'Content')
  const file = 'towns/vail.yaml'
  const [, before = ''] =
    /^snowfall:\n {2}value: (\d+)$/m.exec(readFileSync(join(folder, 'content', file), 'utf8')) ?? []
  const after = `${Number(before) + 7}`
  // Vite may reload the page that was open, which interrupts it.
  const visit = () =>
    page
      .goto(`${origin}/vail-colorado`)
      .then((answer) => answer?.status())
      .catch(String)
  await expect.poll(visit).toBe(200)
  // In a part that is closed at first.
  const figure = page.locator('main').getByText(`${after} in`).first()
  expect(await figure.count()).toBe(0)

  const editor = await (await sharedBrowser()).newPage({ baseURL: origin })
  await setUpOwner(editor, { ownerLink: ownerLink() })
  await editor.goto(`/admin/edit?file=${file}`)
  const snowfall = editor.locator('details.form-section', {
    has: editor.locator('summary > b', { hasText: /^Snowfall$/ }),
  })
  await snowfall.locator('summary').first().click({ timeout: 240_000 })
  await snowfall.getByLabel('Value', { exact: true }).first().fill(after)
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await editor.getByText('Saved.', { exact: true }).waitFor({ timeout: 240_000 })
  await editor.close()

  expect(git('diff', '--numstat', '--', `content/${file}`)).toBe(`1\t1\tcontent/${file}\n`)
  expect(git('diff', '--unified=0', '--', `content/${file}`)).toContain(`+  value: ${after}`)
  await figure.waitFor({ state: 'attached', timeout: 60_000 })
})
