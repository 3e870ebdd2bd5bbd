import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPublisher } from '../publisher.ts'
import { olive, setUpOwner, signIn } from './accounts.ts'
import { axeViolations } from './axe.ts'
import { type Product, startProduct } from './product.ts'
import { desktop, phone, visitor } from './visitor.ts'

let home = ''
let bare = ''
let publisherHome = ''
let product: Product

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Start', '-c', 'user.email=start@example.com', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** A service with the editor, beside a bare repository with the content of the fixture firm, which is built in seconds. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'editor-'))
  bare = join(home, 'content.git')
  publisherHome = join(home, 'publisher')
  const clone = join(home, 'clone')
  git('init', '--quiet', '--bare', '--initial-branch=main', bare)
  mkdirSync(clone)
  mkdirSync(publisherHome)
  cpSync('tests/fixture-firm', join(clone, 'content'), { recursive: true })
  git('-C', clone, 'init', '--quiet', '--initial-branch=main')
  git('-C', clone, 'add', '--all')
  git('-C', clone, 'commit', '--quiet', '-m', 'Content')
  git('-C', clone, 'push', '--quiet', bare, 'main')
  rmSync(clone, { recursive: true })
  product = await startProduct({ CONTENT_REPOSITORY: bare, PUBLISHER_DIR: publisherHome })
}, 120_000)

afterAll(async () => {
  await product.remove()
  rmSync(home, { recursive: true, force: true })
})

/** The first look reads the whole content, which takes a minute on a machine that does other things. */
const wait = { timeout: 300_000 }

/** Opens a group of fields; the first one of this name. */
async function openSection(within: Locator, label: string): Promise<Locator> {
  const name = within.page().locator('summary > b', { hasText: new RegExp(`^${label}$`) })
  const section = within.locator('details.form-section', { has: name }).first()
  if ((await section.getAttribute('open')) === null)
    await section.locator('summary').first().click()
  return section
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a figure is refused without its source, saved with it, shown to somebody by a link, published, and live', async () => {
  startPublisher(publisherHome, bare)
  const { page, errors } = await visitor(product.origin, desktop)
  await setUpOwner(page, product)
  await page.goto('/admin/edit')
  await page.getByRole('searchbox').fill('towns/bend.yaml', wait)
  // The list is another one then, below the pointer.
  await page.waitForURL(/q=/)
  await page.locator('a[href="/admin/edit?file=towns%2Fbend.yaml"]').click(wait)
  await page.getByLabel('Name', { exact: true }).waitFor(wait)

  const snowfall = await openSection(page.locator('.edit-form'), 'Snowfall')
  await snowfall.getByLabel('Value', { exact: true }).first().fill('41')
  const source = await openSection(snowfall, 'Source')
  const title = source.getByLabel('Title', { exact: true }).first()
  await title.fill('')
  await save(page)
  await page.getByText('Not saved. Fix what’s marked above.').waitFor(wait)
  await source.locator('.field-error', { hasText: 'is missing' }).first().waitFor()
  expect(git('-C', bare, 'branch', '--list', 'drafts/*')).toBe('')

  await title.fill('Western Regional Climate Center: Bend, snowfall')
  await save(page)
  await page.getByText('Saved.', { exact: true }).waitFor(wait)
  await page.waitForURL(/draft=bend/)
  expect(git('-C', bare, 'log', '-1', '--format=%an <%ae>', '--branches=drafts/*')).toBe(
    'Olive Owner <olive@example.com>\n',
  )

  // Somebody without an account sees the draft, and visitors don't.
  const live = async () => (await fetch(`${product.origin}/bend-oregon`)).text()
  // The text of a page has no space between cells.
  const figure = /(?<!\d)41 in/
  await page.getByRole('link', { name: 'All files' }).click()
  await page.getByRole('button', { name: 'Share a preview of bend' }).click()
  const dialog = page.getByRole('dialog')
  const link = new URL(await dialog.getByLabel('Link').inputValue())
  await dialog.getByRole('button', { name: 'Close' }).click()
  const guest = await visitor(product.origin, phone)
  const previewed = async () => {
    await guest.page.goto(link.pathname + link.search)
    return guest.page.locator('main').textContent()
  }
  await expect.poll(previewed, { ...wait, interval: 2_000 }).toMatch(figure)
  expect(new URL(guest.page.url()).pathname).toMatch(/^\/preview\/[\w-]+\/bend-oregon$/)
  expect((await guest.page.request.get('/api/admin/editing')).status()).toBe(401)
  await expect.poll(live, wait).toContain('The river runs')
  expect(await live()).not.toMatch(figure)

  await page.getByRole('button', { name: 'Publish bend' }).click()
  await page.getByText('Published: bend.').waitFor(wait)
  await page.getByText('No drafts. Saving a file starts one.').waitFor(wait)
  const shown = git('-C', bare, 'show', '--format=%an', '--unified=0', 'main')
  expect(shown.split('\n')[0]).toBe('Olive Owner')
  expect(shown.match(/^[+-](?![+-]).*$/gm)).toEqual([
    '-  value: 24',
    '+  value: 41',
    expect.stringContaining('Made up for tests: snowfall'),
    expect.stringContaining('Western Regional Climate Center: Bend, snowfall'),
  ])
  expect(git('-C', bare, 'branch', '--list', 'drafts/*')).toBe('')
  await expect.poll(live, wait).toMatch(figure)
  expect(errors).toEqual([])
}, 900_000)

test('a new file is asked for what it needs, renamed with what refers to it, and removed', async () => {
  const { page, errors } = await visitor(product.origin, desktop)
  await signIn(page, olive)
  await page.goto('/admin/edit?kind=guides')
  await page.getByRole('link', { name: 'New file' }).click(wait)
  const name = page.getByLabel('Name', { exact: true })
  const submit = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  await name.fill('First Snow')
  await submit('Next')
  await page.getByText('Try first-snow.').waitFor(wait)
  await name.fill('first-snow')
  await submit('Next')
  const description = page.getByLabel('Description', { exact: true })
  await description.waitFor(wait)
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('First snow')
  await description.fill('Half a thought')
  await page.getByRole('link', { name: 'All files' }).click()
  await page.getByRole('link', { name: 'Finish the new file' }).click()
  expect(await description.inputValue()).toBe('Half a thought')
  expect(await name.inputValue()).toBe('first-snow')
  await page.getByRole('button', { name: 'Forget my answers' }).click()
  expect(await name.inputValue()).toBe('')
  await name.fill('first-snow')
  await submit('Next')
  await description.waitFor(wait)
  await submit('Add it')
  await page.locator('.field-error', { hasText: 'is missing' }).first().waitFor(wait)
  expect(git('-C', bare, 'branch', '--list', 'drafts/*')).toBe('')
  await description.fill('What to do when the first snow comes early, in four steps.')
  await page.getByLabel(/Use examples/).check()
  await submit('Add it')
  await page.waitForURL(/file=guides%2Ffirst-snow\.md/, wait)
  const draft = 'drafts/first-snow'
  expect(git('-C', bare, 'show', `${draft}:content/guides/first-snow.md`)).toMatch(
    /^title: First snow\n[\s\S]*^description: .*four steps\.$[\s\S]*^draft: true$/m,
  )
  expect(git('-C', bare, 'log', '-1', '--format=%an: %s', draft)).toBe(
    'Olive Owner: Add guides/first-snow\n',
  )

  await page.goto('/admin/edit?draft=first-snow&file=towns/redmond.yaml')
  await page.getByRole('button', { name: /^Rename/ }).click(wait)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New name').fill('prineville')
  await dialog.getByRole('button', { name: 'Show what changes' }).click()
  await dialog
    .getByText('towns/redmond.yaml → towns/prineville.yaml')
    .waitFor({ ...wait, state: 'attached' })
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Rename it' }).click()
  await page.waitForURL(/file=towns%2Fprineville\.yaml/, wait)
  const text = (file: string) => git('-C', bare, 'show', `${draft}:content/${file}`)
  expect(text('towns/bend.yaml')).toContain('neighbors: [prineville, sisters]')
  expect(text('redirects.yaml')).toContain('from: /redmond-oregon')

  await page.goto('/admin/edit?draft=first-snow&file=guides/first-snow.md')
  await page.getByRole('button', { name: /^Remove First snow/ }).click(wait)
  await dialog.getByText('Nothing refers to it.').waitFor(wait)
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await page.getByRole('heading', { name: 'Drafts' }).waitFor(wait)
  await page.waitForLoadState('networkidle')
  expect(git('-C', bare, 'diff', '--name-only', 'main', draft)).not.toContain('first-snow')
  await page.getByRole('button', { name: /^Throw away/ }).click()
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await page.getByText('No drafts. Saving a file starts one.').waitFor(wait)
  expect(errors).toEqual([])
}, 900_000)

test('a file is added from a text, an entry is translated, a notice is begun, and what stays hidden is told', async () => {
  const { page, errors } = await visitor(product.origin, desktop)
  await signIn(page, olive)
  const submit = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const text = page.getByLabel('Text', { exact: true })
  const inDraft = (draft: string, file: string) =>
    git('-C', bare, 'show', `drafts/${draft}:content/${file}`)

  // A file: refused in the words of the check, then a link to it where the cursor is.
  await page.goto('/admin/edit?file=guides/how-to-choose-a-roof.md')
  await text.waitFor(wait)
  await text.press('Control+End')
  await page.getByRole('button', { name: 'Insert a file' }).click()
  const pdf = { name: 'Snow List.pdf', mimeType: 'application/pdf' }
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...pdf, buffer: Buffer.alloc(20_100_000) })
  await dialog.getByText('It has 20.1 MB, and files may have 20').waitFor()
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...pdf, buffer: Buffer.from('<html>') })
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await dialog.getByText('It isn’t a PDF, whatever its name says').waitFor(wait)
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.7') })
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await page.waitForURL(/draft=snow-list/, wait)
  await expect
    .poll(() => text.inputValue(), wait)
    .toMatch(/\[Snow list\]\(\/files\/snow-list\.pdf\)\s*$/i)
  await submit('Show the preview')
  await page.locator('.markdown-preview', { hasText: '(PDF, 1 kB)' }).waitFor(wait)
  await save(page)
  await page.getByText('Saved.', { exact: true }).waitFor(wait)
  expect(inDraft('snow-list', 'files/snow-list.pdf')).toBe('%PDF-1.7')

  // It is replaced; while something links it, it stays.
  await page.goto('/admin/edit?draft=snow-list&file=files/snow-list.pdf')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-2') }, wait)
  await submit('Replace it')
  await page.getByText('Replaced', { exact: true }).first().waitFor(wait)
  expect(inDraft('snow-list', 'files/snow-list.pdf')).toBe('%PDF-2')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await dialog.getByText('The file is used in guides/how-to-choose-a-roof.md.').waitFor(wait)
  await dialog.getByRole('button', { name: 'Never mind' }).click()

  // A translation asks for the words that it must have, and has none of the original's.
  await page.goto('/admin/edit?draft=snow-list&file=guides/how-to-choose-a-roof.md')
  await page.getByRole('link', { name: 'Translate into Español' }).click(wait)
  await submit('Next')
  const title = page.getByLabel('Title', { exact: true })
  await title.waitFor(wait)
  expect(await title.inputValue()).toBe('')
  await page
    .getByText(/In English: How/)
    .first()
    .waitFor()
  await title.fill('Cómo elegir un techo')
  await page.getByLabel('Description', { exact: true }).fill('Qué techo conviene a cada casa.')
  await page.getByLabel('Summary', { exact: true }).fill('Qué techo conviene a cada casa.')
  await page.getByLabel('Link', { exact: true }).fill('Antes de elegir, [lea esto].')
  expect(await axeViolations(page)).toEqual([])
  await submit('Add it')
  await page.waitForURL(/file=guides%2Fhow-to-choose-a-roof\.es\.md/, wait)
  await page.getByText('The text in English').click(wait)
  await page.locator('.original-text').waitFor()
  expect(inDraft('snow-list', 'guides/how-to-choose-a-roof.es.md')).toMatch(
    /^title: Cómo elegir un techo\n[^]*^draft: true$/m,
  )

  // A file of the whole site that is missing.
  await page.goto('/admin/edit?draft=snow-list&new=site')
  await page.getByLabel('File', { exact: true }).selectOption('redirects', wait)
  await submit('Next')
  await page.getByLabel('From', { exact: true }).fill('/old-roofs', wait)
  await page.getByLabel('To', { exact: true }).fill('/roofing')
  await submit('Add it')
  await page.waitForURL(/file=redirects\.yaml/, wait)
  expect(inDraft('snow-list', 'redirects.yaml')).toContain('from: /old-roofs\n')

  // What is published and hidden, before and after.
  await page.getByRole('link', { name: 'All files' }).click()
  await page.getByText('Publishing this draft won’t show these to visitors').waitFor(wait)
  await page.getByRole('button', { name: 'Publish snow-list' }).click()
  await page.getByText('Published: snow-list.').waitFor(wait)
  const hidden = page.getByRole('region', { name: 'Published, and still hidden from visitors' })
  await hidden.getByText('is still marked as a draft.').waitFor(wait)
  expect(await axeViolations(page)).toEqual([])
  await hidden.getByRole('link', { name: 'Cómo elegir un techo' }).click()
  await page.waitForURL(/file=guides%2Fhow-to-choose-a-roof\.es\.md/)
  expect(errors).toEqual([])
}, 900_000)

test('the editor has no barrier, and fits a phone', async () => {
  const { page } = await visitor(product.origin, phone)
  await signIn(page, olive)
  for (const query of ['q=business', 'file=business.yaml', 'new=guides']) {
    await page.goto(`/admin/edit?${query}`)
    await page.locator('.edit table a, .edit-form').first().waitFor(wait)
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page)).toEqual([])
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBe(0)
  }
}, 600_000)
