import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { otherVersion } from '../../services/content/load/checks/content-version.ts'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import { type ContentUpgrade, currentContentVersion } from '../../services/content/load/upgrades.ts'
import { formatProblem } from '../../services/content/model/problem.ts'
import { upgradeContent } from './upgrade.ts'

/** Made-up steps: snow loads get their unit, then notes go, and a file of colors comes. */
const steps: ContentUpgrade[] = [
  {
    changes: 'snow loads are in psf',
    apply: (texts) =>
      new Map(
        [...texts].map(([path, text]) => [path, text.replace(/^snow: (\d+)$/m, 'snow: $1 psf')]),
      ),
  },
  {
    changes: 'colors have a file, and notes are gone',
    apply: (texts) =>
      new Map([...texts].filter(([path]) => path !== 'notes/a.md')).set(
        'brand/colors.yaml',
        'a: b\n',
      ),
  },
]

async function content(business = '# The firm\nbrand: Cedar\n') {
  const folder = await temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('business.yaml', business)
  write('towns/bend.yaml', 'snow: 25\n')
  write('towns/sisters.yaml', 'snow: 40 psf\n')
  write('notes/a.md', 'A note.\n')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'ignore',
    })
  return {
    folder,
    write,
    commit: () => {
      git('init')
      git('add', '.')
      git('commit', '-m', 'Content')
    },
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
  }
}

const careful = { dryRun: false, force: false }

test('every step since the content’s version is applied, and each changed file is printed', async () => {
  const { folder, commit, read } = await content()
  commit()
  expect(upgradeContent(folder, careful, steps)).toEqual([
    `${folder}: version 1 to 3`,
    '2: snow loads are in psf',
    '3: colors have a file, and notes are gone',
    `  added   ${folder}/brand/colors.yaml`,
    `  changed ${folder}/business.yaml`,
    `  removed ${folder}/notes/a.md`,
    `  changed ${folder}/towns/bend.yaml`,
    'Look at the differences, run npm run check, and commit them.',
  ])
  expect(read('business.yaml')).toBe('# The firm\ncontentVersion: 3\nbrand: Cedar\n')
  expect(read('towns/bend.yaml')).toBe('snow: 25 psf\n')
  expect(existsSync(join(folder, 'notes/a.md'))).toBe(false)
  expect(upgradeContent(folder, careful, steps)).toEqual([`${folder} is at version 3 already.`])
})

test('a step that was applied is not applied again', async () => {
  const { folder, commit, read } = await content('contentVersion: 2\nbrand: Cedar\n')
  commit()
  upgradeContent(folder, careful, steps)
  expect(read('towns/bend.yaml')).toBe('snow: 25\n')
  expect(read('business.yaml')).toBe('contentVersion: 3\nbrand: Cedar\n')
})

test('a dry run prints the same files and writes nothing', async () => {
  const { folder, read } = await content()
  const lines = upgradeContent(folder, { dryRun: true, force: false }, steps)
  expect(lines).toContain(`  changed ${folder}/towns/bend.yaml`)
  expect(lines.at(-1)).toContain('Nothing was written')
  expect(read('towns/bend.yaml')).toBe('snow: 25\n')
})

test('what git could not undo is refused, unless it is forced', async () => {
  const { folder, write, commit, read } = await content()
  expect(() => upgradeContent(folder, careful, steps)).toThrow('isn’t in git')
  commit()
  write('towns/bend.yaml', 'snow: 26\n')
  write('towns/new.yaml', 'snow: 1\n')
  expect(() => upgradeContent(folder, careful, steps)).toThrow(
    / M towns\/bend\.yaml\n\?\? towns\/new\.yaml\n.*--force/,
  )
  expect(read('towns/bend.yaml')).toBe('snow: 26\n')
  upgradeContent(folder, { dryRun: false, force: true }, steps)
  expect(read('towns/bend.yaml')).toBe('snow: 26 psf\n')
})

test('content that is newer than the engine, or has no readable version, is refused', async () => {
  const { folder } = await content('contentVersion: 9\n')
  expect(() => upgradeContent(folder, careful, steps)).toThrow('update the engine')
  const broken = await content('contentVersion: two\n')
  expect(() => upgradeContent(broken.folder, careful, steps)).toThrow('npm run check says where')
})

test('the check says which of the two is older', async () => {
  const said = async (business: string, current: number) => {
    const { folder } = await content(business)
    return otherVersion(readFiles(folder), current).map(formatProblem)
  }
  expect(await said('brand: Cedar\n', 1)).toEqual([])
  expect(await said('brand: Cedar\n', 2)).toEqual([
    'content/business.yaml:1:1 contentVersion — is 1, but this version of the engine reads 2 — run npm run upgrade-content',
  ])
  expect(await said('brand: Cedar\ncontentVersion: 3\n', 2)).toEqual([
    'content/business.yaml:2:1 contentVersion — is 3, but this version of the engine reads 2 — update the engine',
  ])
})

test('the command reads CONTENT_DIR, and has nothing to do for the current version', async () => {
  const { folder } = await content(`contentVersion: ${currentContentVersion}\n`)
  const run = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), resolve('scripts/upgrade-content.ts'), ...args],
      { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } },
    )
  expect(run('--dry-run').stdout).toBe(
    `${folder} is at version ${currentContentVersion} already.\n`,
  )
  expect(run('--dry')).toMatchObject({ status: 1, stderr: expect.stringContaining('--dry') })
})
