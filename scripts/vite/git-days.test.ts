import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { gitDays as readDays } from './git-days.ts'

const gitDays = (root: string) => {
  mkdirSync(join(root, 'content'), { recursive: true })
  return readDays(join(root, 'content'), 'America/Denver', join(root, '.git/days.json'))
}

/** Creates a git repository whose commits are made on given days. */
async function history() {
  const root = await temporaryFolder()
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: day.includes('T') ? day : `${day}T12:00:00Z` },
      stdio: 'ignore',
    })
  const write = (file: string, text: string) => {
    mkdirSync(join(root, 'content/towns'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  git('2026-01-01', 'init')
  return {
    root,
    write,
    commit: (day: string, file: string, text: string) => {
      write(file, text)
      git(day, 'add', '.')
      git(day, 'commit', '-m', 'A change')
    },
    clone: () => {
      const copy = join(root, 'shallow')
      execFileSync('git', ['clone', '--depth=1', `file://${root}`, copy], { stdio: 'ignore' })
      return copy
    },
  }
}

test('a file’s day is that of the last commit that touched it, whatever its name', async () => {
  const { root, commit } = await history()
  commit('2026-02-01', 'content/towns/vail.yaml', 'one')
  commit('2026-03-01', 'content/towns/eagle-vail é.yaml', 'one')
  commit('2026-04-01', 'content/towns/vail.yaml', 'two')
  commit('2026-05-01', 'README.md', 'one')
  expect([...gitDays(root)].sort()).toEqual([
    ['content/towns/eagle-vail é.yaml', '2026-03-01'],
    ['content/towns/vail.yaml', '2026-04-01'],
  ])
})

test('the recorded history is reused until the next commit', async () => {
  const { root, commit } = await history()
  commit('2026-02-01', 'content/towns/vail.yaml', 'one')
  expect(gitDays(root).get('content/towns/vail.yaml')).toBe('2026-02-01')
  const file = join(root, '.git/days.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('2026-02-01', '2026-02-09'))
  expect(gitDays(root).get('content/towns/vail.yaml')).toBe('2026-02-09')
  commit('2026-03-01', 'content/towns/vail.yaml', 'two')
  expect(gitDays(root).get('content/towns/vail.yaml')).toBe('2026-03-01')
})

test('a commit made in the evening in Denver has that day, whatever its time zone', async () => {
  const { root, commit } = await history()
  commit('2026-02-02T03:00:00+00:00', 'content/towns/vail.yaml', 'one')
  expect(gitDays(root).get('content/towns/vail.yaml')).toBe('2026-02-01')
})

test('a changed or new uncommitted file has no day', async () => {
  const { root, commit, write } = await history()
  commit('2026-02-01', 'content/towns/vail.yaml', 'one')
  write('content/towns/vail.yaml', 'two')
  write('content/towns/avon.yaml', 'one')
  const days = gitDays(root)
  expect(days.get('content/towns/vail.yaml')).toBeUndefined()
  expect(days.get('content/towns/avon.yaml')).toBeUndefined()
})

test('without history no file has a day: neither outside of git nor in a shallow clone', async () => {
  const { commit, clone } = await history()
  commit('2026-02-01', 'content/towns/vail.yaml', 'one')
  commit('2026-03-01', 'content/towns/avon.yaml', 'one')
  expect(gitDays(clone()).size).toBe(0)
  const bare = await temporaryFolder()
  expect(gitDays(bare).size).toBe(0)
})

test('content in a repository of its own has the days of that repository', async () => {
  const { root, commit, write } = await history()
  commit('2026-02-01', 'content/towns/vail.yaml', 'one')
  execFileSync('git', ['init', join(root, 'own')], { stdio: 'ignore' })
  const own = join(root, 'own')
  writeFileSync(join(own, 'business.yaml'), 'brand: A')
  const git = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  execFileSync('git', ['add', '.'], { cwd: own })
  execFileSync('git', [...git, 'commit', '-m', 'A'], {
    cwd: own,
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-05-01T12:00:00Z' },
    stdio: 'ignore',
  })
  write('own/claims.yaml', 'new')
  expect([...readDays(own, 'America/Denver', join(own, '.git/days.json'))]).toEqual([
    ['content/business.yaml', '2026-05-01'],
    ['content/claims.yaml', undefined],
  ])
})
