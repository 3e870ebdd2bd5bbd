import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import { editorSettings, schemaLine } from './settings.ts'
import { writeEditorSchemas } from './write-schemas.ts'

async function newFirm(): Promise<string> {
  const folder = await temporaryFolder()
  cpSync('tests/fixture-firm', folder, { recursive: true })
  rmSync(join(folder, '.schemas'), { recursive: true, force: true })
  return folder
}

const townsIn = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, '.schemas/names.json'), 'utf8')).definitions.towns.enum

test('the schemas are beside the content, out of git and no content', async () => {
  const folder = await newFirm()
  const before = readFiles(folder)
  expect(writeEditorSchemas(folder)).toBe(undefined)
  expect(readFileSync(join(folder, '.schemas/.gitignore'), 'utf8')).toBe('*\n')
  expect(readdirSync(join(folder, '.schemas'))).toEqual(
    expect.arrayContaining(['names.json', 'towns.json', 'towns.translation.json', 'business.json']),
  )
  const { entries, problems } = readFiles(folder)
  expect([...entries.keys()]).toEqual([...before.entries.keys()])
  expect(problems).toEqual(before.problems)
})

test('a new town is known, and what has not changed is not written again', async () => {
  const folder = await newFirm()
  writeEditorSchemas(folder)
  const [town = ''] = townsIn(folder)
  const schema = join(folder, '.schemas/towns.json')
  utimesSync(schema, 1, 1)
  cpSync(join(folder, `towns/${town}.yaml`), join(folder, 'towns/new-town.yaml'))
  expect(writeEditorSchemas(folder)).toBe(undefined)
  expect(townsIn(folder)).toContain('new-town')
  expect(statSync(schema).mtimeMs).toBe(1000)
})

test('a language more is a field more', async () => {
  const folder = await newFirm()
  writeEditorSchemas(folder)
  const form = () => readFileSync(join(folder, '.schemas/form.json'), 'utf8')
  expect(form()).not.toContain('"fr":')
  mkdirSync(join(folder, 'words'))
  cpSync('content/words/es.yaml', join(folder, 'words/fr.yaml'))
  writeEditorSchemas(folder)
  expect(form()).toContain('"fr":')
})

test('nothing is written through a link', async () => {
  const folder = await newFirm()
  const elsewhere = await temporaryFolder()
  symlinkSync(elsewhere, join(folder, '.schemas'))
  expect(writeEditorSchemas(folder)).toBe(undefined)
  expect(readdirSync(elsewhere)).toEqual([])
  const target = join(elsewhere, 'profile')
  writeFileSync(target, 'mine')
  const names = join(folder, '.schemas/names.json')
  rmSync(names)
  symlinkSync(target, names)
  expect(writeEditorSchemas(folder)).toBe(undefined)
  expect(readFileSync(target, 'utf8')).toBe('mine')
  expect(lstatSync(names).isFile()).toBe(true)
})

test('a folder that cannot have them is no error', async () => {
  const folder = await newFirm()
  writeFileSync(join(folder, '.schemas'), '')
  expect(writeEditorSchemas(folder)).toMatch(/EEXIST|ENOTDIR/)
})

test('the settings of this folder are those that the code makes', () => {
  for (const [file, text] of editorSettings('content/'))
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text))
})

test.each(['content', 'tests/fixture-firm'])('each YAML file of %s has one schema', (folder) => {
  const settings = JSON.parse(editorSettings('').get('.vscode/settings.json') ?? '{}') as {
    'yaml.schemas': Record<string, string | string[]>
  }
  const { language } = readFiles(folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^[^.].*\.yaml$/.test(path),
  )
  expect(files.length).toBeGreaterThan(20)
  const found = files.map((path) => {
    const schemas = Object.entries(settings['yaml.schemas'])
      .filter(([, globs]) => matches([globs].flat(), path))
      .map(([schema]) => schema.replace('./.schemas/', ''))
    return `${path} ${schemas.join(' ')}`
  })
  // The line in a file says the same as the settings.
  expect(found).toEqual(
    files.map(
      (path) => `${path} ${schemaLine(path, language)?.replace(/^.*\.schemas\//, '') ?? ''}`,
    ),
  )
})

/** As the YAML extension matches: by globs, without those that begin with `!`. */
function matches(globs: readonly string[], path: string): boolean {
  const fits = (glob: string) =>
    new RegExp(
      `^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}$`,
    ).test(path)
  return (
    globs.some((glob) => !glob.startsWith('!') && fits(glob)) &&
    !globs.some((glob) => glob.startsWith('!') && fits(glob.slice(1)))
  )
}

test('the line of a file names its schema from where the file is', () => {
  expect(schemaLine('towns/vail.yaml', 'en')).toBe(
    '# yaml-language-server: $schema=../.schemas/towns.json',
  )
  expect(schemaLine('towns/vail.es.yaml', 'en')).toContain('/towns.translation.json')
  expect(schemaLine('towns/vail.en.yaml', 'es')).toContain('/towns.translation.json')
  expect(schemaLine('business.yaml', 'en')).toBe(
    '# yaml-language-server: $schema=.schemas/business.json',
  )
  expect(schemaLine('guides/decks.md', 'en')).toBe(undefined)
  expect(schemaLine('unknown.yaml', 'en')).toBe(undefined)
})
