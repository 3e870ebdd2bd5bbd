/**
 * Who may import whom: DESIGN's floors as one table, read by the linter (eslint.config.js). Imports
 * point down only. The first row whose `who` fits a file decides; a file may always import from its
 * own room (`services/content/load`, `renderer/forms`, `pages`, …) and from packages.
 *
 * `may`: what it may import. `types`: what it may import with `import type` only. `why`: what the
 * linter tells whoever imports anything else of ours.
 *
 * In paths `*` is any part of a name, `**` any path, `{a,b}` a choice.
 *
 * @typedef {{ who: string, may: string[], types?: string[], why: string }} Floor
 */

const model = 'services/content/model/**'
const schema = 'services/content/schema/**'
const contract = 'services/api/contract/**'
const rooms = 'renderer/{client,components,forms,head,shell}/**'

/** @type {Floor[]} */
export const floors = [
  // Tests and commands look at everything.
  {
    who: '{**/*.test.{ts,tsx},tests/**,scripts/**,*.config.{js,ts}}',
    may: ['**'],
    why: '',
  },

  // Floor 1: nothing of ours below.
  {
    who: schema,
    may: [],
    why: 'A schema stands on nothing of ours, so that everything can stand on it.',
  },
  {
    who: model,
    may: [],
    types: [schema],
    why: 'The model is sent to browsers: it takes types from the schemas and nothing else of ours.',
  },
  {
    who: contract,
    may: [],
    why: 'The contract is what forms and service agree on: it knows neither of them, nor the content.',
  },

  // Floor 2: content becomes a Site, a picture becomes smaller pictures.
  {
    who: 'services/content/markdown/**',
    may: [schema, model],
    why: 'Markdown becomes HTML without knowing which file it came from.',
  },
  {
    who: 'services/content/{load/**,index.ts}',
    may: [schema, model, 'services/content/{load,markdown}/**'],
    why: 'Content is read without knowing who shows it.',
  },
  {
    who: 'services/print/**',
    may: [model, 'services/images/**'],
    types: [schema],
    why: 'Print sets the words that it is handed in type, and knows no file they came from.',
  },
  {
    who: 'services/images/**',
    may: [model],
    why: 'Pictures need only the form of their addresses, which is in services/content/model.',
  },

  // Floor 3, the service's tower: ports and what is behind them.
  {
    who: 'services/api/disk/**',
    may: [],
    why: 'Writing a file safely has nothing to do with what is in it.',
  },
  {
    who: 'services/api/records/**',
    may: [contract],
    why: 'Records are what is kept; those who keep and use them stand above.',
  },
  {
    who: 'services/api/links/**',
    may: [],
    why: 'A signature vouches for a link, whatever the link is for.',
  },
  {
    who: 'services/api/promise/**',
    may: [contract],
    why: 'When an answer is due follows from the hours and the calendar, whoever asks.',
  },
  {
    who: 'services/api/attachments/**',
    may: [contract, 'services/api/{disk,records}/**'],
    why: 'A file is judged by its bytes and kept, whoever sent it and whoever reads it.',
  },
  {
    who: 'services/api/{figures,intake,mail,staff}/**',
    may: [contract, model, 'services/api/{disk,links,promise,records}/**'],
    why: 'Each states in its own words what it needs of a store; the store answers, never the reverse.',
  },
  {
    who: 'services/api/webhooks/**',
    may: [contract, 'services/api/{mail,records}/**'],
    why: 'A webhook goes the way of a letter, from the outbox to its receiver, and knows no store.',
  },
  {
    who: 'services/api/store/**',
    may: [contract, 'services/api/{disk,promise,records}/**'],
    types: ['services/api/{figures,intake,mail,staff}/**'],
    why: 'A store fulfils the ports that others state, as types; it calls none of them.',
  },

  // Floor 4, the service's tower: HTTP and the process.
  {
    who: 'services/api/**',
    may: ['services/api/**', 'services/images/**', model],
    why: 'The service reads dist/site.json, never content, and knows no page.',
  },

  // Floor 3, the renderer's tower. One bridge: forms and client speak the service's contract.
  {
    who: 'renderer/{client,forms}/**',
    may: [rooms, 'renderer/page-context.tsx', model, contract],
    types: [schema],
    why: 'This runs in browsers: of content it may have the model, of the service the contract.',
  },
  {
    who: rooms,
    may: [rooms, 'renderer/page-context.tsx', model],
    types: [schema],
    why: 'This runs in browsers: of content it may have the model. The service is for renderer/forms.',
  },
  {
    who: 'renderer/**',
    may: ['renderer/**', model],
    types: [schema],
    why: 'The renderer shows what a page hands it: it may have the model, and knows no page by name.',
  },

  // Floor 4, the renderer's tower: pages.
  {
    who: 'pages/{**/+data.ts,is-kind.ts}',
    may: ['pages/**', 'renderer/**', 'services/content/index.ts', model, schema],
    why: 'A page gets its data by the door of the content, services/content/index.ts.',
  },
  {
    who: 'pages/{admin,_error,debug}/**',
    may: ['pages/**', 'renderer/**', model, contract],
    types: [schema],
    why: 'This page asks the service: through the contract, and for nothing that reads files.',
  },
  {
    who: 'pages/**',
    may: ['pages/**', 'renderer/**', model],
    types: [schema],
    why: 'This part of a page runs in browsers: content comes through +data.ts, the service through forms.',
  },
]
