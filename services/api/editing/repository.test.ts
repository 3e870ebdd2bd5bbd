import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { NoSuchDraft } from './drafts.ts'
import { editRepository } from './repository.ts'

const ann = { name: 'Ann Author', email: 'ann@example.com' }
const ben = { name: 'Ben Boss', email: 'ben@example.com' }

/** Runs git as somebody on another computer. */
const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Other', '-c', 'user.email=o@example.com', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** A bare repository with a content folder, and a clone of somebody else. */
async function aRepository() {
  const home = await temporaryFolder()
  const [bare, other] = [join(home, 'bare.git'), join(home, 'other')]
  git(home, 'init', '--quiet', '--bare', '--initial-branch=main', bare)
  git(home, 'clone', '--quiet', bare, other)
  git(other, 'checkout', '--quiet', '-b', 'main')
  mkdirSync(join(other, 'content/towns'), { recursive: true })
  mkdirSync(join(other, 'engine'))
  writeFileSync(join(other, 'engine/code.ts'), 'export {}\n')
  writeFileSync(join(other, 'content/towns/vail.yaml'), 'name: Vail\nheight: 1\nwidth: 2\n')
  writeFileSync(join(other, 'content/towns/avon.yaml'), 'name: Avon\n')
  symlinkSync('/etc/passwd', join(other, 'content/towns/link.yaml'))
  const push = (subject: string) => {
    git(other, 'add', '--all')
    git(other, 'commit', '--quiet', '-m', subject)
    git(other, 'push', '--quiet', 'origin', 'main')
  }
  push('Start')
  const open = (name = 'editing', address = bare, retryMs = 60_000) => {
    const log = pino({ level: 'silent' })
    const drafts = editRepository({
      ...{ folder: join(home, name), address, branch: 'main', path: 'content', log, retryMs },
    })
    onTestFinished(() => drafts.close())
    return drafts
  }
  return { home, bare, other, push, open }
}

const write = (file: string, content: string) => async () => ({
  result: undefined,
  files: [{ file, content }],
  subject: `Edit ${file}`,
})

test('saving is a commit by its author on a draft that the repository has, of the content alone', async () => {
  const { bare, open } = await aRepository()
  const drafts = open()
  await drafts.refresh()
  const published = await drafts.folderOf(undefined)
  expect(readFileSync(join(published, 'towns/vail.yaml'), 'utf8')).toContain('height: 1')
  // Neither code nor links are checked out.
  expect(existsSync(join(published, '../engine'))).toBe(false)
  expect(readFileSync(join(published, 'towns/link.yaml'), 'utf8')).toBe('/etc/passwd')
  const saved = await drafts.save(
    undefined,
    ann,
    write('towns/vail.yaml', 'name: Vail\nheight: 3\nwidth: 2\n'),
  )
  expect(saved).toMatchObject({ draft: 'vail', sent: true })
  expect(git(bare, 'log', '-1', '--format=%an <%ae> %s', 'drafts/vail')).toBe(
    'Ann Author <ann@example.com> Edit towns/vail.yaml\n',
  )
  expect(git(bare, 'diff', '--numstat', 'main', 'drafts/vail')).toBe(
    '1\t1\tcontent/towns/vail.yaml\n',
  )
  expect(await drafts.list()).toMatchObject([
    { name: 'vail', by: ['Ann Author'], files: ['towns/vail.yaml'], sent: true },
  ])
  // The published content is as it was, and a second draft of the file has another name.
  expect(readFileSync(join(published, 'towns/vail.yaml'), 'utf8')).toContain('height: 1')
  const second = await drafts.save(undefined, ben, write('towns/vail.yaml', 'name: Vail!\n'))
  expect(second.draft).toBe('vail-2')
})

test('publishing puts a draft on top of what others have published, with its author', async () => {
  const { bare, other, push, open } = await aRepository()
  const drafts = open()
  await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail\nheight: 3\nwidth: 2\n'))
  writeFileSync(join(other, 'content/towns/avon.yaml'), 'name: Avon on the river\n')
  push('Rename Avon')
  let checked = ''
  const answer = await drafts.publish('vail', ben, async (folder) => {
    checked = readFileSync(join(folder, 'towns/avon.yaml'), 'utf8')
    return true
  })
  expect(answer).toEqual({ outcome: 'published' })
  expect(checked).toBe('name: Avon on the river\n')
  expect(git(bare, 'log', '--format=%an: %s', 'main')).toBe(
    'Ann Author: Edit towns/vail.yaml\nOther: Rename Avon\nOther: Start\n',
  )
  expect(git(bare, 'show', '--format=', '--unified=0', 'main')).toMatch(
    /\n-height: 1\n\+height: 3\n$/,
  )
  expect(git(bare, 'branch', '--list', 'drafts/*')).toBe('')
  expect(await drafts.list()).toEqual([])
  const published = await drafts.folderOf(undefined)
  expect(readFileSync(join(published, 'towns/vail.yaml'), 'utf8')).toContain('height: 3')
  await expect(drafts.folderOf('vail')).rejects.toThrow(NoSuchDraft)
})

test('a draft is not published when the check refuses it, or in conflict, and stays', async () => {
  const { bare, other, push, open } = await aRepository()
  const drafts = open()
  await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail\nheight: 3\nwidth: 2\n'))
  expect(await drafts.publish('vail', ben, async () => false)).toEqual({ outcome: 'refused' })
  writeFileSync(join(other, 'content/towns/vail.yaml'), 'name: Vail\nheight: 7\nwidth: 2\n')
  push('Other height')
  expect(await drafts.publish('vail', ben, async () => true)).toEqual({
    outcome: 'conflict',
    files: ['content/towns/vail.yaml'],
  })
  expect(git(bare, 'show', 'main:content/towns/vail.yaml')).toContain('height: 7')
  const folder = await drafts.folderOf('vail')
  expect(readFileSync(join(folder, 'towns/vail.yaml'), 'utf8')).toContain('height: 3')
  await drafts.discard('vail')
  expect(git(bare, 'branch', '--list', 'drafts/*')).toBe('')
})

test('what could not be sent is kept, said, and sent later', async () => {
  const { bare, open } = await aRepository()
  const drafts = open()
  await drafts.refresh()
  // A repository that refuses a push, and takes it later.
  const hook = join(bare, 'hooks/pre-receive')
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const first = await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail!\n'))
  expect(first).toMatchObject({ draft: 'vail', sent: false })
  expect(await drafts.list()).toMatchObject([{ name: 'vail', sent: false }])
  await drafts.close()
  // Another process on the same folder, after a restart.
  const again = open('editing', bare, 500)
  await again.refresh()
  expect(await again.list()).toMatchObject([{ name: 'vail', sent: false }])
  writeFileSync(hook, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  await expect
    .poll(() => again.list(), { timeout: 60_000, interval: 500 })
    .toMatchObject([{ name: 'vail', sent: true }])
  expect(git(bare, 'rev-list', '--count', 'main..drafts/vail')).toBe('1\n')
}, 120_000)

test('the history of a file has who changed it, and the text before and after', async () => {
  const { open } = await aRepository()
  const drafts = open()
  const { draft } = await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Veil\n'))
  const [last, first, ...rest] = await drafts.history(draft, 'towns/vail.yaml')
  expect(last).toMatchObject({ by: 'Ann Author', subject: 'Edit towns/vail.yaml' })
  expect([first?.subject, rest]).toEqual(['Start', []])
  expect(await drafts.around(draft, 'towns/vail.yaml', last?.commit ?? '')).toEqual({
    before: 'name: Vail\nheight: 1\nwidth: 2\n',
    after: 'name: Veil\n',
  })
})

test('neither hooks of the clone nor settings of the machine run', async () => {
  const { home, open } = await aRepository()
  const drafts = open()
  await drafts.refresh()
  const mark = join(home, 'ran')
  const hook = `#!/bin/sh\ntouch '${mark}'\n`
  for (const name of ['pre-commit', 'post-checkout', 'pre-push'])
    writeFileSync(join(home, 'editing/repository.git/hooks', name), hook, { mode: 0o755 })
  await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail!\n'))
  expect(existsSync(mark)).toBe(false)
})

test('a repository that can’t be reached is an error that says so', async () => {
  const { home, open } = await aRepository()
  const drafts = open('elsewhere', join(home, 'nothing.git'))
  await expect(drafts.refresh()).rejects.toThrow(/nothing\.git/)
})
