import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { bareRepository, type Repository } from '../../tests/repository.ts'
import { gitIn } from './git.ts'
import { openMirror } from './mirror.ts'
import { ContentRefused, takeContent } from './take-content.ts'

/** Takes the content folder of the newest commit. @returns the folder that it was written to */
async function taker({ bare }: Repository) {
  const home = join(await temporaryFolder(), 'publisher')
  mkdirSync(home)
  const git = gitIn(home, bare)
  const mirror = openMirror(git, home, bare)
  const content = join(home, 'content')
  const take = async (folder = 'content') => {
    await mirror.fetch()
    const commit = await mirror.newest('main')
    await takeContent(git, commit?.id ?? '', folder, content)
    return content
  }
  const problems = async (folder?: string) => {
    const error = await take(folder).catch((thrown: unknown) => thrown)
    if (!(error instanceof ContentRefused)) throw error
    return error.problems.map(({ file, reason }) => `${file} ${reason}`)
  }
  return { take, problems, content, mirror }
}

test('only the content folder is taken, without files whose names begin with a dot', async () => {
  const repository = bareRepository()
  repository.push(
    {
      'content/business.yaml': 'name: Pine\n',
      'content/towns/bend.yaml': 'name: Bend\n',
      'content/.gitattributes': '* filter=lfs\n',
      'vite.config.ts': 'throw new Error()\n',
      'package.json': '{"scripts":{"postinstall":"touch /tmp/owned"}}\n',
    },
    'All',
  )
  const { take } = await taker(repository)
  const content = await take()
  expect(readdirSync(content, { recursive: true }).toSorted()).toEqual([
    'business.yaml',
    'towns',
    'towns/bend.yaml',
  ])
  expect(readFileSync(join(content, 'towns/bend.yaml'), 'utf8')).toBe('name: Bend\n')
})

test('a repository may have nothing but content', async () => {
  const repository = bareRepository()
  repository.push({ 'business.yaml': 'name: Pine\n' }, 'All')
  const { take } = await taker(repository)
  expect(readdirSync(await take('.'))).toEqual(['business.yaml'])
})

test('the next commit writes what changed and removes what is gone', async () => {
  const repository = bareRepository()
  const files = { 'content/a.yaml': '1', 'content/old/b.yaml': '2', 'content/c.yaml': '3' }
  repository.push(files, 'First')
  const { take } = await taker(repository)
  const content = await take()
  const before = statSync(join(content, 'a.yaml')).ino
  repository.push({ 'content/old/b.yaml': undefined, 'content/c.yaml': '4' }, 'Second')
  await take()
  expect(readdirSync(content).toSorted()).toEqual(['a.yaml', 'c.yaml'])
  expect(readFileSync(join(content, 'c.yaml'), 'utf8')).toBe('4')
  expect(statSync(join(content, 'a.yaml')).ino).toBe(before)
})

test('links, submodules and names that lead out of the folder are refused by name', async () => {
  const repository = bareRepository()
  const { blob, tree, pushTree } = repository
  const id = blob('../../../etc/passwd')
  const inner = tree([{ mode: '100644', name: 'x.yaml', id }])
  const content = tree([
    { mode: '120000', name: 'link.yaml', id },
    { mode: '160000', name: 'module', id: 'a'.repeat(40) },
    { mode: '40000', name: '..', id: inner },
    { mode: '40000', name: '.git', id: inner },
    { mode: '100644', name: 'odd\u0007name.yaml', id },
    { mode: '100644', name: 'back\\slash.yaml', id },
    { mode: '100644', name: `${'long'.repeat(70)}.yaml`, id },
    { mode: '100644', name: 'twice.yaml', id },
    { mode: '100644', name: 'twice.yaml', id },
  ])
  pushTree(tree([{ mode: '40000', name: 'content', id: content }]), 'Hostile')
  const { problems, content: folder } = await taker(repository)
  expect(await problems()).toEqual([
    'content/link.yaml is a symbolic link',
    'content/module is a submodule, another repository',
    'content/../x.yaml has a name that leads out of its folder',
    'content/.git/x.yaml has a name that leads out of its folder',
    'content/odd?name.yaml has characters in its name that no file of content has',
    'content/back\\slash.yaml has characters in its name that no file of content has',
    `content/${'long'.repeat(70)}.yaml has a name of more than 240 characters`,
    'content/twice.yaml is in the commit twice',
  ])
  expect(existsSync(folder)).toBe(false)
})

test('a tree of a hundred million names is refused within seconds', async () => {
  const repository = bareRepository()
  const { blob, tree, pushTree } = repository
  const names = Array.from({ length: 10 }, (_, index) => `d${index}`)
  const id = blob('x')
  let bomb = tree(names.map((name) => ({ mode: '100644', name, id })))
  for (let level = 0; level < 7; level += 1)
    bomb = tree(names.map((name) => ({ mode: '40000', name, id: bomb })))
  pushTree(tree([{ mode: '40000', name: 'content', id: bomb }]), 'Bomb')
  const { problems } = await taker(repository)
  const began = performance.now()
  expect(await problems()).toContain('content/ has more than 20,000 files')
  expect(performance.now() - began).toBeLessThan(60_000)
})

test('folders two hundred deep inside each other are refused', async () => {
  const repository = bareRepository()
  const { blob, tree, pushTree } = repository
  let deep = tree([{ mode: '100644', name: 'x.yaml', id: blob('x') }])
  for (let level = 0; level < 200; level += 1) deep = tree([{ mode: '40000', name: 'd', id: deep }])
  pushTree(tree([{ mode: '40000', name: 'content', id: deep }]), 'Deep')
  const { problems } = await taker(repository)
  expect((await problems()).map((text) => text.replace(/^\S+/, ''))).toEqual([
    ' is in more than 8 folders inside each other',
  ])
})

test('a file that is too large is refused before it is written', async () => {
  const repository = bareRepository()
  repository.push({ 'content/big.yaml': 'x'.repeat(50_000_001) }, 'Big')
  const { problems, content } = await taker(repository)
  expect(await problems()).toEqual(['content/big.yaml takes 51 MB, more than 50 MB'])
  expect(existsSync(content)).toBe(false)
})

test('a commit without the content folder is refused with what to set', async () => {
  const repository = bareRepository()
  repository.push({ 'README.md': 'Hello\n' }, 'No content')
  const { problems } = await taker(repository)
  expect(await problems()).toEqual(['content/ isn’t in this commit'])
})

test('a repository with hooks and filters runs none of them', async () => {
  const repository = bareRepository()
  const folder = await temporaryFolder()
  const trace = join(folder, 'ran')
  repository.push(
    {
      'content/.gitattributes': '*.yaml filter=evil\n',
      'content/a.yaml': 'a: 1\n',
      '.gitmodules': `[submodule "x"]\n\tpath = x\n\turl = ext::sh -c touch% ${trace}\n`,
    },
    'Filters',
  )
  repository.git(
    'config',
    '--file',
    join(repository.bare, 'config'),
    'filter.evil.smudge',
    `touch ${trace}`,
  )
  const { take } = await taker(repository)
  await take()
  expect(existsSync(trace)).toBe(false)
})

test('the days of files are those of their last commits', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': '1', 'content/b.yaml': '1' }, 'First')
  repository.push({ 'content/b.yaml': '2', 'README.md': 'x' }, 'Second')
  const { take, mirror } = await taker(repository)
  await take()
  const commit = await mirror.newest('main')
  const changed = await mirror.changes(commit?.id ?? '', 'content')
  expect(Object.keys(changed).toSorted()).toEqual(['a.yaml', 'b.yaml'])
  const seconds = Number(repository.git('log', '-1', '--format=%ct'))
  expect(changed['b.yaml']).toBe(seconds)
})
