import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { build, type Plugin, type Rolldown } from 'vite'
import { pageScripts } from '../renderer/head/scripts.ts'
import { wordsOfEveryPage } from '../renderer/head/page-words-script.ts'

const everyPage: readonly string[] = wordsOfEveryPage

interface Code {
  /** What is left of the module and its imports without what nobody calls. */
  text: string
  /** The modules that it imports later, such as after a click. */
  later: string[]
}

/** Bundles a module of the browser, without packages. */
async function bundle(file: string): Promise<Code> {
  const later: string[] = []
  const ours: Plugin = {
    name: 'ours',
    enforce: 'pre',
    resolveId: (source) => (/^[./]/.test(source) ? undefined : { id: source, external: true }),
    resolveDynamicImport(source, importer) {
      if (importer === undefined || typeof source !== 'string' || !source.startsWith('.'))
        return false
      later.push(resolve(dirname(importer), source))
      return false
    },
    load: (id) => (id.endsWith('.css') ? '' : undefined),
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ours],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(file), preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  return { text: chunks.join('\n'), later }
}

/** Bundles a module and all that it imports later. */
async function bundleAll(file: string, known = new Map<string, Code>()) {
  if (known.has(file)) return known
  const code = await bundle(file)
  known.set(file, code)
  for (const module of code.later) await bundleAll(module, known)
  return known
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) => found)
/** Returns the names in lists such as `words: ['form', 'receipt']`. @param list up to its bracket */
const listed = (text: string, list: RegExp): string[] =>
  matches(text, new RegExp(`${list.source}([^\\]]*)\\]`, 'g')).flatMap((names) =>
    matches(names, /'(\w+)'/g),
  )
const unique = (names: readonly string[]) => [...new Set(names)].sort()

/** The groups that components read from the words around them. */
const groupsAround = (text: string) => [
  ...matches(text, /\buseWords\(["'`](\w+)/g),
  ...matches(text, /\{ (\w+)[^{}]*\} = useContext\(WordsContext\)/g),
]
/** The groups that are read from the page, besides those that every page has. */
const groupsOfPage = (text: string) =>
  matches(text, /\bpageWords\(["'`](\w+)/g).filter((name) => !everyPage.includes(name))

const sources = ['pages', 'renderer']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const islands = sources.filter(({ file }) => file.endsWith('.island.tsx'))
const scripts = sources.filter(({ file }) => file.endsWith('.island.ts'))
/** What components declare for scripts without React. */
const ofScripts = sources.flatMap(({ text }) => listed(text, /\buseScriptWords\(\[/))
/** The file that 404.html loads has the words of the views that it loads later. */
const ofViews = listed(
  readFileSync('pages/_error/catch-all-data.ts', 'utf8'),
  /\bwordsOfViews = \[/,
)

test.each(islands)('$file declares the words that its code uses, also later', async (island) => {
  const modules = await bundleAll(resolve(island.file))
  const [own = '', ...later] = [...modules.values()].map(({ text }) => text)
  const isCatchAll = island.file.includes('CatchAll')
  const usedLater = later
    .flatMap(groupsAround)
    .filter((name) => !(isCatchAll && ofViews.includes(name)))
  const used = [...groupsAround(own), ...usedLater, ...[own, ...later].flatMap(groupsOfPage)]
  expect(unique(listed(island.text, /\bwords: \[/))).toEqual(unique(used))
})

test('components declare the words of the scripts that run in their HTML', async () => {
  const files = [
    ...scripts.map(({ file }) => file),
    ...Object.values(pageScripts),
    ...['pages/+client.ts', 'renderer/islands/show-error-screen.tsx'],
  ]
  const used: string[] = []
  for (const file of files)
    for (const { text } of (await bundleAll(resolve(file))).values())
      used.push(...groupsOfPage(text))
  expect(unique(ofScripts)).toEqual(unique(used))
})
