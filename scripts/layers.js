import { existsSync, readdirSync } from 'node:fs'

/**
 * Which module may import which: the layers of ARCHITECTURE.md as one table, enforced by the linter
 * (.oxlintrc.json, layers-rule.js). Imports point down only. The first entry whose `files` match a file
 * applies; a file may always import from its own module (`services/content/load`, `renderer/forms`,
 * `pages`, …) and from packages.
 *
 * `may`: what it may import. `types`: what it may import with `import type` only. `why`: the reason that
 * the linter prints for any other import from this repository. `within`: imports from its own module count too.
 *
 * In paths `*` matches any part of a name, `**` any path, `{a,b}` either.
 *
 * @typedef {{ files: string, may: string[], types?: string[], within?: boolean, why: string }} Layer
 */

const model = 'services/content/model/**'
const schema = 'services/content/schema/**'
const kinds = 'services/content/kinds/**'
/** What all contracts share: paths, errors, the contact form. */
const sharedContract = 'services/api/{contract,contact-form}/**'
/** What browsers and service share: each feature has its contract in its folder. */
const contract = 'services/api/{{contract,contact-form}/**,*/{contract,*-contract}.ts}'
/** Imported by tests only: apps, samples and mail servers for them. A `*.suite.ts` has tests that others run. */
const testing = 'services/{api,content}/testing/**'
const servicePages = 'renderer/service-pages/**'
const rendererModules = 'renderer/{client,components,forms,head,islands,shell}/**'
const shellData = 'services/api/site/shell-contract.ts'
const serviceForm = 'services/api/contact-form/service-form.ts'

/**
 * services/api has five levels: entry points (services/api/*.ts), features, platform, disk and background, contracts.
 * Each may import the levels below it. The folders of the platform, from the top down: none imports one before it, so
 * that there are no circles.
 */
const platform = /** @type {const} */ ([
  ['openapi', 'The description of the API is made from all routes.'],
  ['erasure', 'Erasure and retention follow from what collections declare.'],
  ['webhooks', 'A webhook is delivered like an email, whatever it is about.'],
  ['email', 'An email is laid out and sent, whatever it is about.'],
  ['site', 'The pages and pictures that the build wrote.'],
  ['http', 'Errors, limits, roles and hooks know no feature.'],
  ['audit', 'Any feature may write an audit entry.'],
  ['attachments', 'A file is checked and stored by its bytes, whoever sent it.'],
  ['storage', 'Storing knows no feature.'],
  ['outbox', 'A row of the outbox is part of any record.'],
  ['sla', 'When a response is due follows from the office hours and the calendar alone.'],
])
const platformNames = platform.map(([name]) => name)
const service = new URL('../services/api/', import.meta.url)
/**
 * The folders with a `feature.ts`. They stand side by side: what one needs of another it declares as a function or an
 * interface, and services/api/route-deps.ts passes it in.
 */
const features = readdirSync(service).filter(
  (name) => existsSync(new URL(`${name}/feature.ts`, service)) && !platformNames.includes(name),
)
const basics = ['disk', 'background']
const foldersOf = (names) => `services/api/{${names.join(',')}}/**`
/** What any folder of services/api may import from outside it. */
const around = ['package.json', 'services/images/**', model, servicePages]

/** @type {Layer[]} */
export const layers = [
  // Tests and commands may import everything.
  {
    files: `{**/*.{test,suite}.{ts,tsx},${testing},tests/**,scripts/**,*.config.{js,ts}}`,
    may: ['**'],
  },

  // Layer 1: imports nothing else from this repository.
  {
    files: schema,
    may: [],
    why: 'Schemas are the bottom layer: they import nothing else from this repository, so that everything can import them.',
  },
  {
    files: model,
    may: [],
    types: [schema, kinds],
    why: 'The model is sent to browsers: it may import types from the schemas and the table of kinds, and nothing else from this repository.',
  },
  // Layer 2: content files become a Site, a picture becomes its variants.
  {
    files: kinds,
    may: [schema, model],
    why: 'A kind of content is registered with its schema and its addresses, and knows neither loader nor pages.',
  },
  {
    files: 'services/content/markdown/**',
    may: [schema, model],
    why: 'Compiling Markdown does not depend on the file that it came from.',
  },
  {
    files: 'services/content/{load/**,index.ts,tracked-site.ts}',
    may: [
      schema,
      model,
      kinds,
      'services/content/{load,markdown}/**',
      'services/content/tracked-site.ts',
    ],
    why: 'Loading content does not depend on the code that shows it.',
  },
  {
    files: 'services/print/**',
    may: [model, 'services/images/**'],
    types: [schema],
    why: 'Print lays out the data that it is given and reads no content files.',
  },
  {
    files: 'services/images/**',
    may: [model],
    why: 'Pictures need only the format of their URLs, which is in services/content/model.',
  },

  // The service: its contract, which browsers import too, then a folder for each feature.
  {
    files: sharedContract,
    may: [sharedContract],
    types: [model, schema],
    why: 'The API contract is shared by browsers and service: it imports neither of them, nor the content.',
  },
  {
    files: 'services/api/*/{contract,*-contract}.ts',
    within: true,
    may: [contract],
    types: [model, schema],
    why: 'The API contract is shared by browsers and service: it imports neither of them, nor the content.',
  },
  ...features.map((folder) => ({
    files: `services/api/${folder}/**`,
    may: [contract, foldersOf([...platformNames, ...basics]), ...around],
    why: 'Features stand side by side: declare a function or an interface, which services/api/route-deps.ts passes in.',
  })),
  ...platform.map(([folder, why], at) => ({
    files: `services/api/${folder}/**`,
    may: [contract, foldersOf([...platformNames.slice(at + 1), ...basics]), ...around],
    why: `${why} The platform imports no feature, and its folders import downward only: ${platformNames.join(', ')}.`,
  })),
  {
    files: foldersOf(basics),
    may: [contract],
    why: 'Writing a file durably, or repeating a job, does not depend on what it is about.',
  },
  {
    files: 'services/api/*.ts',
    within: true,
    may: [
      'services/api/*.ts',
      contract,
      foldersOf([...features, ...platformNames, ...basics]),
      ...around,
    ],
    why: 'The service reads dist/site.json, never content files, and imports no page. What it shows is in renderer/service-pages, and what tests need in services/api/testing.',
  },

  // Layer 3, renderer. The one bridge: forms and client import the service's API contract.
  {
    files: 'renderer/{client,forms}/**',
    may: [rendererModules, 'renderer/page-context.tsx', model, contract],
    types: [schema],
    why: 'This runs in browsers: it may import the content model and the API contract.',
  },
  {
    files: rendererModules,
    may: [rendererModules, 'renderer/page-context.tsx', model],
    types: [schema, shellData],
    why: 'This runs in browsers: it may import the content model. Only renderer/forms and renderer/client call the service.',
  },
  {
    files: 'renderer/service-pages/**',
    may: [
      'renderer/service-pages/**',
      rendererModules,
      'renderer/page-context.tsx',
      model,
      contract,
    ],
    types: ['services/api/{attachments,leads}/**'],
    why: 'The pages of the service show what it passes to them, with the forms and the shell of the site.',
  },
  {
    files: 'renderer/**',
    may: ['renderer/**', model],
    types: [schema, shellData, serviceForm],
    why: 'The renderer shows the data that a page passes to it: it may import the content model, and no page.',
  },

  // Layer 4, renderer: pages.
  {
    files: 'pages/{**/+data.ts,+shell.ts,+onBeforeRoute.ts}',
    may: ['pages/**', 'renderer/**', 'services/content/index.ts', model, schema],
    why: "A page gets its data from the content's entry point, services/content/index.ts.",
  },
  {
    files: 'pages/{admin,_error,debug}/**',
    may: ['pages/**', 'renderer/**', model, contract],
    types: [schema],
    why: 'This page calls the service: it may import the API contract, and nothing that reads files.',
  },
  {
    files: 'pages/**',
    may: ['pages/**', 'renderer/**', model],
    types: [schema],
    why: 'This part of a page runs in browsers: content comes through +data.ts, calls to the service go through forms.',
  },
]
