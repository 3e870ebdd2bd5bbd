import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { filesIn, type Output, outputFolder } from '../../scripts/build/output.ts'
import { openBuildGraph, writePages } from '../../scripts/build/pages/write-pages.ts'
import { longRun } from '../../services/api/testing/rounds.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { clearSite, getSite } from '../../services/content/index.ts'
import { ContentProblems } from '../../services/content/model/problem.ts'

/** `TEST_SEED=123` repeats a walk. */
const seed = Number(process.env['TEST_SEED'] ?? (longRun ? Date.now() % 1e6 : 20))
const edits = longRun ? 200 : 8
/** The fixture firm is small enough for several edits in every run; the long run edits a site with every kind of content. */
const source = longRun ? 'content' : 'tests/fixture-firm'

// What is valid is kept between builds of the same code, too.
beforeEach(() => void vi.stubEnv('CONTENT_CODE', 'code'))
afterEach(() => void vi.unstubAllEnvs())

test('after any edits, an incremental build writes what a clean build writes', async () => {
  const root = await temporaryFolder()
  await copyContent(join(root, 'content'))
  onTestFinished(clearSite)
  const random = randomNumbers(seed)
  const dist = join(root, 'dist')
  const build = { dist, file: join(root, 'graph.bin') }
  const done: string[] = []
  await buildPages(root, build)
  const [content, before] = [join(root, 'content'), join(root, 'before')]
  for (let count = 0; count < edits; count++) {
    await cp(content, before, { recursive: true })
    done.push(await edit(root, random, count))
    const incremental = await buildPages(root, build)
    const clean = await cleanBuild(root, count)
    const history = `seed ${seed}: ${done.join(', ')}`
    expect(incremental, history).toEqual(clean.result)
    if (incremental.problems === '') await expectSameFiles(dist, clean.dist, history)
    else {
      // Most edits of invalid content would not be built.
      done.push('undone')
      await rm(content, { recursive: true })
      await cp(before, content, { recursive: true })
    }
    await rm(before, { recursive: true })
    await rm(clean.dist, { recursive: true, force: true })
  }
}, 3_600_000)

test.runIf(longRun)(
  'what a build wrote before it was interrupted is not trusted by the next one',
  async () => {
    const root = await temporaryFolder()
    await cp('content', join(root, 'content'), { recursive: true })
    onTestFinished(clearSite)
    const dist = join(root, 'dist')
    const build = { dist, file: join(root, 'graph.bin') }
    await buildPages(root, build)

    const business = join(root, 'content/business.yaml')
    const text = await readFile(business, 'utf8')
    await writeFile(business, text.replace(/\d{3}-555-\d{4}/, '970-555-0199'))
    await interruptedBuild(root, build, 40)
    expect(readFileSync(join(dist, 'client/index.html'), 'utf8')).toContain('970-555-0199')

    // The content is as the last whole build had it, so every hash of inputs is known.
    await writeFile(business, text)
    const { problems } = await buildPages(root, build)
    expect(problems).toBe('')
    const clean = await cleanBuild(root, 0)
    await expectSameFiles(dist, clean.dist, 'after an interruption')
  },
  600_000,
)

/** A build that ends after so many files, as if it had been killed. */
async function interruptedBuild(
  root: string,
  { dist, file }: { dist: string; file: string },
  files: number,
): Promise<void> {
  clearSite()
  getSite(root)
  const output = outputFolder(dist)
  const writes: Promise<void>[] = []
  const put: Output['put'] = async (path, content) => {
    if (writes.length === files) throw new Error('interrupted')
    writes.push(output.put(path, content))
    await writes.at(-1)
  }
  const graph = openBuildGraph('code', file)
  await expect(writePages({ output: { ...output, put }, graph })).rejects.toThrow('interrupted')
  await Promise.all(writes)
}

/**
 * Loads the content and writes its pages with freshly imported modules, as another process would.
 * @returns the problems, or the inline code of every page
 */
async function buildPages(root: string, { dist, file }: { dist: string; file: string }) {
  vi.resetModules()
  const { clearSite, getSite } = await import('../../services/content/index.ts')
  const modules = await import('../../scripts/build/pages/write-pages.ts')
  try {
    clearSite()
    getSite(root)
  } catch (fault) {
    if (fault instanceof Error && fault.name === ContentProblems.name)
      return { problems: fault.message, inlineCode: {} }
    throw fault
  }
  const output = outputFolder(dist)
  const graph = modules.openBuildGraph('code', file)
  const written = await modules.writePages({ output, graph })
  await graph.save()
  output.removeStale()
  return { problems: '', inlineCode: Object.fromEntries(written) }
}

/** The same in an empty folder, with nothing kept of earlier builds. */
async function cleanBuild(root: string, count: number) {
  const [kept, aside] = [join(root, 'node_modules'), join(root, 'kept')]
  await rename(kept, aside)
  const dist = join(root, `clean-${count}`)
  const result = await buildPages(root, { dist, file: join(root, `clean-${count}.bin`) })
  await rm(kept, { recursive: true })
  await rename(aside, kept)
  return { dist, result }
}

async function expectSameFiles(one: string, other: string, history: string) {
  const [files, wanted] = [filesIn(one).sort(), filesIn(other).sort()]
  expect(files, history).toEqual(wanted)
  const differing = files.filter(
    (file) => !readFileSync(join(one, file)).equals(readFileSync(join(other, file))),
  )
  expect(differing, history).toEqual([])
}

/** Without the list of published addresses, so that pages may be removed and renamed. */
async function copyContent(to: string) {
  await cp(source, to, { recursive: true })
  await rm(join(to, 'addresses.txt'), { force: true })
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number) {
  let state = (seed % 2147483646) + 1
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** Makes one edit as an author would; some make content invalid. @returns its description */
async function edit(root: string, random: () => number, count: number): Promise<string> {
  const content = join(root, 'content')
  const any = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }
  const filesOf = (folder: string) => {
    const path = join(content, folder)
    return existsSync(path) ? readdirSync(path).sort() : []
  }
  const fileIn = (...folders: string[]) => {
    const folder = any(folders.filter((each) => filesOf(each).length > 0))
    return join(folder, any(filesOf(folder)))
  }
  const picture = (ending: string) =>
    join('images', any(filesOf('images').filter((file) => file.endsWith(ending))))
  const change = async (file: string, from: RegExp | string, to: string) => {
    const path = join(content, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(from, to))
    return `${file}: ${String(from)} → ${to}`
  }
  const article = () => fileIn('posts', 'guides')
  const inFrontMatter = (line: string) => change(article(), /^date:/m, `${line}\ndate:`)
  const changes: (() => Promise<string>)[] = [
    () => change(article(), /$/, `\nOne sentence more, the ${count}th.\n`),
    () => change(article(), /^title: .*$/m, `title: Another Title ${count}`),
    () => change(article(), /^summary: .*$/m, `summary: Another summary ${count}.`),
    () =>
      change(article(), /^date: .*$/m, `date: ${any(['2020-02-03', '2026-01-05', '2199-05-06'])}`),
    () => inFrontMatter(`updated: 2026-0${1 + (count % 9)}-11`),
    () => inFrontMatter('draft: true'),
    () => change(article(), /^tags: .*$/m, `tags: [${any(['snow', 'roof', 'permits'])}]`),
    () => change(article(), /^image: .*$/m, `image: ${any(['roofing', 'decks', 'nowhere'])}`),
    () => change('business.yaml', /\d{3}-555-\d{4}/, `970-555-0${100 + (count % 99)}`),
    () => change('navigation.yaml', /label: (\w+)/, `label: $1 ${count}`),
    () => change(fileIn('towns'), /value: \d+/, `value: ${7000 + count}`),
    () => change(fileIn('towns'), /^county: .*$/m, `county: ${any(['Eagle', 'Pitkin'])} County`),
    () => change(fileIn('services'), /^label: .*$/m, `label: Service ${count}`),
    () =>
      change(
        fileIn('offerings', 'projects', 'pages'),
        /^headline: .*$/m,
        `headline: Other ${count}`,
      ),
    () => change(fileIn('locations', 'services'), /^ *lead: >-\n +/m, `$&The ${count}th time. `),
    () => change('claims.yaml', /text: over \d+ years/, `text: over ${20 + (count % 50)} years`),
    () => change('authors.yaml', /name: The (\w+)/, `name: The ${count}th $1`),
    () =>
      change(
        fileIn('costs', 'building-guide', 'offerings'),
        /$/,
        `\nOne sentence more, the ${count}th.\n`,
      ),
    () => change(picture('.yaml'), /$/, '\n# Seen again.\n'),
    () => change(picture('.svg'), /$/, `<!-- ${count} -->\n`),
    async () => {
      const from = article()
      await cp(join(content, from), join(content, dirname(from), `copy-${count}.md`))
      return `${from} copied`
    },
    async () => {
      const from = article()
      await rename(join(content, from), join(content, from.replace(/\.md$/, `-${count}.md`)))
      return `${from} renamed`
    },
    async () => {
      const file = article()
      await rm(join(content, file))
      return `${file} removed`
    },
    // Restores the original content.
    async () => {
      await rm(content, { recursive: true })
      await copyContent(content)
      return 'content restored'
    },
  ]
  return any(changes)()
}
