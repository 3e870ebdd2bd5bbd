import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { workspaceWithCode } from '../fixture/workspace.ts'

/**
 * A copy of the project with the bundled code, and a PATH that holds only node and git: no shell, no npm and no command of a
 * package is found, as on Windows.
 */
function newProject() {
  const { folder, remove } = workspaceWithCode()
  onTestFinished(remove)
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  symlinkSync(process.execPath, join(programs, 'node'))
  symlinkSync(gitProgram, join(programs, 'git'))
  return {
    folder,
    run: (script: string, environment: NodeJS.ProcessEnv) =>
      execFileSync('node', [script], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: programs, ENV_FILE: '', ...environment },
        stdio: 'pipe',
      }),
  }
}

let gitProgram: string
beforeAll(() => {
  gitProgram = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
})

test('check and build read the folder that CONTENT_DIR names, find all programs, and reuse nothing of the other content', async () => {
  const project = newProject()
  const dist = join(project.folder, 'dist')
  const html = () => readFileSync(join(dist, 'client/bend-oregon/index.html'), 'utf8')
  const [before, after] = ['The river runs through the middle', 'The canal runs through the middle']
  const first = project.run('scripts/build.mjs', { CONTENT_DIR: 'tests/fixture-firm' })
  expect(first).toContain('code: unchanged')
  expect(html()).toContain(before)

  const content = await temporaryFolder()
  cpSync('tests/fixture-firm', content, { recursive: true })
  const town = join(content, 'towns/bend.yaml')
  writeFileSync(town, readFileSync(town, 'utf8').replace(before, after))
  // Another picture of the same name.
  const drawing = join(content, 'images/town-bend.svg')
  writeFileSync(drawing, readFileSync(drawing, 'utf8').replace('</svg>', '<!-- other --></svg>'))
  expect(project.run('scripts/check.mjs', { CONTENT_DIR: content })).toContain(
    `${content}/ is valid`,
  )
  const output = project.run('scripts/build.mjs', { CONTENT_DIR: content })
  expect(output).toContain('code: unchanged')
  const [, pages, rendered] = /pages: (\d+) HTML documents, (\d+) rendered/.exec(output) ?? []
  expect(rendered).toBe(pages)
  expect(html()).toContain(after)
  expect(html()).not.toContain(before)
  expect(readFileSync(join(dist, 'images/town-bend.svg'), 'utf8')).toContain('<!-- other -->')
  expect(readFileSync(join(dist, 'content.json'), 'utf8')).toContain(`"file": "${content}/guides/`)
}, 600_000)

test('a small content folder outside of the project is loaded and checked', async () => {
  const project = newProject()
  const content = await temporaryFolder()
  cpSync('tests/content-faults/base/content', content, { recursive: true })
  const output = project.run('scripts/check.mjs', { CONTENT_DIR: content })
  expect(output).toContain(`${content}/ is valid`)
  expect(output).toContain(`${content}/posts/first-snow.md — under 700 words`)
  writeFileSync(join(content, 'posts/first-snow.md'), '---\ntitle: 5\n---\nA\n')
  expect(() => project.run('scripts/check.mjs', { CONTENT_DIR: content })).toThrow(
    `${content}/posts/first-snow.md:2:1 title`,
  )
})
