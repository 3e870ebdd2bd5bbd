import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hashPassword } from '../../people/sign-in/passwords.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { namedField } from '../form-contract.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'
import {
  editingPaths,
  entryResponse,
  openedFile,
  overview,
  problemsResponse,
  saveResponse,
  uploadResponse,
} from '../contract.ts'

const file = 'business.yaml'
const password = 'twelve letters and more'

/** The editor on a copy of the fixture firm, as in development; the owner is signed in. */
async function editor() {
  const folder = await temporaryFolder()
  cpSync('tests/fixture-firm', folder, { recursive: true })
  const testApp = await startTestApp({ checkout: folder })
  const owner = await signInOwner(testApp)
  const { app, store } = testApp
  const passwordHash = await hashPassword(password)
  const sam = { id: 'sam', name: 'Sam Staff', email: 'sam@example.com', role: 'staff' } as const
  const createdAt = '2026-11-05T10:00:00.000Z'
  await store.bulk.add('people', [{ ...sam, passwordHash, createdAt, sessions: [], mail: [] }])
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/session',
    headers: sameOriginHeaders,
    payload: { email: sam.email, password },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const staff = { ...sameOriginHeaders, cookie }
  const get = async (url: string, query: Record<string, string> = {}, headers: object = owner) =>
    app.inject({ method: 'GET', url, query, headers: { ...headers } })
  const post = async (url: string, payload: object, headers: object = owner) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers } })
  const open = async () => openedFile.parse((await get(editingPaths.file, { file })).json())
  const save = async (
    opened: Awaited<ReturnType<typeof open>>,
    data: object,
    more: object = {},
  ) => {
    const was = { data: opened.data }
    const saved = await post(editingPaths.file, { file, was, data, ...more })
    return saveResponse.parse(saved.json())
  }
  const text = () => readFileSync(join(folder, file), 'utf8')
  return { ...testApp, folder, owner, staff, get, post, open, save, text }
}

test('a file is listed, opened, checked, saved in its lines, and audited', async () => {
  const { get, post, open, save, text, owner, app } = await editor()
  const list = overview.parse((await get(editingPaths.overview)).json())
  expect(list).toMatchObject({ mode: 'checkout', drafts: [] })
  // Facts and claims that nobody has looked up for years are warnings.
  const { problems } = problemsResponse.parse((await get(editingPaths.problems)).json())
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(list.files.map((each) => each.file)).toContain(file)
  expect(list.names['towns']?.length).toBeGreaterThan(1)

  const opened = await open()
  const before = text()
  const data = parse(before) as { phones: object[] }
  expect(opened.data).toEqual(data)
  expect(opened.form).toMatchObject({ type: 'group' })

  // Nothing is saved that the check refuses; it says what and where.
  const wrong = { ...data, phones: [{ label: 'Office', number: '1' }] }
  const checked = await post(editingPaths.check, { file, data: wrong })
  const refused = await save(opened, wrong)
  for (const { problems } of [checked.json(), refused] as { problems: object[] }[])
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        file: `content/${file}`,
        field: 'phones[0].number',
        reason: 'is “1”, which is not a phone number',
      }),
    )
  expect([refused.outcome, text()]).toEqual(['refused', before])
  expect((await save(opened, data)).outcome).toBe('unchanged')
  expect(text()).toBe(before)

  const brand = { ...data, brand: 'Another brand' }
  expect(await save(opened, brand)).toMatchObject({ outcome: 'saved', sent: true, problems: [] })
  const changed = text().split('\n')
  const lines = before.split('\n').filter((line, at) => line !== changed[at])
  expect(lines).toHaveLength(1)
  const log = (await app.inject({ url: '/api/admin/audit', headers: owner })).body
  expect(log).toContain('business.yaml')
})

test('two people’s changes of one file are merged, and those of one field are told', async () => {
  const { open, save, text } = await editor()
  const opened = await open()
  const data = opened.data as Record<string, unknown>
  await save(opened, { ...data, brand: 'Ann’s brand' })
  // The second one still has the file as it was.
  const merged = await save(opened, { ...data, email: 'new@example.com' })
  expect(merged).toMatchObject({ outcome: 'saved', merged: true })
  expect(parse(text())).toMatchObject({ brand: 'Ann’s brand', email: 'new@example.com' })
  const third = { ...data, brand: 'Ben’s brand' }
  expect(await save(opened, third)).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ field: 'brand', mine: 'Ben’s brand', theirs: 'Ann’s brand' }],
  })
  expect(parse(text())).toMatchObject({ brand: 'Ann’s brand' })
  expect((await save(opened, third, { prefer: 'mine' })).outcome).toBe('saved')
  expect(parse(text())).toMatchObject({ brand: 'Ben’s brand', email: 'new@example.com' })
})

test('who may edit sees the others at a file until they are gone, and may not publish', async () => {
  const { app, get, post, owner, staff, clock } = await editor()
  const look = async (headers: object) => {
    const { statusCode, json } = await get(editingPaths.presence, { file }, headers)
    return statusCode === 200 ? json<{ others: { name: string }[] }>().others : statusCode
  }
  const allow = (rights: string[]) =>
    app.inject({
      method: 'PATCH',
      url: '/api/admin/people/sam/rights',
      headers: owner,
      payload: { rights },
    })
  expect(await look(staff)).toBe(403)
  expect((await allow(['edit'])).json()).toMatchObject({
    message: 'Sam Staff edits the site now.',
  })
  expect(await look(owner)).toEqual([])
  expect(await look(staff)).toMatchObject([{ name: 'Olive Owner' }])
  expect(await look(owner)).toMatchObject([{ name: 'Sam Staff' }])
  // Whoever has it open in a draft sees those who don't, and is seen there.
  await get(editingPaths.presence, { file, draft: 'name' }, staff)
  expect(await look(owner)).toMatchObject([{ name: 'Sam Staff', draft: 'name' }])
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect(await look(owner)).toEqual([])
  const publish = async () =>
    (await post(editingPaths.publish, { draft: 'vail' }, staff)).statusCode
  expect(await publish()).toBe(403)
  // Who may publish may edit.
  await allow(['publish'])
  expect(await publish()).not.toBe(403)
  expect(await look(staff)).toMatchObject([{ name: 'Olive Owner' }])
})

test('a change is undone, and those after it stay', async () => {
  const { folder, get, post, text } = await editor()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  const rewrite = (from: RegExp, to: string, subject: string) => {
    writeFileSync(join(folder, file), text().replace(from, to))
    git('add', '--all')
    git('commit', '--quiet', '-m', subject)
  }
  git('init', '--quiet')
  rewrite(/$/, '', 'Start')
  const before = text()
  rewrite(/^brand: .*$/m, 'brand: Ann’s brand', 'Brand')
  rewrite(/^email: .*$/m, 'email: new@example.com', 'Email')
  const { changes } = (await get(editingPaths.history, { file })).json<{
    changes: { commit: string; subject: string; by: string }[]
  }>()
  expect(changes.map(({ subject, by }) => `${by}: ${subject}`)).toEqual([
    'Ann: Email',
    'Ann: Brand',
    'Ann: Start',
  ])
  const undone = await post(editingPaths.undo, { file, commit: changes[1]?.commit })
  expect(undone.json()).toMatchObject({ outcome: 'saved' })
  expect(text()).toBe(before.replace(/^email: .*$/m, 'email: new@example.com'))
})

test('a text is previewed as pages show it, without HTML and scripts of its own', async () => {
  const { post } = await editor()
  const body =
    '# Hello\n\n<script>alert(1)</script>\n\n**bold** [x](javascript:alert(1))\n\n![A roof](roofing)\n'
  const { html } = (await post(editingPaths.preview, { file, body })).json<{ html: string }>()
  expect(html).toContain('<strong>bold</strong>')
  expect(html).not.toMatch(/<script|javascript:/)
  // A picture that was added a moment ago is on no site yet.
  expect(html).toMatch(/src="\/api\/admin\/editing\/pictures\/roofing\.\w+"/)
})

test('a picture is added with its words if the check takes it, and is shown from there', async () => {
  const { app, owner, folder } = await editor()
  const send = (
    picture: string,
    name: string,
    alt = 'A roof under snow, with a ridge behind it.',
  ) => {
    const form = new FormData()
    form.set('name', name)
    form.set('alt', alt)
    form.set('file', new Blob([picture]), 'any.svg')
    return app.inject({ method: 'POST', url: editingPaths.pictures, headers: owner, payload: form })
  }
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><title>Roof</title>${inner}</svg>`
  const hostile = (await send(svg('<script>alert(1)</script>'), 'Bad one')).json()
  expect(hostile).toMatchObject({ outcome: 'refused', name: 'bad-one' })
  expect(hostile.problems[0].reason).toContain('contains a script')
  expect(existsSync(join(folder, 'images/bad-one.svg'))).toBe(false)

  const drawn = svg('<path d="M0 0h9v9z"/>')
  expect((await send(drawn, '../New: roof')).json()).toMatchObject({
    outcome: 'saved',
    name: 'new-roof',
    problems: [],
  })
  expect(readFileSync(join(folder, 'images/new-roof.yaml'), 'utf8')).toBe(
    'alt: >-\n  A roof under snow, with a ridge behind it.\n',
  )
  const url = editingPaths.picture('new-roof.svg')
  const shown = await app.inject({ url, headers: owner })
  expect([shown.body, shown.headers['content-type']]).toEqual([drawn, 'image/svg+xml'])
  expect(shown.headers['content-security-policy']).toContain('sandbox')
  expect((await send(drawn, 'new-roof')).json()).toMatchObject({ outcome: 'refused' })
  expect((await send('no picture', 'other')).statusCode).toBe(400)

  // Nor is a file replaced that is no picture yet: of another ending, broken, or without words.
  for (const there of ['images/broken.svg', 'images/Photo.JPG', 'images/words.yaml']) {
    writeFileSync(join(folder, there), 'there')
    const [name = ''] = there.replace('images/', '').split('.')
    expect((await send(drawn, name)).json()).toMatchObject({
      outcome: 'refused',
      problems: [{ reason: 'has the name of a picture that is there' }],
    })
    expect(readFileSync(join(folder, there), 'utf8')).toBe('there')
  }
})

test('only files that the loader reads are opened, changed, undone and looked at', async () => {
  const { get, post, folder } = await editor()
  const elsewhere = await temporaryFolder()
  const secret = join(elsewhere, 'secret.yaml')
  writeFileSync(secret, 'data: a secret\n')
  symlinkSync(secret, join(folder, 'towns/link.yaml'))
  symlinkSync(elsewhere, join(folder, 'linked'))
  const answers = async (wrong: string) => {
    const was = { data: { data: 'a' } }
    const content = { was, data: { data: 'b' } }
    const asked = [
      await get(editingPaths.file, { file: wrong }),
      await post(editingPaths.file, { file: wrong, ...content }),
      await post(editingPaths.file, { file: wrong, ...content, prefer: 'mine' }),
      await post(editingPaths.undo, { file: wrong, commit: '0'.repeat(40) }),
    ]
    const seen = await get(editingPaths.presence, { file: wrong })
    for (const { body } of [...asked, seen]) expect(body).not.toMatch(/a secret|"version"/)
    return [...asked, seen].map(({ statusCode }) => statusCode)
  }
  for (const outside of [relative(folder, secret), `towns/../${relative(folder, secret)}`, secret])
    expect(await answers(outside)).toEqual([400, 400, 400, 400, 400])
  for (const absent of ['towns/nowhere.yaml', 'towns/link.yaml', 'linked/secret.yaml'])
    expect(await answers(absent)).toEqual([404, 404, 404, 404, 200])
  expect(readFileSync(secret, 'utf8')).toBe('data: a secret\n')
})

test('a new file is added once everything that its kind requires is given, and nothing before', async () => {
  const { folder, post, app, owner } = await editor()
  const add = async (name: string, given: object, examples = false) => {
    const answer = await post(editingPaths.newEntry, { kind: 'guides', name, given, examples })
    return entryResponse.parse(answer.json())
  }
  const place = join(folder, 'guides/early-snow.md')
  expect(await add('Early Snow', {})).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('Try early-snow.'),
  })
  const asked = await add('early-snow', {})
  expect(asked).toMatchObject({ outcome: 'asks', suggested: { title: 'Early snow' } })
  const fields = namedField.array().parse(asked.fields)
  const byName = new Map(fields.map(({ name, field }) => [name, field]))
  expect(byName.get('image')).toMatchObject({ type: 'reference', to: 'images' })
  expect(byName.get('services')).toMatchObject({ type: 'list' })
  expect(asked.problems).toContainEqual(
    expect.objectContaining({ field: 'description', reason: 'is missing' }),
  )
  const wrong = await add('early-snow', { image: 'no-such-picture', unasked: 'x' })
  expect(wrong.problems.find(({ field }) => field === 'image')?.reason).toContain('no-such-picture')
  expect(existsSync(place)).toBe(false)

  const given = { description: 'What to do when the first snow comes early, in four steps.' }
  const made = await add('early-snow', given, true)
  expect(made).toMatchObject({ outcome: 'saved', file: 'guides/early-snow.md' })
  const text = readFileSync(place, 'utf8')
  expect(text).toMatch(/^draft: true$/m)
  expect(text).toContain('first snow comes early')
  expect(await add('early-snow', {})).toMatchObject({ outcome: 'refused' })
  const log = (await app.inject({ url: '/api/admin/audit', headers: owner })).body
  expect(log).toContain('guides/early-snow.md: added')
})

test('a file is renamed with what refers to it and removed from it, after showing both', async () => {
  const { folder, post } = await editor()
  const send = async (path: string, payload: object) =>
    entryResponse.parse((await post(path, payload)).json())
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const rename = { file: 'towns/redmond.yaml', name: 'prineville' }
  const planned = await send(editingPaths.rename, { ...rename, confirmed: false })
  expect(planned).toMatchObject({ outcome: 'planned', file: 'towns/prineville.yaml' })
  expect(planned.plan).toMatchObject({
    moved: expect.arrayContaining([
      { from: 'towns/redmond.yaml', to: 'towns/prineville.yaml' },
      { from: 'images/background-redmond.svg', to: 'images/background-prineville.svg' },
    ]),
    changed: expect.arrayContaining(['towns/bend.yaml']),
    redirects: expect.arrayContaining([{ from: '/redmond-oregon', to: '/prineville-oregon' }]),
  })
  expect(existsSync(join(folder, 'towns/redmond.yaml'))).toBe(true)
  const picture = readFileSync(join(folder, 'images/background-redmond.svg'))
  expect(await send(editingPaths.rename, { ...rename, confirmed: true })).toMatchObject({
    outcome: 'saved',
  })
  expect(existsSync(join(folder, 'towns/redmond.yaml'))).toBe(false)
  expect(readFileSync(join(folder, 'images/background-prineville.svg'))).toEqual(picture)
  expect(read('towns/bend.yaml')).toContain('neighbors: [prineville, sisters]')
  for (const [file, name, why] of [
    ['towns/bend.yaml', 'sisters', 'exists already'],
    ['towns/bend.es.yaml', 'bent', 'is a translation'],
    ['business.yaml', 'firm', 'The whole site needs this file'],
    ['towns/nowhere.yaml', 'somewhere', 'There’s no towns/nowhere in content/'],
  ])
    expect(await send(editingPaths.rename, { file, name, confirmed: true })).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining(why ?? ''),
    })

  const removal = { file: 'towns/prineville.yaml' }
  const told = await send(editingPaths.remove, { ...removal, confirmed: false })
  expect(told.plan?.refers).toContainEqual({
    ...{ file: 'towns/bend.yaml', field: 'neighbors[0]' },
    line: expect.any(Number),
  })
  expect(told.plan?.warning).toBe('Git doesn’t have content/, so it can’t undo this.')
  expect(told.plan?.redirects.map(({ from }) => from)).toContain('/prineville-oregon')
  expect(existsSync(join(folder, 'towns/prineville.yaml'))).toBe(true)
  expect(await send(editingPaths.remove, { ...removal, confirmed: true })).toMatchObject({
    outcome: 'saved',
  })
  expect(existsSync(join(folder, 'towns/prineville.yaml'))).toBe(false)
  expect(read('towns/bend.yaml')).toContain('neighbors: [sisters]')
})

test('a picture is removed where nothing shows it; where something does, that is told', async () => {
  const { folder, post } = await editor()
  const remove = async (file: string) =>
    entryResponse.parse((await post(editingPaths.remove, { file, confirmed: true })).json())
  expect(await remove('images/town-bend.yaml')).toMatchObject({
    outcome: 'refused',
    reason: expect.stringMatching(/shown by .*towns\/bend\.yaml.*Take it out there first/),
  })
  for (const [from, to] of [
    ['images/town-bend.svg', 'images/spare.svg'],
    ['images/town-bend.yaml', 'images/spare.yaml'],
  ] as const)
    cpSync(join(folder, from), join(folder, to))
  expect(await remove('images/spare.yaml')).toMatchObject({ outcome: 'saved' })
  expect(
    ['images/spare.svg', 'images/spare.yaml'].map((file) => existsSync(join(folder, file))),
  ).toEqual([false, false])
})

test('a file to download is added, replaced and removed through the check, in its words', async () => {
  const { app, owner, folder, get, post, data } = await editor()
  const send = (content: string, fileName: string, fields: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', new Blob([content]), fileName)
    return app.inject({
      method: 'POST',
      url: editingPaths.downloads,
      headers: owner,
      payload: form,
    })
  }
  const sent = async (...file: Parameters<typeof send>) =>
    uploadResponse.parse((await send(...file)).json())
  const files = join(folder, 'files')
  const before = readdirSync(files)
  for (const [content, name, reason] of [
    ['<html>', 'Plan.pdf', 'isn’t a PDF, whatever its name says'],
    ['<svg/>', 'page.html', 'is a kind of file that pages can’t offer'],
    ['a', 'photo.webp', 'is a kind of picture that the site doesn’t use'],
    ['a', 'no-ending', 'is a kind of file that pages can’t offer'],
    ['', 'empty.pdf', 'is empty'],
    ['a', 'README.md', 'is a kind of file that pages can’t offer'],
    ['%PDF-', 'roof-checklist.pdf', 'has the name of a file that is there'],
    ['%PDF-'.padEnd(20_400_000), 'large.pdf', 'has 20.4 MB, and files may have 20'],
    // The rest of it is not read.
    ['%PDF-'.padEnd(22_000_000), 'huge.pdf', 'has 21 MB, and files may have 20'],
  ] as const)
    expect(await sent(content, name)).toMatchObject({ outcome: 'refused', problems: [{ reason }] })
  expect((await send('%PDF-', 'ok.pdf', { name: '—' })).statusCode).toBe(400)
  expect(
    (
      await app.inject({
        method: 'POST',
        url: editingPaths.downloads,
        headers: owner,
        payload: new FormData(),
      })
    ).statusCode,
  ).toBe(400)
  expect(readdirSync(files)).toEqual(before)

  const pdf = '%PDF-1.7 snow'
  expect(await sent(pdf, 'x.PDF', { name: '../Snow: “List”' })).toMatchObject({
    outcome: 'saved',
    name: 'snow-list.pdf',
    problems: [],
  })
  expect(readFileSync(join(files, 'snow-list.pdf'), 'utf8')).toBe(pdf)
  const list = overview.parse((await get(editingPaths.overview)).json())
  expect(list.names['files']).toContain('snow-list.pdf')
  expect(list.files).toContainEqual(
    expect.objectContaining({ file: 'files/snow-list.pdf', title: 'Snow list (PDF, 1 kB)' }),
  )
  const shown = await get(editingPaths.download('snow-list.pdf'))
  expect([shown.body, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual(
    [pdf, 'application/pdf', 'attachment; filename="snow-list.pdf"'],
  )
  expect((await get(editingPaths.download('nothing.pdf'))).statusCode).toBe(404)

  const replaces = { name: 'snow-list.pdf', replaces: 'true' }
  expect((await send('PK', 'other.docx', replaces)).statusCode).toBe(400)
  expect(await sent('%PDF-2', 'newer.pdf', replaces)).toMatchObject({ outcome: 'saved' })
  expect(readFileSync(join(files, 'snow-list.pdf'), 'utf8')).toBe('%PDF-2')
  expect(await sent('%PDF-2', 'a.pdf', { name: 'absent.pdf', replaces: 'true' })).toMatchObject({
    outcome: 'refused',
    problems: [{ reason: 'isn’t there any more' }],
  })
  // What has arrived is not kept.
  expect(readdirSync(join(data, 'editing/received'))).toEqual([])

  const remove = async (name: string) =>
    entryResponse.parse(
      (await post(editingPaths.remove, { file: `files/${name}`, confirmed: true })).json(),
    )
  expect(await remove('roof-checklist.pdf')).toMatchObject({
    outcome: 'refused',
    reason: expect.stringMatching(/^The file is used in .+\. Take it out there first\.$/),
  })
  expect(await remove('snow-list.pdf')).toMatchObject({ outcome: 'saved' })
  expect(readdirSync(files)).toEqual(before)
  const log = (await app.inject({ url: '/api/admin/audit', headers: owner })).body
  for (const what of ['added', 'replaced', 'removed'])
    expect(log).toContain(`files/snow-list.pdf: ${what}`)
})
