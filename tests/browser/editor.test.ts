import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentFolder } from '../../services/content/load/files/folder.ts'
import { setUpOwner } from './accounts.ts'
import { axeViolations } from './axe.ts'
import { type Product, startProduct } from './product.ts'
import { desktop, phone, visitor } from './visitor.ts'

const withSnowfall = z.looseObject({
  name: z.string(),
  snowfall: z.looseObject({ value: z.number(), source: z.looseObject({ title: z.string() }) }),
})

/** A town of the content whose snowfall has a source. */
const town = readdirSync(join(contentFolder(), 'towns'))
  .filter((file) => /^[a-z-]+\.yaml$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(contentFolder(), 'towns', file), 'utf8')
    const { data } = withSnowfall.safeParse(parse(text))
    return data ? [{ file: `towns/${file}`, ...data }] : []
  })[0]

let home = ''
let bare = ''
let product: Product

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Start', '-c', 'user.email=start@example.com', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'editor-'))
  bare = join(home, 'content.git')
  const clone = join(home, 'clone')
  git('init', '--quiet', '--bare', '--initial-branch=main', bare)
  mkdirSync(clone)
  cpSync(contentFolder(), join(clone, 'content'), {
    recursive: true,
    filter: (path) => !path.includes('.schemas'),
  })
  git('-C', clone, 'init', '--quiet', '--initial-branch=main')
  git('-C', clone, 'add', '--all')
  git('-C', clone, 'commit', '--quiet', '-m', 'Content')
  git('-C', clone, 'push', '--quiet', bare, 'main')
  rmSync(clone, { recursive: true })
  product = await startProduct({ CONTENT_REPOSITORY: bare })
}, 120_000)

afterAll(async () => {
  await product.remove()
  rmSync(home, { recursive: true, force: true })
})

/** The first look reads the whole content, which takes a minute on a machine that does other things. */
const wait = { timeout: 240_000 }

/** Opens a group of fields; the first one of this name. */
async function openSection(within: Locator, label: string): Promise<Locator> {
  const name = within.page().locator('summary > b', { hasText: new RegExp(`^${label}$`) })
  const section = within.locator('details.form-section', { has: name }).first()
  if ((await section.getAttribute('open')) === null)
    await section.locator('summary').first().click()
  return section
}

test.skipIf(!town)(
  'the owner changes a figure, is refused without its source, saves it as a draft and publishes it',
  async () => {
    if (!town) throw new Error('no town')
    const { page, errors } = await visitor(product.origin, desktop)
    await setUpOwner(page, product)
    await page.goto('/admin/edit')
    await page.getByRole('link', { name: town.name, exact: true }).first().waitFor(wait)
    await page.getByRole('searchbox').fill(town.file)
    await page.getByRole('link', { name: town.name, exact: true }).click()
    await page.getByLabel('Name', { exact: true }).waitFor(wait)

    const snowfall = await openSection(page.locator('.edit-form'), 'Snowfall')
    await snowfall
      .getByLabel('Value', { exact: true })
      .first()
      .fill(`${town.snowfall.value + 5}`)
    const source = await openSection(snowfall, 'Source')
    const title = source.getByLabel('Title', { exact: true }).first()
    await title.fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Not saved. Fix what’s marked above.').waitFor(wait)
    await source.locator('.field-error', { hasText: 'is missing' }).first().waitFor()
    expect(git('-C', bare, 'branch', '--list', 'drafts/*')).toBe('')

    await title.fill(town.snowfall.source.title)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.', { exact: true }).waitFor(wait)
    await page.waitForURL(/draft=/)
    expect(git('-C', bare, 'log', '-1', '--format=%an <%ae>', '--branches=drafts/*')).toBe(
      'Olive Owner <olive@example.com>\n',
    )

    await page.getByRole('link', { name: 'All files' }).click()
    await page.getByRole('button', { name: /^Publish/ }).click()
    await page.getByText(/^Published: /).waitFor(wait)
    await page.getByText('No drafts. Saving a file starts one.').waitFor(wait)
    const shown = git('-C', bare, 'show', '--format=%an', '--unified=0', 'main')
    expect(shown.split('\n')[0]).toBe('Olive Owner')
    expect(shown.match(/^[+-](?![+-])/gm)).toEqual(['-', '+'])
    expect(shown).toContain(`+  value: ${town.snowfall.value + 5}`)
    expect(git('-C', bare, 'branch', '--list', 'drafts/*')).toBe('')
    expect(errors).toEqual([])
  },
  600_000,
)

test('the editor has no barrier, and fits a phone', async () => {
  const { page } = await visitor(product.origin, phone)
  await page.request.post('/api/admin/session', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email: 'olive@example.com', password: 'snow on the ridge' },
  })
  for (const address of ['/admin/edit?q=business', '/admin/edit?file=business.yaml']) {
    await page.goto(address)
    await page.locator('.edit a, .edit-form').first().waitFor(wait)
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page)).toEqual([])
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBe(0)
  }
}, 600_000)
