import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { load } from '../../services/content/load/load.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import type { Kind } from '../../services/content/kinds/kind.ts'
import { formatProblem } from '../../services/content/model/problem.ts'
import { allRoutes } from '../../services/content/model/translations.ts'

const samples = import.meta.dirname

/** The valid content, with files that are added or take the place of its own. */
async function contentWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await temporaryFolder()
  await cp(join(samples, 'base'), root, { recursive: true })
  await cp(join(samples, 'cost-expired/content'), join(root, 'content'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    const place = join(root, 'content', file)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, text)
  }
  return root
}

const base = (file: string) => readFile(join(samples, 'base/content', file), 'utf8')

const at = (root: string, moment: string, drafts = false) =>
  load({ root, today: new Date(moment), drafts, commit: 'test' })

/** Noon in the office, which is in Denver. */
const noon = (day: string) => `${day}T19:00:00Z`

/** The site without what it knows of entries that aren't on it. */
const shown = ({ site }: ReturnType<typeof at>): string => {
  if (!site) throw new Error('The sample has no site.')
  const elsewhere = { unpublished: [], changes: [], expiring: [], expired: [], redirects: [] }
  const translations = site.translations.length
  return JSON.stringify({ ...site, ...elsewhere, translations, routes: allRoutes(site) })
}

/** The text that only the entry of the test has, in its name or in its words. */
const mark = 'quillback'

/** An entry of each kind that has fields of publication. */
const entries: Record<string, () => Promise<{ file: string; text: string }>> = {
  towns: async () => ({
    file: `towns/${mark}.yaml`,
    text: (await base('towns/vail.yaml')).replace('name: Vail', 'name: Quillback'),
  }),
  services: async () => ({
    file: `services/${mark}.yaml`,
    text: (await base('services/roofing.yaml'))
      .replace('order: 1', 'order: 9')
      .replace('prefix: roofing', `prefix: ${mark}`),
  }),
  locations: () =>
    Promise.resolve({
      file: 'locations/roofing-vail-colorado.yaml',
      text: `local: [We fixed a roof on ${mark} road.]\n`,
    }),
  reviews: () =>
    Promise.resolve({
      file: `reviews/${mark}.yaml`,
      text: 'consent: Signed form of 2026-05-14\ntext: They came.\nby: a homeowner, Vail\ntrades: [roofing]\ntown: vail\nmonth: 2026-03\n',
    }),
  chapters: async () => ({
    file: `building-guide/${mark}.md`,
    text: (await base('building-guide/snow.md'))
      .replace('order: 1', 'order: 9')
      .replace('[the next chapter](#frost)', 'the next chapter'),
  }),
  pages: () =>
    Promise.resolve({
      file: `pages/${mark}.md`,
      text: '---\ntemplate: text\ntitle: Quillback\ndescription: A page.\nheadline: Quillback\nupdated: 2026-05-14\n---\n\nWords.\n',
    }),
  team: () =>
    Promise.resolve({
      file: `team/${mark}.yaml`,
      text: 'consent: Signed form of 2026-05-14\nname: Dana\nrole: roofer\norder: 1\n',
    }),
  jobs: () =>
    Promise.resolve({
      file: `openings/${mark}.yaml`,
      text: 'town: vail\nemployment: seasonal\npay: { from: 30, to: 40, per: hour }\nposted: 2026-05-01\nuntil: 2026-12-31\nen:\n  title: Operator\n  summary: Digs.\n  duties: [Digs, Grades]\n  needs: [A license]\n  benefits: [Health insurance]\n',
    }),
  offerings: async () => ({
    file: `offerings/${mark}.md`,
    text: (await base('offerings/roofing.md')).replace('order: 1', 'order: 9'),
  }),
  guides: async () => ({ file: `guides/${mark}.md`, text: await base('guides/metal-roofs.md') }),
  posts: async () => ({ file: `posts/${mark}.md`, text: await base('posts/first-snow.md') }),
  projects: async () => ({
    file: `projects/${mark}.md`,
    text: (await base('projects/chalet.md')).replace('order: 1', 'order: 9'),
  }),
  costs: async () => ({
    file: `costs/${mark}.yaml`,
    text: (await readFile(join(samples, 'cost-expired/content/costs/roof.yaml'), 'utf8')).replace(
      'order: 1',
      'order: 9',
    ),
  }),
}

/** Writes fields among those of an entry, in place of its own. */
const withFields = (text: string, fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields).reduce((all, [field, value]) => {
    const line = new RegExp(`^${field}: .*$`, 'm')
    if (line.test(all)) return all.replace(line, `${field}: ${value}`)
    return all.startsWith('---\n')
      ? all.replace('---\n', `---\n${field}: ${value}\n`)
      : `${field}: ${value}\n${all}`
  }, text)

const published = Object.entries<Kind>(kinds).flatMap(([kind, { appears }]) =>
  appears === undefined ? [] : [{ kind, appears }],
)

test('each kind of content that pages show has fields of publication, and pictures, words, emails and replies have none', () => {
  expect(published.map(({ kind }) => kind).sort()).toEqual(Object.keys(entries).sort())
  expect(Object.keys(kinds).filter((kind) => !Object.hasOwn(entries, kind))).toEqual([
    'images',
    'replies',
    'words',
    'emails',
  ])
})

test.each(published)(
  '$kind: a draft is nowhere, $appears and until are its first and its last moment, and the moments are listed',
  async ({ kind, appears }) => {
    const make = entries[kind]
    if (!make) throw new Error(`${kind} has no sample.`)
    const { file, text } = await make()
    const withEntry = (fields: Readonly<Record<string, string>>) =>
      contentWith({ [file]: withFields(text, fields) })

    const draft = await withEntry({ draft: 'true' })
    expect(shown(at(draft, noon('2026-06-01')))).not.toContain(mark)
    expect(at(draft, noon('2026-06-01')).unlisted.join(' ')).not.toContain(mark)
    expect(shown(at(draft, noon('2026-06-01'), true))).toContain(mark)
    expect(
      at(draft, noon('2026-06-01')).site?.unpublished.entries.filter((one) =>
        one.file.endsWith(file),
      ),
    ).toEqual([expect.objectContaining({ kind, state: 'draft' })])

    const root = await withEntry({ [appears]: '2026-06-02 07:00', until: '2026-06-04' })
    const isShown = (moment: string) => shown(at(root, moment)).includes(mark)
    // 6:59 and 7:00 in Denver; the last minute of June 4 there, and the first of June 5.
    expect(
      [
        '2026-06-02T12:59:00Z',
        '2026-06-02T13:00:00Z',
        '2026-06-05T05:59:00Z',
        '2026-06-05T06:00:00Z',
      ].map(isShown),
    ).toEqual([false, true, true, false])
    expect(shown(at(root, noon('2026-06-01'), true))).toContain(mark)
    const changes = at(root, noon('2026-06-01')).site?.changes.filter((change) =>
      change.file.endsWith(file),
    )
    expect(changes?.map((one) => [one.at, one.change, one.kind, one.field])).toEqual([
      ['2026-06-02T13:00:00.000Z', 'appears', kind, appears],
      ['2026-06-05T06:00:00.000Z', 'ends', kind, 'until'],
    ])
  },
  60_000,
)

test('the address of an ended entry leads to the nearest page, in each language, and back to the entry when it is shown again', async () => {
  const town = (await base('towns/vail.yaml')).replace('name: Vail', 'name: Quillback')
  const root = await contentWith({
    'towns/quillback.yaml': withFields(town, { until: '2026-06-04' }),
    'offerings/quillback.md': withFields(
      (await base('offerings/roofing.md')).replace('order: 1', 'order: 9'),
      { until: '2026-06-04' },
    ),
    'pages/quillback.md':
      '---\ntemplate: text\ntitle: Quillback\ndescription: A page.\nheadline: Quillback\nupdated: 2026-05-14\nuntil: 2026-06-04\n---\n\nWords.\n',
  })
  const redirects = (moment: string) =>
    Object.fromEntries(
      (at(root, moment).site?.redirects ?? []).flatMap(({ from, to, status }) =>
        from.includes(mark) ? [[from, `${status} ${to}`]] : [],
      ),
    )
  expect(redirects(noon('2026-06-04'))).toEqual({})
  expect(redirects(noon('2026-06-05'))).toMatchInlineSnapshot(`
    {
      "/home-services-quillback-colorado": "302 /home-services",
      "/quillback": "302 /services",
      "/quillback-colorado": "302 /services",
      "/roofing-quillback-colorado": "302 /roofing",
    }
  `)
})

test('a reference to what isn’t there is left out of lists and optional fields', async () => {
  const town = (await base('towns/vail.yaml')).replace('name: Vail', 'name: Quillback')
  const root = await contentWith({
    'towns/quillback.yaml': withFields(town, { draft: 'true' }),
    'towns/vail.yaml': (await base('towns/vail.yaml')).replace(
      'neighbors: []',
      'neighbors: [quillback]',
    ),
    'offerings/roofing.md': withFields(await base('offerings/roofing.md'), {
      related: '[home-services]',
      projects: '[quillback, chalet]',
    }),
    'projects/quillback.md': withFields(
      (await base('projects/chalet.md'))
        .replace('order: 1', 'order: 9')
        .replaceAll('A chalet', 'A house')
        .replace('A new roof on', 'An old roof on'),
      { from: '2026-07-01' },
    ),
  })
  const { site, problems } = at(root, noon('2026-06-01'))
  expect(problems.map(formatProblem)).toEqual([])
  expect(site?.towns.map(({ neighbors }) => neighbors)).toEqual([[]])
  expect(site?.offerings.find(({ slug }) => slug === 'roofing')?.projects).toEqual(['chalet'])
  expect(
    at(root, noon('2026-07-01')).site?.offerings.find(({ slug }) => slug === 'roofing')?.projects,
  ).toEqual(['quillback', 'chalet'])
})

test('what needs an entry that is a draft, appears later or ends earlier is a problem, unless it comes and goes with it', async () => {
  const town = (await base('towns/vail.yaml')).replace('name: Vail', 'name: Quillback')
  const project = (await base('projects/chalet.md'))
    .replace('order: 1', 'order: 9')
    .replace('town: vail', 'town: quillback')
    .replaceAll('A chalet', 'A house')
    .replace('A new roof on', 'An old roof on')
  const problemsWith = async (
    ofTown: Readonly<Record<string, string>>,
    ofProject: Readonly<Record<string, string>> = {},
    moment = noon('2026-06-01'),
  ) => {
    const root = await contentWith({
      'towns/quillback.yaml': withFields(town, { neighbors: '[vail]', ...ofTown }),
      'towns/vail.yaml': (await base('towns/vail.yaml')).replace(
        'neighbors: []',
        'neighbors: [quillback]',
      ),
      'projects/quillback.md': withFields(project, ofProject),
    })
    return at(root, moment)
      .problems.map(formatProblem)
      .filter((line) => line.includes('names'))
  }
  const line = 'content/projects/quillback.md:'
  expect(await problemsWith({ draft: 'true' })).toEqual([
    `${line}12:1 town — names “quillback”, which is a draft in content/towns/quillback.yaml — write draft: true here too, or name another one`,
  ])
  expect(await problemsWith({ from: '2026-07-01 08:00' })).toEqual([
    `${line}12:1 town — names “quillback”, which is not there before 2026-07-01 08:00 (content/towns/quillback.yaml) — write from: 2026-07-01 08:00 here too, or name another one`,
  ])
  expect(await problemsWith({ until: '2026-07-01' })).toEqual([
    `${line}12:1 town — names “quillback”, which ends with 2026-07-01 (content/towns/quillback.yaml) — write until: 2026-07-01 here too, or name another one`,
  ])
  expect(await problemsWith({ draft: 'true' }, { draft: 'true' })).toEqual([])
  expect(await problemsWith({ from: '2026-07-01' }, { from: '2026-07-02' })).toEqual([])
  expect(await problemsWith({ until: '2026-07-02' }, { until: '2026-07-02' })).toEqual([])
  // What has appeared is no problem any more.
  expect(await problemsWith({ from: '2026-05-01' })).toEqual([])
}, 60_000)

test('links are problems only while their page would be there before the one that they lead to', async () => {
  const page = (link: string) =>
    `---\ntemplate: text\ntitle: Quillback\ndescription: A page.\nheadline: Quillback\nupdated: 2026-05-14\nfrom: 2026-07-01\n---\n\nSee [it](${link}).\n`
  const target = (from: string) =>
    `---\ntemplate: text\ntitle: Target\ndescription: Another page.\nheadline: Target\nupdated: 2026-05-14\nfrom: ${from}\n---\n\nWords.\n`
  const problemsWith = async (from: string) =>
    at(
      await contentWith({ 'pages/quillback.md': page('/target'), 'pages/target.md': target(from) }),
      noon('2026-06-01'),
    ).problems.map(formatProblem)
  expect(await problemsWith('2026-07-01')).toEqual([])
  expect(await problemsWith('2026-07-02')).toEqual([
    'content/pages/quillback.md:10:5 links to “/target”, which is not there before 2026-07-02 — remove the link until content/pages/target.md is on the site',
  ])
})

test('entries in lists have the same fields: testimonials, reasons, claims, price ranges and questions', async () => {
  const root = await contentWith({
    'testimonials.yaml': `- id: a\n  consent: Signed\n  content: Good.\n  name: A\n  title: Owners\n  initials: A\n  rating: 5\n  from: 2026-06-02\n- id: b\n  consent: Signed\n  content: Good.\n  name: B\n  title: Owners\n  initials: B\n  rating: 5\n  until: 2026-06-01\n- id: c\n  consent: Signed\n  content: Good.\n  name: C\n  title: Owners\n  initials: C\n  rating: 5\n  draft: true\n`,
    'why-us.yaml': (await base('why-us.yaml')).replace(
      'icon: home }',
      'icon: home, from: 2026-06-02 }',
    ),
    'claims.yaml': `${await base('claims.yaml')}safety:\n  text: 900 days\n  label: without an accident\n  source: The log.\n  checked: 2026-05-04\n  until: 2026-06-01\n`,
    'offerings/roofing.md': (await base('offerings/roofing.md')).replace(
      'answer: A little. }',
      'answer: A little. }\n  - { question: New?, answer: Yes., from: 2026-06-02 }',
    ),
  })
  const on = (day: string) => {
    const { site } = at(root, noon(day))
    return {
      testimonials: site?.testimonials.map(({ id }) => id),
      reasons: site?.whyUs.length,
      claims: Object.keys(site?.claims ?? {}),
      questions: site?.offerings.find(({ slug }) => slug === 'roofing')?.faqs.length,
      bands: site?.costs.map(({ bands }) => bands.length),
    }
  }
  expect(on('2026-06-01')).toEqual({
    testimonials: ['b'],
    reasons: 5,
    claims: ['years-badge', 'rating', 'safety'],
    questions: 3,
    bands: [0],
  })
  expect(on('2026-06-02')).toEqual({
    testimonials: ['a'],
    reasons: 6,
    claims: ['years-badge', 'rating'],
    questions: 4,
    bands: [0],
  })
  expect(
    at(root, noon('2026-06-01'))
      .site?.changes.filter(({ change }) => change !== 'year')
      .map(({ at: when, change, kind, field }) => `${when} ${change} ${kind} ${field}`),
  ).toEqual([
    '2026-06-02T06:00:00.000Z ends claims.yaml safety.until',
    '2026-06-02T06:00:00.000Z appears offerings faqs[3].from',
    '2026-06-02T06:00:00.000Z appears testimonials.yaml [0].from',
    '2026-06-02T06:00:00.000Z ends testimonials.yaml [1].until',
    '2026-06-02T06:00:00.000Z appears why-us.yaml [0].from',
  ])
})

test('a text that uses a claim outside of its time is a problem', async () => {
  const root = await contentWith({
    'claims.yaml': `${await base('claims.yaml')}safety:\n  text: 900 days\n  source: The log.\n  checked: 2026-05-04\n  draft: true\n`,
    'posts/first-snow.md': `${await base('posts/first-snow.md')}\nWe worked {claim.safety} without a fall.\n`,
  })
  expect(at(root, noon('2026-06-01')).problems.map(formatProblem)).toEqual([
    'content/posts/first-snow.md:14:11 uses {claim.safety}, which is a draft in content/claims.yaml — write draft: true here too, or name another one',
  ])
})

test('a page that the site needs is no draft, and what has no time to be shown is a problem', async () => {
  const root = await contentWith({
    'pages/services.md': withFields(await base('pages/services.md'), { draft: 'true' }),
    'pages/insider.md': withFields(await base('pages/insider.md'), {
      from: '2026-06-02',
      until: '2026-06-01 12:00',
    }),
  })
  expect(
    at(root, noon('2026-05-20'))
      .problems.map(formatProblem)
      .filter((line) => /needs it|is not after/.test(line)),
  ).toEqual([
    'content/pages/insider.md:1:1 isn’t there yet, and the site needs it — remove its “draft”, “from” and “until”',
    'content/pages/insider.md:2:1 until — is not after 2026-06-02, when it appears — write a later day',
    'content/pages/services.md:1:1 is a draft, and the site needs it — remove its “draft”, “from” and “until”',
  ])
})

test('the check ahead reports what will be wrong when something ends', async () => {
  const root = await contentWith({
    'pages/careers.md': withFields(await base('pages/careers.md'), { until: '2026-07-01' }),
    'openings/operator.yaml':
      'town: vail\nemployment: seasonal\npay: { from: 30, to: 40, per: hour }\nposted: 2026-05-01\nuntil: 2026-12-31\nen:\n  title: Operator\n  summary: Digs.\n  duties: [Digs, Grades]\n  needs: [A license]\n  benefits: [Health insurance]\n',
  })
  const options = { root, today: new Date(noon('2026-06-01')), commit: 'test' }
  const needed = ({ problems }: ReturnType<typeof load>) =>
    problems.map(formatProblem).filter((line) => line.includes('careers.md'))
  expect(needed(load(options))).toEqual([])
  expect(needed(load({ ...options, checkAhead: true }))).toEqual([
    'content/pages/careers.md:1:1 has ended, and the site needs it — remove its “draft”, “from” and “until”',
  ])
})
