import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

/** The floors as the linter holds them: what a wrong import says, and that the right ones pass. */
const linter = new ESLint({
  cwd: process.cwd(),
  // Only the floors, and without type information: the files below need not exist.
  ruleFilter: ({ ruleId }) => ruleId === 'highpine/floors',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})

async function told(file: string, code: string): Promise<string[]> {
  const results = await linter.lintText(code, { filePath: file })
  return results.flatMap(({ messages }) => messages.map(({ message }) => message))
}

test.each([
  {
    name: 'the service reads no content',
    file: 'services/api/http/routes/contact.ts',
    code: "import { getSite } from '#services/content/index.ts'",
    why: 'services/api/http/routes/contact.ts must not import services/content/index.ts. The service reads dist/site.json, never content, and knows no page.',
  },
  {
    name: 'a component reads no content',
    file: 'renderer/components/Hero.tsx',
    code: "import { load } from '../../services/content/load/load.ts'",
    why: 'renderer/components/Hero.tsx must not import services/content/load/load.ts. This runs in browsers: of content it may have the model. The service is for renderer/forms.',
  },
  {
    name: 'a component does not speak to the service',
    file: 'renderer/components/Hero.tsx',
    code: "import type { ContactRequest } from '../../services/api/contract/contact.ts'",
    why: 'The service is for renderer/forms.',
  },
  {
    name: 'a component does not carry a schema into the browser',
    file: 'renderer/components/Faqs.tsx',
    code: "import { faq } from '../../services/content/schema/fields.ts'",
    why: 'renderer/components/Faqs.tsx must not import services/content/schema/fields.ts, except with “import type”.',
  },
  {
    name: 'a form stops at the contract',
    file: 'renderer/forms/ContactForm.tsx',
    code: "import { acceptContact } from '../../services/api/intake/accept-contact.ts'",
    why: 'of content it may have the model, of the service the contract.',
  },
  {
    name: 'the renderer knows no page',
    file: 'renderer/shell/Header.tsx',
    code: "import { data } from '../../pages/home/+data.ts'",
    why: 'renderer/shell/Header.tsx must not import pages/home/+data.ts.',
  },
  {
    name: 'the part of a page that runs in browsers reads no content',
    file: 'pages/location/+Page.tsx',
    code: "import { getSite } from '../../services/content/index.ts'",
    why: 'content comes through +data.ts, the service through forms.',
  },
  {
    name: 'a public page does not speak to the service',
    file: 'pages/home/+Page.tsx',
    code: "import { paths } from '../../services/api/contract/paths.ts'",
    why: 'content comes through +data.ts, the service through forms.',
  },
  {
    name: "a page's data comes by the door",
    file: 'pages/home/+data.ts',
    code: "import { load } from '../../services/content/load/load.ts'",
    why: 'A page gets its data by the door of the content, services/content/index.ts.',
  },
  {
    name: 'the staff area stops at the contract',
    file: 'pages/admin/session.ts',
    code: "import { signIn } from '../../services/api/staff/sign-in.ts'",
    why: 'This page asks the service: through the contract',
  },
  {
    name: 'a type-only import counts',
    file: 'services/content/load/entry.ts',
    code: "import type { Route } from '#renderer/head/head.ts'",
    why: 'services/content/load/entry.ts must not import renderer/head/head.ts. Content is read without knowing who shows it.',
  },
  {
    name: 'a type inside an expression counts',
    file: 'services/content/model/urls.ts',
    code: "export type Loaded = import('../load/load.ts').Loaded",
    why: 'The model is sent to browsers',
  },
  {
    name: 'an export counts',
    file: 'services/content/model/site.ts',
    code: "export { town } from '../schema/town.ts'",
    why: 'The model is sent to browsers',
  },
  {
    name: 'an import at run time counts',
    file: 'services/api/contract/contact.ts',
    code: "export const later = () => import('../intake/accept-contact.ts')",
    why: 'The contract is what forms and service agree on',
  },
  {
    name: 'a schema stands on nothing',
    file: 'services/content/schema/town.ts',
    code: "import { urls } from '../model/urls.ts'",
    why: 'A schema stands on nothing of ours, so that everything can stand on it.',
  },
  {
    name: 'Markdown knows no files',
    file: 'services/content/markdown/compile.ts',
    code: "import { parseEntry } from '../load/entry.ts'",
    why: 'Markdown becomes HTML without knowing which file it came from.',
  },
  {
    name: 'pictures know no content',
    file: 'services/images/encode.ts',
    code: "import { getSite } from '../content/index.ts'",
    why: 'Pictures need only the form of their addresses',
  },
  {
    name: 'intake calls no store',
    file: 'services/api/intake/accept-contact.ts',
    code: "import type { Store } from '../store/store.ts'",
    why: 'Each states in its own words what it needs of a store',
  },
  {
    name: 'a store calls nobody who uses it',
    file: 'services/api/store/json-file/leads.ts',
    code: "import { acceptContact } from '../../intake/accept-contact.ts'",
    why: 'A store fulfils the ports that others state, as types; it calls none of them.',
  },
  {
    name: 'records know nobody above them',
    file: 'services/api/records/lead.ts',
    code: "import { acceptContact } from '../intake/accept-contact.ts'",
    why: 'Records are what is kept; those who keep and use them stand above.',
  },
])('$name', async ({ file, code, why }) => {
  const [message, ...rest] = await told(file, code)
  expect(message).toContain(why)
  expect(rest).toEqual([])
})

test.each([
  ['services/content/load/load.ts', "import { routes } from '../model/routes.ts'"],
  ['services/content/model/site.ts', "import type { Town } from '../schema/town.ts'"],
  ['services/api/store/store.ts', "import type { LeadBook } from '../intake/lead-book.ts'"],
  ['services/api/http/routes/contact.ts', "import { lead } from '../../records/lead.ts'"],
  [
    'renderer/components/Faqs.tsx',
    "import type { Faq } from '../../services/content/schema/fields.ts'",
  ],
  ['renderer/forms/ContactForm.tsx', "import { paths } from '#services/api/contract/paths.ts'"],
  ['renderer/shell/TopBar.tsx', "import { NewsletterBox } from '../forms/NewsletterBox.tsx'"],
  ['pages/home/+data.ts', "import { getSite } from '../../services/content/index.ts'"],
  ['pages/home/+Page.tsx', "import { ContactForm } from '../../renderer/forms/ContactForm.tsx'"],
  ['scripts/check.ts', "import { load } from '../services/content/load/load.ts'"],
  ['services/content/load/entry.test.ts', "import { buildApp } from '../../api/app.ts'"],
  ['renderer/Document.tsx', "import { useState } from 'react'"],
])('%s may %s', async (file, code) => {
  expect(await told(file, code)).toEqual([])
})
