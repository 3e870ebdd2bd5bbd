import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

const report = z.object({ diagnostics: z.array(z.object({ message: z.string() })) })

const folder = mkdtempSync(join(tmpdir(), 'firm-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the names that the rule finds in a line of code, with the content of the fixture firm. */
function namesIn(code: string): (string | undefined)[] {
  cpSync('tests/fixture-firm', join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'pages'), { recursive: true })
  writeFileSync(join(folder, 'pages/page.tsx'), code)
  const config = {
    plugins: [],
    jsPlugins: [resolve('scripts/lint-plugin.js')],
    categories: { correctness: 'off' },
    rules: { 'project/firm-names': 'error' },
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return report
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ message }) => /“(.*)” is a name/.exec(message)?.[1])
}

test.each([
  ["const slug = '/roofing-oregon'", 'oregon'],
  ['const title = `${town}, Redmond`', 'Redmond'],
  ["const zone = 'America/Los_Angeles'", 'America/Los_Angeles'],
  ['const matched = /-bend$/.test(slug)', 'bend'],
  ['const text = <p>Times are Pacific Time.</p>', 'Pacific Time'],
  ["const brand = 'Cedar & Stone'", 'Cedar & Stone'],
  ["const other = 'New Mexico'", 'New Mexico'],
])('%s is reported', (code, name) => {
  expect(namesIn(code)).toEqual([name])
})

test.each([
  "import { roof } from './bend.ts'",
  '// A roof in Bend, Oregon.\nconst bend = 1',
  "const text = 'bending oregano'",
  "// oxlint-disable-next-line project/firm-names -- a verb\nconst text = 'bend the metal'",
])('%s is not', (code) => {
  expect(namesIn(code)).toEqual([])
})

test('the rule is enabled for all code', () => {
  expect(readFileSync('.oxlintrc.json', 'utf8')).toContain('"project/firm-names": "error"')
})
