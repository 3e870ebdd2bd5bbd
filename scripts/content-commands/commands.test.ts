import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { type Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import { load } from '../../services/content/load/load.ts'
import { formatProblem } from '../../services/content/model/problem.ts'
import { writeAddresses } from '../check/write-addresses.ts'
import { schemaLine } from '../json-schemas/settings.ts'
import type { Editing } from './change.ts'
import { newEntry, UnfinishedEntry } from './new-entry.ts'
import { removeEntries } from './remove.ts'
import { renameEntry } from './rename.ts'

const now = new Date('2026-11-29T19:00:00Z')

/** A copy of a firm's content, in git. */
async function copyOf(firm: string) {
  const root = await temporaryFolder()
  const folder = join(root, 'content')
  cpSync(firm, folder, { recursive: true })
  if (!existsSync(join(folder, 'addresses.txt'))) writeAddresses(folder, undefined)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Content')
  const editing: Editing = { folder, root, now, dryRun: false, force: false }
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  return {
    folder,
    git,
    editing,
    read,
    has: (path: string) => existsSync(join(folder, path)),
    write: (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    redirects: () => {
      const listed = parse(read('redirects.yaml')) as { from: string; to: string }[]
      return Object.fromEntries(listed.map(({ from, to }) => [from, to]))
    },
    /** The lines that differ from the last commit, without those of addresses.txt. */
    changed: (path: string) =>
      git('diff', '--unified=0', 'HEAD', '--', path)
        .split('\n')
        .filter((line) => /^[-+](?![-+]{2} )/.test(line)),
    files: () =>
      (readdirSync(folder, { recursive: true }) as string[])
        .filter((path) => !path.startsWith('.git'))
        .sort(),
    problems: () => load({ root, folder, today: now, commit: 'test' }).problems.map(formatProblem),
  }
}

const fixtureFirm = 'tests/fixture-firm'
const smallFirm = 'tests/content-faults/base/content'
const yes = { to: undefined, confirm: () => Promise.resolve(true) }

test('a renamed town takes its pictures, pages, references and links with it, a line for each', async () => {
  const { editing, read, has, redirects, changed, problems } = await copyOf(fixtureFirm)
  await renameEntry(editing, 'redmond', 'prineville')
  expect(problems()).toEqual([])
  expect(has('towns/redmond.yaml')).toBe(false)
  expect(has('images/background-prineville.svg')).toBe(true)
  expect(has('images/background-redmond.yaml')).toBe(false)
  expect(read('towns/prineville.yaml')).toContain('background: background-prineville\n')
  // Another file shows it, too.
  expect(read('towns/prineville.yaml')).toContain('image: town-redmond\n')
  expect(changed('towns/bend.yaml')).toEqual([
    '-neighbors: [redmond, sisters]',
    '+neighbors: [prineville, sisters]',
  ])
  expect(changed('reviews/redmond-deck.yaml')).toEqual(['-town: redmond', '+town: prineville'])
  expect(changed('pages/all-blocks.md')).toHaveLength(2)
  expect(redirects()).toEqual({
    '/redmond-oregon': '/prineville-oregon',
    '/custom-homes-redmond-oregon': '/custom-homes-prineville-oregon',
    '/decks-redmond-oregon': '/decks-prineville-oregon',
    '/remodels-redmond-oregon': '/remodels-prineville-oregon',
    '/roofing-redmond-oregon': '/roofing-prineville-oregon',
  })
  expect(read('redirects.yaml')).toContain(
    '\n- { from: /redmond-oregon, to: /prineville-oregon }\n',
  )
  expect(read('addresses.txt')).toContain('/roofing-prineville-oregon\n')
})

test('a renamed page keeps its translation, and its links are rewritten in both languages', async () => {
  const { editing, read, has, redirects, problems } = await copyOf(fixtureFirm)
  await renameEntry(editing, 'offerings/roofing.md', 'roofs')
  expect(problems()).toEqual([])
  expect(has('offerings/roofs.es.md')).toBe(true)
  expect(has('services/roofing.yaml')).toBe(true)
  expect(read('services/roofing.yaml')).toContain('offering: roofs\n')
  expect(redirects()).toMatchObject({ '/roofing': '/roofs', '/es/roofing': '/es/roofs' })
  expect(read('navigation.yaml')).not.toMatch(/href: \/roofing\b(?!-)/)
})

test('a guide renamed twice is redirected from both of its old addresses to where it is', async () => {
  const { editing, git, redirects, read, problems } = await copyOf(fixtureFirm)
  await renameEntry(editing, 'how-to-choose-a-roof', 'choose-a-roof')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Once')
  await renameEntry(editing, 'choose-a-roof', 'guides/pick-a-roof')
  expect(redirects()).toEqual({
    '/how-to-choose-a-roof': '/pick-a-roof',
    '/choose-a-roof': '/pick-a-roof',
  })
  git('add', '.')
  git('commit', '--quiet', '-m', 'Twice')
  await renameEntry(editing, 'pick-a-roof', 'how-to-choose-a-roof')
  expect(redirects()).toEqual({
    '/choose-a-roof': '/how-to-choose-a-roof',
    '/pick-a-roof': '/how-to-choose-a-roof',
  })
  expect(problems()).toEqual([])
  expect(read('guides/how-to-choose-a-roof.md')).toBe(
    readFileSync(`${fixtureFirm}/guides/how-to-choose-a-roof.md`, 'utf8'),
  )
})

test('a renamed picture is renamed in fields and in texts, with its words', async () => {
  const { editing, write, git, read, has, problems } = await copyOf(smallFirm)
  write('posts/first-snow.md', `${read('posts/first-snow.md')}\n![A roof in snow.](roof)\n`)
  git('add', '.')
  git('commit', '--quiet', '-m', 'A picture')
  await renameEntry(editing, 'images/roof', 'steep-roof')
  expect(problems()).toEqual([])
  expect([has('images/steep-roof.svg'), has('images/steep-roof.yaml')]).toEqual([true, true])
  expect(has('images/roof.svg')).toBe(false)
  expect(read('posts/first-snow.md')).toContain('![A roof in snow.](steep-roof)')
  expect(read('posts/first-snow.md')).toContain('image: steep-roof')
})

test('a renamed chapter is renamed in the anchors of the whole guide', async () => {
  const { editing, write, git, read, problems } = await copyOf(smallFirm)
  write(
    'posts/first-snow.md',
    `${read('posts/first-snow.md')}\nRead [about snow](/building-guide#snow), or [its page](/building-guide/snow).\n`,
  )
  git('add', '.')
  git('commit', '--quiet', '-m', 'Links')
  await renameEntry(editing, 'snow', 'snow-and-ice')
  expect(problems()).toEqual([])
  expect(read('posts/first-snow.md')).toContain(
    '[about snow](/building-guide#snow-and-ice), or [its page](/building-guide/snow-and-ice)',
  )
})

test('what can’t be renamed says why, and nothing is written', async () => {
  const { editing, git } = await copyOf(fixtureFirm)
  const rename = (old: string, wanted: string) => renameEntry(editing, old, wanted)
  await expect(rename('redmont', 'x')).rejects.toThrow('Did you mean redmond?')
  await expect(rename('roofing', 'x')).rejects.toThrow('services/roofing, offerings/roofing')
  await expect(rename('redmond', 'bend')).rejects.toThrow('towns/bend exists already')
  await expect(rename('redmond', 'Crook County')).rejects.toThrow('Try crook-county')
  await expect(rename('redmond', 'guides/redmond')).rejects.toThrow('stays in')
  await expect(rename('towns/bend.es', 'x')).rejects.toThrow('is a translation')
  await expect(rename('pages/home', 'start')).rejects.toThrow('nothing was written')
  expect(git('status', '--porcelain')).toBe('')
})

test('a dry run prints each line and changes nothing', async () => {
  const { editing, git, files } = await copyOf(fixtureFirm)
  const before = files()
  const dry = { ...editing, dryRun: true }
  const lines = (await renameEntry(dry, 'redmond', 'prineville')).lines.join('\n')
  expect(lines).toContain('towns/bend.yaml:37 - neighbors: [redmond, sisters]')
  expect(lines).toContain('towns/bend.yaml:37 + neighbors: [prineville, sisters]')
  expect(lines).toContain('Nothing was written.')
  await removeEntries(dry, ['redmond'], {
    to: undefined,
    confirm: () => Promise.reject(new Error()),
  })
  await newEntry(dry, 'guides', 'cold-roofs', { given: {}, examples: true })
  expect(git('status', '--porcelain')).toBe('')
  expect(files()).toEqual(before)
})

test('files with changes that aren’t committed are not changed, unless that is forced', async () => {
  const { editing, write, read, has } = await copyOf(fixtureFirm)
  write('towns/bend.yaml', `${read('towns/bend.yaml')}# Mine\n`)
  const rename = (force: boolean) => renameEntry({ ...editing, force }, 'redmond', 'prineville')
  await expect(rename(false)).rejects.toThrow('towns/bend.yaml\nCommit them first')
  expect(has('towns/redmond.yaml')).toBe(true)
  await rename(true)
  expect(read('towns/bend.yaml')).toMatch(/# Mine\n$/)
  // A change elsewhere is nobody's concern.
  await renameEntry({ ...editing, force: true }, 'prineville', 'redmond')
})

test('files that git doesn’t have are not removed, unless that is forced', async () => {
  const { editing, write, has, git } = await copyOf(smallFirm)
  git('config', 'status.showUntrackedFiles', 'no')
  const [known = ''] = git('ls-files', 'posts/*.md').split('\n')
  for (const name of ['untracked', 'ignored'])
    write(`posts/${name}.md`, readFileSync(join(editing.folder, known), 'utf8'))
  write('.git/info/exclude', 'posts/ignored.md\n')
  for (const [name, note] of [
    ['untracked', 'posts/untracked.md (untracked)'],
    ['ignored', 'posts/ignored.md (ignored by git)'],
  ] as const) {
    await expect(removeEntries(editing, [`posts/${name}`], yes)).rejects.toThrow(note)
    expect(has(`posts/${name}.md`)).toBe(true)
    await removeEntries({ ...editing, force: true }, [`posts/${name}`], yes)
    expect(has(`posts/${name}.md`)).toBe(false)
  }
})

test('without git a rename goes on, and says so', async () => {
  const { editing, git, folder } = await copyOf(fixtureFirm)
  expect(git('status', '--porcelain')).toBe('')
  const { rmSync } = await import('node:fs')
  rmSync(join(folder, '.git'), { recursive: true })
  expect((await renameEntry(editing, 'redmond', 'prineville')).lines[0]).toMatch(/Git doesn’t have/)
})

test('a removed town leaves the fields that name it, and its addresses lead to the nearest pages', async () => {
  const { editing, read, has, changed, redirects, problems } = await copyOf(fixtureFirm)
  const shown: string[] = []
  const { left } = await removeEntries(editing, ['redmond', 'redmond-deck'], {
    to: undefined,
    confirm: (lines) => {
      shown.push(...lines)
      return Promise.resolve(true)
    },
  })
  expect(left).toEqual([])
  expect(problems()).toEqual([])
  expect(shown.join('\n')).toMatch(/towns\/bend\.yaml:37 neighbors\[0\]/)
  expect([has('towns/redmond.yaml'), has('images/background-redmond.svg')]).toEqual([false, false])
  expect(has('images/town-redmond.svg')).toBe(true)
  expect(changed('towns/bend.yaml')).toEqual([
    '-neighbors: [redmond, sisters]',
    '+neighbors: [sisters]',
  ])
  expect(changed('search.yaml')).toHaveLength(1)
  expect(read('pages/all-blocks.md')).not.toContain('redmond-oregon')
  expect(redirects()).toMatchObject({
    '/redmond-oregon': '/services',
    '/roofing-redmond-oregon': '/roofing',
  })
})

test('what can’t be without a removed town is told, with the command that removes it too', async () => {
  const { editing } = await copyOf(fixtureFirm)
  const { lines, left } = await removeEntries(editing, ['redmond'], yes)
  expect(left).toHaveLength(1)
  expect(left[0]).toMatch(/reviews\/redmond-deck\.yaml:4 town — names “redmond”/)
  expect(lines).toContain('  npm run remove -- towns/redmond reviews/redmond-deck')
})

test('somebody who says no has removed nothing', async () => {
  const { editing, git } = await copyOf(fixtureFirm)
  const no = { to: undefined, confirm: () => Promise.resolve(false) }
  await expect(removeEntries(editing, ['redmond'], no)).rejects.toThrow('Nothing was removed')
  expect(git('status', '--porcelain')).toBe('')
})

test('a removed guide leads to the list of guides, or to the page that somebody names', async () => {
  const one = await copyOf(fixtureFirm)
  const { left } = await removeEntries(one.editing, ['how-to-choose-a-roof'], yes)
  expect(one.redirects()).toEqual({ '/how-to-choose-a-roof': '/insider' })
  expect(left.filter((line) => !line.includes('leads to /insider now'))).toEqual([])
  expect(one.problems()).toEqual([])
  const other = await copyOf(fixtureFirm)
  const remove = (to: string) =>
    removeEntries(other.editing, ['how-to-choose-a-roof'], { ...yes, to })
  await expect(remove('/nowhere')).rejects.toThrow('isn’t a page of the site')
  await remove('/roofing')
  expect(other.redirects()).toEqual({ '/how-to-choose-a-roof': '/roofing' })
})

test.each(
  Object.entries<Kind>(kinds).filter(([name]) => !['words', 'emails', 'images'].includes(name)),
)('a new file in %s is valid', async (name, kind) => {
  // The only town of a firm has no neighbors to name.
  const firm = name === 'towns' ? fixtureFirm : smallFirm
  const { editing, git, read, problems } = await copyOf(firm)
  const file = name === 'locations' ? 'roofing-vail-colorado' : 'cold-creek'
  const { left } = await newEntry(editing, kind.folder, file, { given: {}, examples: true })
  expect([...left, ...problems()]).toEqual([])
  expect(git('status', '--porcelain', '--untracked-files=all')).toContain(
    `${kind.folder}/${file}${kind.ending}`,
  )
  expect(read(`${kind.folder}/${file}${kind.ending}`)).toContain('# TODO: replace this example')
})

test('what other files need with a new one is told', async () => {
  const { editing } = await copyOf(smallFirm)
  const { lines, left } = await newEntry(editing, 'towns', 'cold-creek', {
    given: {},
    examples: true,
  })
  expect(left).toEqual([expect.stringMatching(/towns\/vail\.yaml:.* neighbors — names no town/)])
  expect(lines).toContain('Left to do by hand:')
})

test('a new file has what was given, and nothing is written while an answer is missing or wrong', async () => {
  const { editing, git, read } = await copyOf(smallFirm)
  const given = {
    description: 'What to do when the first snow comes early, in four steps.',
    image: 'roof',
    summary: 'Four steps before it snows.',
    tags: 'snow; roofs',
  }
  const write = (more: Record<string, string>) =>
    newEntry(editing, 'posts', 'early-snow', { given: { ...given, ...more }, examples: false })
  await expect(
    newEntry(editing, 'posts', 'early-snow', { given: {}, examples: false }),
  ).rejects.toThrow(/--description.*\n.*--image.*one of roof, town/)
  await expect(write({ image: 'roff' })).rejects.toThrow('did you mean “roof”?')
  await expect(write({ colour: 'red' })).rejects.toThrow('--colour isn’t a field of posts/')
  await expect(newEntry(editing, 'posts', 'first-snow', { given, examples: true })).rejects.toThrow(
    'posts/first-snow exists already',
  )
  expect(git('status', '--porcelain')).toBe('')
  await write({})
  expect(read('posts/early-snow.md').replace(/^#.*\n/gm, '')).toMatch(
    /^---\ntitle: Early snow\n[\s\S]*date: 2026-11-29\nimage: roof\n[\s\S]*draft: true\n/,
  )
  expect(read('posts/early-snow.md')).not.toContain('replace this example')
})

test('a new file says above each field what the schema says of it, and which schema it has', async () => {
  const { editing, read } = await copyOf(smallFirm)
  const answers = { given: { role: 'framer' }, examples: true }
  await newEntry(editing, 'team', 'dana', answers, schemaLine)
  expect(read('team/dana.yaml')).toMatch(/^# yaml-language-server: \$schema=\S+team\.json\n/)
  expect(read('team/dana.yaml')).toContain(
    '# As in a sentence after the name: “roofing superintendent”.\nrole: framer\n',
  )
})

test('a new picture is copied beside its words', async () => {
  const { editing, folder, has, problems } = await copyOf(smallFirm)
  const picture = (file?: string) =>
    newEntry(editing, 'images', 'ridge', {
      given: { alt: 'A ridge.' },
      examples: false,
      picture: file,
    })
  await expect(picture()).rejects.toThrow('Name its file')
  await picture(join(folder, 'images/roof.svg'))
  expect([has('images/ridge.svg'), has('images/ridge.yaml')]).toEqual([true, true])
  expect(problems()).toEqual([])
})

test('a person is asked until the answer fits, and Enter takes what is suggested', async () => {
  const { editing, read } = await copyOf(smallFirm)
  const asked: string[] = []
  const said: Record<string, string[]> = { image: ['roff', 'roof'] }
  await newEntry(editing, 'posts', 'early-snow', {
    given: {},
    examples: false,
    prompt: ({ name }, _, fault) => {
      asked.push(fault === undefined ? name : `${name}!`)
      return Promise.resolve(said[name]?.shift() ?? '')
    },
  })
  expect(asked).toEqual(
    expect.arrayContaining(['title', 'description', 'image', 'image!', 'summary']),
  )
  expect(read('posts/early-snow.md')).toContain('image: roof\n')
})

test('a translation is begun as a draft, with the words that it must have and none of its original', async () => {
  const { editing, read, problems } = await copyOf(fixtureFirm)
  const begin = (kind: string, name: string, given: Record<string, unknown> = {}) =>
    newEntry(editing, kind, name, { given, examples: true }, schemaLine)
  const unfinished = async (...entry: Parameters<typeof begin>) => {
    const error = await begin(...entry).catch((thrown: unknown) => thrown)
    if (!(error instanceof UnfinishedEntry)) throw error
    return error
  }
  const { asked, message } = await unfinished('offerings', 'decks.es')
  expect(asked.map(({ question: { name } }) => name)).toEqual([
    ...['title', 'description', 'label', 'headline', 'lead', 'summary'],
    ...[0, 1, 2].flatMap((at) => [`faqs[${at}].question`, `faqs[${at}].answer`]),
  ])
  expect(message).toContain('--headline: In English: A deck that stays flat\n')
  const given = Object.fromEntries(
    asked.map(({ question: { name } }, at) => [name, `Texto ${at} en español`]),
  )
  await begin('offerings', 'decks.es', given)
  const text = read('offerings/decks.es.md')
  expect(text).toMatch(/^draft: true$/m)
  expect(text).toMatch(/^# It may also have: keywords, features, steps\.$/m)
  const [, front = '', body = ''] = text.split(/^---$/m)
  const data = parse(front) as { faqs: object[] }
  expect(data).not.toHaveProperty('image')
  expect(data.faqs).toHaveLength(3)
  expect(body.trim()).toBe('Texto 5 en español')
  expect(problems()).toEqual([])

  // A page of blocks has no text; a list has an entry for each of the original.
  await begin('pages', 'home.es', { title: 'A', description: 'B', headline: 'C' })
  expect(read('pages/home.es.md')).toMatch(/---\n\n\s*$/)
  for (const [kind, name, why] of [
    ['offerings', 'decks.es', 'exists already'],
    ['offerings', 'nothing.es', 'no offerings/nothing.md that this could be a translation of'],
    ['offerings', 'decks.xx', 'no words in'],
    ['openings', 'operator.es', 'has no translations'],
    ['site', 'form.es', 'has no translations'],
    ['site', 'nothing', 'There’s no nothing among the files of the whole site'],
  ] as const)
    await expect(begin(kind, name)).rejects.toThrow(why)
})

test('a file of the whole site that is missing is begun with an entry, asked for as its schema says', async () => {
  const { editing, git, read, folder, problems } = await copyOf(fixtureFirm)
  rmSync(join(folder, 'notice.yaml'))
  rmSync(join(folder, 'search.yaml'))
  git('commit', '--quiet', '--all', '-m', 'Without them')
  const begin = (name: string, given: Record<string, unknown> = {}) =>
    newEntry(editing, 'site', name, { given, examples: false }, schemaLine)
  await expect(begin('notice')).rejects.toThrow(/--\[0\]\.text\.en[^]*--\[0\]\.until/)
  await begin('notice', { '[0].text.en': 'Closed on Tuesday.', '[0].until': '2026-12-01' })
  expect(parse(read('notice.yaml'))).toEqual([
    { text: { en: 'Closed on Tuesday.' }, until: '2026-12-01' },
  ])
  await begin('search')
  expect(read('search.yaml')).toContain('# It may also have: pages, places, urgent, noise.\n')
  expect(problems()).toEqual([])
  await expect(begin('notice')).rejects.toThrow('notice exists already')
})
