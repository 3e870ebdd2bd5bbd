import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { Choice } from './contract.ts'
import { NoSuchDraft } from './drafts.ts'
import { openEditing } from './editing.ts'
import { createEngine, type Engine } from './engine.ts'
import { createGit, GitError } from './git.ts'
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

const engine = createEngine()

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
  const open = (name = 'editing', address = bare, retryMs = 60_000, freshMs = 10_000) => {
    const log = pino({ level: 'silent' })
    const drafts = editRepository({
      ...{ folder: join(home, name), address, branch: 'main', path: 'content', log },
      ...{ retryMs, freshMs },
      mergeTexts: (job) => engine('merge', { ...job, cache: join(home, 'cache') }),
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
    conflicts: [{ file: 'towns/vail.yaml', field: 'height', mine: '3', theirs: '7' }],
  })
  expect(git(bare, 'show', 'main:content/towns/vail.yaml')).toContain('height: 7')
  const folder = await drafts.folderOf('vail')
  expect(readFileSync(join(folder, 'towns/vail.yaml'), 'utf8')).toContain('height: 3')
  await drafts.discard('vail')
  expect(git(bare, 'branch', '--list', 'drafts/*')).toBe('')
})

test('drafts of two people in one file are both published: by field, and where both changed one, as is chosen', async () => {
  const { bare, open } = await aRepository()
  const drafts = open()
  const vail = 'towns/vail.yaml'
  await drafts.save(undefined, ann, write(vail, 'name: Vail\nheight: 3\nwidth: 2\n'))
  await drafts.save(undefined, ben, write(vail, 'name: Veil\nheight: 1\nwidth: 4\n'))
  const third = { file: vail, content: 'name: Vale\nheight: 1\nwidth: 2\n' }
  await drafts.save(undefined, ben, async () => ({
    ...{ result: undefined, subject: 'Third' },
    files: [third, { file: 'towns/avon.yaml', content: undefined }],
  }))
  for (const draft of ['vail', 'vail-2'])
    expect(await drafts.publish(draft, ben, async () => true)).toEqual({ outcome: 'published' })
  const published = () => git(bare, 'show', `main:content/${vail}`)
  expect(published()).toBe('name: Veil\nheight: 3\nwidth: 4\n')
  // Each commit stays its author's.
  expect(git(bare, 'log', '--no-merges', '--format=%an', 'main')).toBe(
    'Ben Boss\nAnn Author\nOther\n',
  )

  const asked = await drafts.publish('vail-3', ann, async () => true)
  expect(asked).toEqual({
    outcome: 'conflict',
    conflicts: [{ file: vail, field: 'name', mine: 'Vale', theirs: 'Veil' }],
  })
  // What was chosen is kept while the check refuses the draft, and while others publish more.
  const shown = 'conflicts' in asked ? asked.conflicts : []
  const mine = { prefer: 'mine', shown } as const
  expect(await drafts.publish('vail-3', ann, async () => false, mine)).toEqual({
    outcome: 'refused',
  })
  const made = write(vail, 'name: Veil\nheight: 3\nwidth: 5\n')
  const { draft: more = '' } = await drafts.save(undefined, ben, made)
  expect(await drafts.publish(more, ben, async () => true)).toEqual({ outcome: 'published' })
  expect(await drafts.publish('vail-3', ann, async () => true)).toEqual({ outcome: 'published' })
  expect(published()).toBe('name: Vale\nheight: 3\nwidth: 5\n')
  expect(git(bare, 'ls-tree', '--name-only', 'main:content/towns')).not.toContain('avon')
  expect(git(bare, 'branch', '--list', 'drafts/*')).toBe('')
}, 120_000)

test('a file that one removed and another changed is as is chosen, as a whole', async () => {
  const { bare, open } = await aRepository()
  const drafts = open()
  const remove = async (file: string) => {
    const files = [{ file, content: undefined }]
    const made = async () => ({ result: undefined, subject: 'Remove', files })
    return (await drafts.save(undefined, ben, made)).draft ?? ''
  }
  const change = async (file: string) =>
    (await drafts.save(undefined, ann, write(file, 'name: Changed\n'))).draft ?? ''
  const shown = (file: string) => [{ file, field: '', mine: '', theirs: 'name: Changed\n' }]
  const publish = (draft: string, choice?: Choice) =>
    drafts.publish(draft, ben, async () => true, choice)
  const [vail, avon] = ['towns/vail.yaml', 'towns/avon.yaml']
  const [removesVail, removesAvon] = [await remove(vail), await remove(avon)]
  for (const file of [vail, avon]) await publish(await change(file))
  const asked = { outcome: 'conflict', conflicts: shown(vail) }
  expect(await publish(removesVail)).toEqual(asked)
  // A choice decides nothing that wasn't shown.
  expect(await publish(removesVail, { prefer: 'mine', shown: shown(avon) })).toEqual(asked)
  expect(await publish(removesVail, { prefer: 'theirs', shown: shown(vail) })).toEqual({
    outcome: 'published',
  })
  expect(await publish(removesAvon, { prefer: 'mine', shown: shown(avon) })).toEqual({
    outcome: 'published',
  })
  expect(git(bare, 'ls-tree', '--name-only', 'main:content/towns')).toBe('link.yaml\nvail.yaml\n')
  expect(git(bare, 'show', `main:content/${vail}`)).toBe('name: Changed\n')
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

test('a change whose commit fails is not there, and saving again saves it', async () => {
  const { bare, open } = await aRepository()
  const drafts = open()
  await drafts.refresh()
  const text = 'name: Vail!\n'
  /** Saves if the file is another one, as the editor does. */
  const save = (draft: string | undefined, file: string, content: string, fault?: () => void) =>
    drafts.save(draft, ann, async (folder) => {
      const place = join(folder, file)
      const isSame = existsSync(place) && readFileSync(place, 'utf8') === content
      fault?.()
      return { result: undefined, files: isSame ? [] : [{ file, content }], subject: 'Edit' }
    })
  const objects = join(await drafts.folderOf(undefined), '../../repository.git/objects')
  /** Nothing can be added to the clone. */
  const breakIt = () => {
    renameSync(objects, `${objects}.away`)
  }
  const repair = () => renameSync(`${objects}.away`, objects)
  await save(undefined, 'towns/vail.yaml', text)
  for (const file of ['towns/vail.yaml', 'towns/new.yaml']) {
    await expect(save('vail', file, 'name: Second\n', breakIt)).rejects.toThrow(GitError)
    repair()
    expect(await save('vail', file, 'name: Second\n')).toMatchObject({ draft: 'vail', sent: true })
    expect(git(bare, 'show', `drafts/vail:content/${file}`)).toBe('name: Second\n')
  }
  // A new draft, whose first commit fails, isn't there.
  await expect(save(undefined, 'towns/avon.yaml', text, breakIt)).rejects.toThrow(GitError)
  repair()
  expect((await drafts.list()).map(({ name }) => name)).toEqual(['vail'])
}, 120_000)

test('what an ended process has left is put back: changed files, new ones, and locks', async () => {
  const { home, open } = await aRepository()
  const drafts = open()
  await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail!\n'))
  const folder = await drafts.folderOf('vail')
  await drafts.close()
  writeFileSync(join(folder, 'towns/vail.yaml'), 'name: Half\n')
  writeFileSync(join(folder, 'towns/half.yaml'), 'name: Half\n')
  writeFileSync(join(home, 'editing/repository.git/worktrees/vail/index.lock'), '')
  const again = open()
  expect(readFileSync(join(await again.folderOf('vail'), 'towns/vail.yaml'), 'utf8')).toBe(
    'name: Vail!\n',
  )
  expect(existsSync(join(folder, 'towns/half.yaml'))).toBe(false)
  const saved = await again.save('vail', ann, write('towns/vail.yaml', 'name: Vail?\n'))
  expect(saved).toMatchObject({ draft: 'vail', sent: true })
})

test('commits that others push to a draft are kept, under those of the editor', async () => {
  const { bare, other, open } = await aRepository()
  // Nobody sees what others have pushed before it is sent.
  const drafts = open('editing', bare, 60_000, 3_600_000)
  const vail = 'towns/vail.yaml'
  await drafts.save(undefined, ann, write(vail, 'name: Vail\nheight: 3\nwidth: 2\n'))
  const pushToDraft = (file: string, text: string) => {
    git(other, 'fetch', '--quiet')
    git(other, 'checkout', '--quiet', '-B', 'vail', 'origin/drafts/vail')
    writeFileSync(join(other, 'content', file), text)
    git(other, 'commit', '--quiet', '--all', '-m', `Other ${file}`)
    git(other, 'push', '--quiet', 'origin', 'HEAD:drafts/vail')
  }
  pushToDraft('towns/avon.yaml', 'name: Avon on the river\n')
  const second = await drafts.save('vail', ben, write(vail, 'name: V\nheight: 3\nwidth: 2\n'))
  expect(second.sent).toBe(true)
  expect(git(bare, 'log', '--format=%an: %s', 'main..drafts/vail')).toBe(
    `Ben Boss: Edit ${vail}\nOther: Other towns/avon.yaml\nAnn Author: Edit ${vail}\n`,
  )

  pushToDraft(vail, 'name: Theirs\nheight: 3\nwidth: 2\n')
  const third = await drafts.save('vail', ben, write(vail, 'name: Mine\nheight: 3\nwidth: 2\n'))
  expect(third.sent).toBe(false)
  expect(git(bare, 'show', `drafts/vail:content/${vail}`)).toContain('name: Theirs')
  expect(readFileSync(join(await drafts.folderOf('vail'), vail), 'utf8')).toContain('name: Mine')
  expect(await drafts.list()).toMatchObject([
    { sent: false, trouble: expect.stringContaining('towns/vail.yaml') },
  ])
  expect(await drafts.publish('vail', ben, async () => true)).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ field: 'name', mine: 'Mine', theirs: 'Theirs' }],
  })
  const shown = [{ file: vail, field: 'name', mine: 'Mine', theirs: 'Theirs' }]
  const choice = { prefer: 'theirs', shown } as const
  expect(await drafts.publish('vail', ben, async () => false, choice)).toEqual({
    outcome: 'refused',
  })
  expect(await drafts.list()).toMatchObject([{ sent: true }])
  expect(git(bare, 'show', `drafts/vail:content/${vail}`)).toContain('name: Theirs')
}, 120_000)

test('a publication that others are ahead of is put on top of theirs', async () => {
  const { bare, other, push, open } = await aRepository()
  const drafts = open()
  await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail!\n'))
  let checks = 0
  const answer = await drafts.publish('vail', ben, async () => {
    checks++
    if (checks > 1) return true
    writeFileSync(join(other, 'content/towns/avon.yaml'), 'name: Avon on the river\n')
    push('Rename Avon')
    return true
  })
  expect([answer, checks]).toEqual([{ outcome: 'published' }, 2])
  expect(git(bare, 'log', '--format=%s', 'main')).toBe('Edit towns/vail.yaml\nRename Avon\nStart\n')
})

test('what is published is told as published, also if its draft can’t be removed yet', async () => {
  const { bare, open } = await aRepository()
  const drafts = open('editing', bare, 500)
  await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail!\n'))
  const hook = join(bare, 'hooks/update')
  writeFileSync(hook, '#!/bin/sh\ncase "$1" in refs/heads/drafts/*) exit 1;; esac\n', {
    mode: 0o755,
  })
  expect(await drafts.publish('vail', ben, async () => true)).toEqual({ outcome: 'published' })
  expect(git(bare, 'show', 'main:content/towns/vail.yaml')).toBe('name: Vail!\n')
  expect(await drafts.list()).toEqual([])
  expect(git(bare, 'branch', '--list', 'drafts/*')).toContain('drafts/vail')
  rmSync(hook)
  await expect
    .poll(() => git(bare, 'branch', '--list', 'drafts/*'), { timeout: 60_000, interval: 500 })
    .toBe('')
}, 120_000)

test('a repository that takes no push to its main branch is told so, and the draft stays', async () => {
  const { home, bare, open } = await aRepository()
  const drafts = open()
  await drafts.save(undefined, ann, write('towns/vail.yaml', 'name: Vail!\n'))
  await drafts.close()
  writeFileSync(join(bare, 'hooks/update'), '#!/bin/sh\n[ "$1" != refs/heads/main ]\n', {
    mode: 0o755,
  })
  const contentRepository = { address: bare, branch: 'main', path: 'content', key: undefined }
  // This content is too small for the check.
  const noProblems = (() => Promise.resolve([])) as unknown as Engine
  const editing = openEditing({
    config: { dataDir: home, contentRepository },
    ...{ log: pino({ level: 'silent' }), engine: noProblems },
  })
  onTestFinished(() => editing.close())
  await expect(editing.publish('vail', ben)).rejects.toMatchObject({ code: 'repository_refused' })
  expect(git(bare, 'branch', '--list', 'drafts/*')).toContain('drafts/vail')
})

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

test('files that move and go are one commit of the draft, and the published ones stay', async () => {
  const { bare, open } = await aRepository()
  const drafts = open()
  const saved = await drafts.save(undefined, ann, async () => ({
    result: undefined,
    files: [
      { file: 'towns/veil.yaml', content: 'name: Veil\n' },
      { file: 'towns/vail.yaml', content: undefined },
    ],
    subject: 'Rename towns/vail.yaml to veil',
  }))
  expect(saved).toMatchObject({ draft: 'veil', sent: true })
  expect(git(bare, 'diff', '--no-renames', '--name-status', 'main', 'drafts/veil')).toBe(
    'D\tcontent/towns/vail.yaml\nA\tcontent/towns/veil.yaml\n',
  )
  expect(git(bare, 'rev-list', '--count', 'main..drafts/veil')).toBe('1\n')
  expect(await drafts.publish('veil', ben, async () => true)).toMatchObject({
    outcome: 'published',
  })
  const folder = await drafts.folderOf(undefined)
  expect(existsSync(join(folder, 'towns/vail.yaml'))).toBe(false)
})

test('two drafts that each rename a file to one page are both published, with the redirects of both', async () => {
  const { home, bare, other, push, open } = await aRepository()
  const redirects = 'content/redirects.yaml'
  const list = '# Old addresses.\n- from: /old\n  to: /new\n'
  writeFileSync(join(other, redirects), list)
  writeFileSync(join(other, 'content/addresses.txt'), '/new\n/old\n')
  push('Redirects')
  // A clone of an earlier version.
  await open().refresh()
  rmSync(join(home, 'editing/repository.git/info/attributes'))
  const drafts = open()
  const rename = (name: string) => async (folder: string) => {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    return {
      result: undefined,
      files: [
        { file: `towns/${name}.yaml`, content: undefined },
        {
          file: 'redirects.yaml',
          content: `${read('redirects.yaml')}- { from: /${name}, to: /new }\n`,
        },
        {
          file: 'addresses.txt',
          content: read('addresses.txt').replace('/new\n', `/new\n/new-${name}\n`),
        },
      ],
      subject: `Rename ${name}`,
    }
  }
  for (const name of ['vail', 'avon']) await drafts.save(undefined, ann, rename(name))
  for (const name of ['vail', 'avon'])
    expect(await drafts.publish(name, ben, async () => true)).toEqual({ outcome: 'published' })
  const published = git(bare, 'show', `main:${redirects}`)
  expect(published).toContain('# Old addresses.\n')
  expect(parse(published)).toEqual(['/old', '/vail', '/avon'].map((from) => ({ from, to: '/new' })))
  expect(git(bare, 'show', 'main:content/addresses.txt').split('\n').sort()).toEqual([
    '',
    '/new',
    '/new-avon',
    '/new-vail',
    '/old',
  ])
})

test('a draft begins at the content that it was made of, also when others’ changes are fetched already', async () => {
  const { home, bare, other, push, open } = await aRepository()
  const drafts = open()
  await drafts.refresh()
  writeFileSync(join(other, 'content/towns/vail.yaml'), 'name: Vail\nheight: 7\nwidth: 2\n')
  push('Other height')
  // Fetched, but not in the work tree yet.
  git(join(home, 'editing/repository.git'), 'fetch', '--quiet', 'origin')
  await drafts.save(undefined, ann, async (folder) => {
    const text = readFileSync(join(folder, 'towns/vail.yaml'), 'utf8')
    const content = text.replace('name: Vail', 'name: Veil')
    return { result: undefined, files: [{ file: 'towns/vail.yaml', content }], subject: 'Edit' }
  })
  expect(git(bare, 'diff', '--unified=0', 'main...drafts/vail')).toMatch(
    /\n-name: Vail\n\+name: Veil\n$/,
  )
  expect(git(bare, 'merge-base', 'main', 'drafts/vail')).toBe(git(bare, 'rev-parse', 'main~1'))
})

test('what git says of a repository is logged without its password', async () => {
  const folder = await temporaryFolder()
  const git = createGit({ home: folder, key: undefined })
  const reason = await git(['ls-remote', 'https://ann:secret@127.0.0.1:1/site.git'], {
    cwd: folder,
  }).catch(String)
  expect(reason).toContain('https://127.0.0.1:1/site.git')
  expect(reason).not.toContain('secret')
})
