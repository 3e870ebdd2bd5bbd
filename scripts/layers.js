/**
 * Which module may import which: the layers of ARCHITECTURE.md as one table, enforced by the linter
 * (.oxlintrc.json, layers-rule.js). Imports point down only. The first entry whose `files` match a file
 * applies; a file may always import from its own module (`services/content/load`, `renderer/forms`,
 * `pages`, …) and from packages.
 *
 * `may`: what it may import. `types`: what it may import with `import type` only. `why`: the reason that
 * the linter prints for any other import from this repository.
 *
 * In paths `*` matches any part of a name, `**` any path, `{a,b}` either.
 *
 * @typedef {{ files: string, may: string[], types?: string[], why: string }} Layer
 */

const model = 'services/content/model/**'
const schema = 'services/content/schema/**'
const kinds = 'services/content/kinds/**'
const contract = 'services/api/contract/**'
const rendererModules = 'renderer/{client,components,forms,head,islands,shell}/**'
const shellData = 'services/api/contract/shell.ts'

/** @type {Layer[]} */
export const layers = [
  // Tests and commands may import everything but the drawing programs, whose packages are not installed here.
  {
    files: '{**/*.test.{ts,tsx},tests/**,scripts/**,*.config.{js,ts}}',
    may: ['{content,docs,pages,renderer,scripts,services,tests}/**', '*'],
    why: 'The drawing programs in artwork/ are a workspace of their own that nothing of the website imports.',
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
  {
    files: contract,
    may: [],
    why: 'The API contract is shared by forms and service: it imports neither of them, nor the content.',
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
    files: 'services/content/{load/**,index.ts}',
    may: [schema, model, kinds, 'services/content/{load,markdown}/**'],
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

  // Layer 3, service: ports and their implementations.
  {
    files: 'services/api/disk/**',
    may: [],
    why: 'Writing a file durably does not depend on what is in it.',
  },
  {
    files: 'services/api/records/**',
    may: [contract],
    why: 'Records are the stored data types; the code that stores and uses them is above.',
  },
  {
    files: 'services/api/links/**',
    may: [],
    why: 'Signing a link does not depend on what the link is for.',
  },
  {
    files: 'services/api/promise/**',
    may: [contract],
    why: 'When a response is due follows from the office hours and the calendar alone.',
  },
  {
    files: 'services/api/attachments/**',
    may: [contract, 'services/api/{disk,records}/**', 'services/images/**'],
    why: 'A file is checked and stored by its bytes, independent of who sent or reads it.',
  },
  {
    files: 'services/api/{figures,intake,mail,staff}/**',
    may: [contract, model, 'services/api/{disk,links,promise,records}/**'],
    why: 'Each declares the port that it needs of a store; the store implements it, never the reverse.',
  },
  {
    files: 'services/api/webhooks/**',
    may: [contract, 'services/api/{mail,records}/**'],
    why: 'A webhook is delivered like an email, from the outbox to its receiver, without access to the store.',
  },
  {
    files: 'services/api/store/**',
    may: [contract, 'services/api/{disk,promise,records}/**'],
    types: ['services/api/{figures,intake,mail,staff}/**'],
    why: 'A store implements the ports that others declare, as types; it calls none of them.',
  },

  // Layer 4, service: HTTP and the process.
  {
    files: 'services/api/{http/**,app.ts}',
    may: ['services/api/**', 'services/images/**', model, 'renderer/service-pages/**'],
    why: 'The service reads dist/site.json, never content files, and imports no page. What it shows is in renderer/service-pages.',
  },
  {
    files: 'services/api/**',
    may: ['services/api/**', 'services/images/**', model],
    why: 'The service reads dist/site.json, never content files, and imports no page.',
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
    may: ['renderer/service-pages/**', rendererModules, 'renderer/page-context.tsx', contract],
    types: ['services/api/{attachments,records}/**'],
    why: 'The pages of the service show what it passes to them, with the forms and the shell of the site.',
  },
  {
    files: 'renderer/**',
    may: ['renderer/**', model],
    types: [schema, shellData],
    why: 'The renderer shows the data that a page passes to it: it may import the content model, and no page.',
  },

  // Layer 4, renderer: pages.
  {
    files: 'pages/{**/+data.ts,is-kind.ts}',
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
