import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { load } from '../../services/content/load/load.ts'
import { formatProblem } from '../../services/content/model/problem.ts'
import { writeEditorSchemas } from '../json-schemas/write-schemas.ts'
import { type Answers, type Firm, readAnswers } from './answers.ts'
import { adoptedFiles } from './files.ts'
import { referencePrefix } from './firm-files.ts'
import { askForAnswers } from './prompt.ts'
import { requireEmptyFolder, writeFiles } from './write-files.ts'

const now = new Date('2026-06-01T06:30:00Z')

const smallest: Answers = {
  name: 'Prairie Roofers',
  state: 'KS',
  town: ['Salina'],
  service: ['Roofing'],
  phone: '785-555-0134',
  email: 'office@firm.example',
}

function firmOf(answers: Answers): Firm {
  const read = readAnswers(answers)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.firm
}

const problemsOf = (answers: Answers): string[] => {
  const read = readAnswers(answers)
  return 'problems' in read ? read.problems : []
}

async function loaded(answers: Answers, more: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder()
  const files = adoptedFiles(firmOf(answers), now)
  for (const [name, text] of Object.entries(more)) files.set(name, text)
  writeFiles(folder, files)
  const result = load({
    root: '.',
    folder,
    cache: await temporaryFolder(),
    today: now,
    commit: 'test',
  })
  return { ...result, files }
}

const longName = (length: number) => 'Wide Words '.repeat(9).slice(0, length).trim()

test.each<[string, Answers]>([
  ['the smallest firm', smallest],
  ['a firm whose pages are in Spanish', { ...smallest, service: ['Techos'], language: 'es' }],
  [
    'a firm with one long name for everything',
    {
      ...smallest,
      name: longName(40),
      town: [longName(40)],
      service: [longName(30)],
    },
  ],
  [
    'a firm with twelve services in eight towns',
    {
      ...smallest,
      service: Array.from({ length: 12 }, (_, index) => `Service number ${index}`),
      town: Array.from({ length: 8 }, (_, index) => `Town number ${index}, Some County`),
      address: '12 Main Street, Town number 1, KS 67401',
      hours: 'Monday-Friday 08:00-17:00; Sat 9:00-12:00',
      founded: '1984',
      origin: 'https://www.firm.example',
    },
  ],
  ['a firm whose name is a number and a sign', { ...smallest, name: '24/7 HVAC: “Pros” #1' }],
])('what is written for %s is valid', async (_, answers) => {
  const { problems, questions, site, waiting } = await loaded(answers)
  expect([...problems, ...questions].map(formatProblem)).toEqual([])
  expect(site?.locations.length).toBeGreaterThan(0)
  expect(waiting.length).toBeGreaterThan(9)
})

test('a site in Spanish has addresses without a language, and its pages in English begin with theirs', async () => {
  const page = (title: string) =>
    `---\ntitle: ${title}\ndescription: ${title} by Norte.\nheadline: ${title}\nupdated: 2026-06-01\n---\n\nCall us.\n`
  const { problems, site } = await loaded(
    { ...smallest, name: 'Norte', service: ['Techos'], language: 'es' },
    {
      'pages/contact.en.md': page('Contact').replace(
        'updated',
        'formTitle: Estimate\nsections: { expect: { title: Next, items: [{ title: We answer, text: Soon. }, { title: We call, text: Soon. }] } }\nupdated',
      ),
      'pages/thank-you.en.md': page('Thanks'),
    },
  )
  expect(problems.map(formatProblem)).toEqual([])
  expect(site?.language).toBe('es')
  expect(site?.offerings.map(({ path }) => path)).toEqual(['/techos'])
  expect(site?.locations.map(({ path, title }) => [path, title])).toEqual([
    ['/techos-salina-kansas', 'Techos en Salina'],
  ])
  const english = site?.translations.map(({ language, pages }) => [
    language,
    pages.map(({ path }) => path),
  ])
  expect(english).toEqual([['en', ['/en/contact', '/en/thank-you']]])
  expect(site?.alternates['/contact']).toEqual([
    { language: 'es', path: '/contact' },
    { language: 'en', path: '/en/contact' },
  ])
})

test('nothing is said that the firm has not said: no figure, no year, no hours, no address', async () => {
  const { site, files } = await loaded(smallest)
  expect(site?.business).toMatchObject({ offices: [], hours: [], brand: 'Prairie Roofers' })
  expect(site?.business.founded).toBeUndefined()
  expect(Object.keys(site?.claims ?? {})).toEqual([])
  expect(site?.testimonials).toEqual([])
  expect(files.get('towns/salina.yaml')).toMatchInlineSnapshot(`
    "name: Salina
    region: Kansas
    image: town-salina
    # TODO: what you know of Salina: county, intro, permits, topics, and figures with their source (services/content/schema/town.ts).
    hub:
      updated: 2026-06-01
    "
  `)
})

test('each answer is in the content', async () => {
  const { site } = await loaded({
    ...smallest,
    state: 'district of columbia',
    'time-zone': 'America/Chicago',
    town: ['Springfield, Greene County'],
    phone: '+1 (202) 555.0142',
    address: '12 Main Street, Springfield, DC 20001',
    hours: 'Mon-Fri 8:00-17:00; Saturday 09:00-12:00',
    founded: '1984',
    origin: 'https://www.firm.example',
    language: 'en',
  })
  expect(site?.business).toMatchObject({
    origin: 'https://www.firm.example',
    founded: 1984,
    phones: [{ label: 'Office', number: '202-555-0142' }],
    place: {
      state: { code: 'DC', slug: 'district-of-columbia' },
      timeZone: { name: 'America/Chicago', words: { en: 'Central Time' } },
    },
    offices: [{ address: { street: '12 Main Street', postalCode: '20001' } }],
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00' },
      { days: ['Saturday'], opens: '09:00', closes: '12:00' },
    ],
  })
  expect(site?.towns[0]).toMatchObject({ name: 'Springfield', county: 'Greene County' })
})

test('the time zone follows from the state, and a state with two asks whether it is right', () => {
  expect(firmOf(smallest)).toMatchObject({
    timeZone: { name: 'America/Chicago', en: 'Central Time' },
    zoneGuessed: true,
  })
  expect(firmOf({ ...smallest, state: 'iowa' }).zoneGuessed).toBe(false)
})

test('what is missing or wrong is named by its flag, all at once, with the fix', () => {
  expect(problemsOf({})).toMatchInlineSnapshot(`
    [
      "--name is missing — for example: --name 'Cedar & Stone'",
      "--state is missing — for example: --state 'DC'",
      "--phone is missing — for example: --phone '202-555-0142'",
      "--email is missing — for example: --email 'office@firm.example'",
      "--town is missing — for example: --town 'Springfield, Greene County'; repeat it for each",
      "--service is missing — for example: --service 'Roofing'; repeat it for each",
    ]
  `)
  expect(
    problemsOf({
      ...smallest,
      state: 'Atlantis',
      'time-zone': 'Mars/Base',
      phone: '555-0134',
      email: 'office',
      address: 'Main Street',
      hours: 'always',
      founded: '84',
      origin: 'firm.example',
      language: 'fr',
      town: ['Salina', 'salina'],
      service: ['Contact', '!!'],
    }),
  ).toMatchInlineSnapshot(`
    [
      "--state is “Atlantis”, which isn’t a state — write it like this: DC",
      "--time-zone is “Mars/Base”, which isn’t a time zone of the IANA database — write it like this: America/Chicago",
      "--phone is “555-0134”, which isn’t a phone number of ten digits — write it like this: 202-555-0142",
      "--email is “office”, which isn’t an email address — write it like this: office@firm.example",
      "--address is “Main Street”, which isn’t an address with street, town, state and ZIP code — write it like this: 12 Main Street, Springfield, DC 20001",
      "--hours is “always”, which isn’t opening hours — write it like this: Monday-Friday 08:00-17:00; Saturday 09:00-12:00",
      "--founded is “84”, which isn’t a year since 1900 — write it like this: 1984",
      "--origin is “firm.example”, which isn’t a web address without a path — write it like this: https://www.firm.example",
      "--language is “fr”, which isn’t a language that the command can write: en or es — write it like this: es",
      "--service is “Contact”, and /contact is the address of another page — name it otherwise",
      "--service is “!!” — write a name of letters, 30 characters at most",
      "--town has “salina” twice — leave out one of the two",
    ]
  `)
})

test('editors know the fields of the files', async () => {
  const folder = await temporaryFolder()
  const files = adoptedFiles(firmOf(smallest), now)
  writeFiles(folder, files)
  expect(writeEditorSchemas(folder)).toBe(undefined)
  const settings = JSON.parse(files.get('.vscode/settings.json') ?? '{}')
  expect(settings['yaml.schemas']['./.schemas/towns.json']).toEqual([
    'towns/*.yaml',
    '!towns/*.??.yaml',
  ])
  const missing = Object.keys(settings['yaml.schemas']).filter(
    (schema) => !existsSync(join(folder, schema)),
  )
  expect(missing).toEqual([])
})

test('a folder with files in it is refused, an empty one and a new repository are not', async () => {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, '.git'))
  requireEmptyFolder(folder)
  requireEmptyFolder(join(folder, 'new'))
  writeFileSync(join(folder, 'notes.txt'), '')
  expect(() => requireEmptyFolder(folder)).toThrow('isn’t empty: it has notes.txt')
  expect(() => requireEmptyFolder(join(folder, 'notes.txt'))).toThrow('is a file')
  expect(readdirSync(folder).sort()).toEqual(['.git', 'notes.txt'])
})

test('the terminal is asked for what the flags don’t say, and again for what is wrong', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const { phone: _, ...rest } = smallest
  const replies = ['555', '785-555-0134']
  let said = ''
  output.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    said += text
    if (!text.endsWith('): ')) return
    input.write(text.startsWith('The office’s phone') ? `${replies.shift()}\n` : '\n')
  })
  const answers = await askForAnswers(rest, { input, output })
  expect(answers.phone).toBe('785-555-0134')
  expect(said).toContain('isn’t a phone number')
  expect(firmOf(answers)).toMatchObject({ address: undefined, hours: [] })
})

test.each([
  ['Cedar & Stone', 'CS'],
  ['Prairie', 'PR'],
  ['24/7 HVAC', 'HV'],
  ['A B C D E', 'ABCD'],
])('requests of %s begin with %s', (name, prefix) => expect(referencePrefix(name)).toBe(prefix))
