import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** The layers as the linter enforces them: forbidden imports with their reasons, and allowed ones. */
const forbidden = [
  {
    name: 'the service does not read content',
    file: 'services/api/leads/routes/contact.ts',
    code: "import { getSite } from '../../../content/index.ts'",
    why: 'services/api/leads/routes/contact.ts must not import services/content/index.ts. Features stand side by side: declare a function or an interface, which services/api/route-deps.ts passes in.',
  },
  {
    name: 'the service does not import what tests need',
    file: 'services/api/service.ts',
    code: "import { startTestApp } from './testing/test-app.ts'",
    why: 'services/api/service.ts must not import services/api/testing/test-app.ts.',
  },
  {
    name: 'a feature does not import what tests need',
    file: 'services/api/leads/lead.ts',
    code: "import { startTestApp } from '../testing/test-app.ts'",
    why: 'services/api/leads/lead.ts must not import services/api/testing/test-app.ts.',
  },
  {
    name: 'a feature does not import another one, not even a type',
    file: 'services/api/leads/lead.ts',
    code: "import type { Subscriber } from '../subscribers/subscriber.ts'",
    why: 'services/api/leads/lead.ts must not import services/api/subscribers/subscriber.ts. Features stand side by side',
  },
  {
    name: 'the platform does not import a feature, not even a type',
    file: 'services/api/storage/collection.ts',
    code: "import type { Lead } from '../leads/lead.ts'",
    why: 'services/api/storage/collection.ts must not import services/api/leads/lead.ts. Storing knows no feature.',
  },
  {
    name: 'a component does not read content',
    file: 'renderer/components/headings.tsx',
    code: "import { load } from '../../services/content/load/load.ts'",
    why: 'renderer/components/headings.tsx must not import services/content/load/load.ts. This runs in browsers: it may import the content model. Only renderer/forms and renderer/client call the service.',
  },
  {
    name: 'a component does not import the API contract',
    file: 'renderer/components/headings.tsx',
    code: "import type { ContactRequest } from '../../services/api/contract/contact.ts'",
    why: 'Only renderer/forms and renderer/client call the service.',
  },
  {
    name: 'a component does not import a schema',
    file: 'renderer/components/lists.tsx',
    code: "import { faq } from '../../services/content/schema/fields.ts'",
    why: 'renderer/components/lists.tsx must not import services/content/schema/fields.ts, except with “import type”.',
  },
  {
    name: 'a form imports only the contract of the service',
    file: 'renderer/forms/ContactForm.tsx',
    code: "import { acceptContact } from '../../services/api/leads/intake/accept-contact.ts'",
    why: 'it may import the content model and the API contract.',
  },
  {
    name: 'the renderer does not import pages',
    file: 'renderer/shell/Header.tsx',
    code: "import { data } from '../../pages/blocks/+data.ts'",
    why: 'renderer/shell/Header.tsx must not import pages/blocks/+data.ts.',
  },
  {
    name: 'the browser part of a page does not read content',
    file: 'pages/location/+Page.tsx',
    code: "import { getSite } from '../../services/content/index.ts'",
    why: 'content comes through +data.ts, calls to the service go through forms.',
  },
  {
    name: 'a public page does not import the API contract',
    file: 'pages/blocks/+Page.tsx',
    code: "import { paths } from '../../services/api/contract/paths.ts'",
    why: 'content comes through +data.ts, calls to the service go through forms.',
  },
  {
    name: "a page's data imports only the entry point of content",
    file: 'pages/blocks/+data.ts',
    code: "import { load } from '../../services/content/load/load.ts'",
    why: "A page gets its data from the content's entry point, services/content/index.ts.",
  },
  {
    name: 'the admin imports only the contract of the service',
    file: 'pages/admin/session.ts',
    code: "import { signIn } from '../../services/api/people/sign-in/session.ts'",
    why: 'This page calls the service: it may import the API contract',
  },
  {
    name: 'a forbidden type-only import is an error',
    file: 'services/content/load/files/entry.ts',
    code: "import type { Route } from '../../../../renderer/head/head.ts'",
    why: 'services/content/load/files/entry.ts must not import renderer/head/head.ts. Loading content does not depend on the code that shows it.',
  },
  {
    name: 'a forbidden import type is an error',
    file: 'services/content/model/urls.ts',
    code: "export type Loaded = import('../load/load.ts').Loaded",
    why: 'The model is sent to browsers',
  },
  {
    name: 'a forbidden re-export is an error',
    file: 'services/content/model/site.ts',
    code: "export { town } from '../schema/town.ts'",
    why: 'The model is sent to browsers',
  },
  {
    name: 'a forbidden dynamic import is an error',
    file: 'services/api/contract/contact.ts',
    code: "export const later = () => import('../leads/intake/accept-contact.ts')",
    why: 'The API contract is shared by browsers and service',
  },
  {
    name: 'a schema does not import the model',
    file: 'services/content/schema/town.ts',
    code: "import { urls } from '../model/urls.ts'",
    why: 'Schemas are the bottom layer',
  },
  {
    name: 'Markdown does not import loaders',
    file: 'services/content/markdown/compile.ts',
    code: "import { parseEntry } from '../load/entry.ts'",
    why: 'Compiling Markdown does not depend on the file that it came from.',
  },
  {
    name: 'the image code does not import content',
    file: 'services/images/encode.ts',
    code: "import { getSite } from '../content/index.ts'",
    why: 'Pictures need only the format of their URLs',
  },
  {
    name: 'a feature does not import the store',
    file: 'services/api/leads/intake/accept-contact.ts',
    code: "import type { Store } from '../../store.ts'",
    why: 'Features stand side by side',
  },
  {
    name: 'the contract of a feature does not import other files of the service',
    file: 'services/api/leads/contract.ts',
    code: "import { lead } from './intake/accept-contact.ts'",
    why: 'The API contract is shared by browsers and service',
  },
]

const allowed: [file: string, code: string][] = [
  ['services/content/load/load.ts', "import { routes } from '../model/routes.ts'"],
  ['services/content/model/site.ts', "import type { Town } from '../schema/town.ts'"],
  ['services/api/store.ts', "import type { LeadRepository } from './leads/lead-repository.ts'"],
  [
    'pages/admin/contacts/Lead.tsx',
    "import { leadView } from '../../../services/api/leads/contract.ts'",
  ],
  [
    'services/api/subscribers/routes/newsletter.ts',
    "import { createServicePages } from '../../../../renderer/service-pages/service-pages.tsx'",
  ],
  ['services/api/leads/routes/contact.ts', "import { member } from '../../people/contract.ts'"],
  [
    'renderer/components/lists.tsx',
    "import type { Faq } from '../../services/content/schema/fields.ts'",
  ],
  [
    'renderer/forms/EstimateForm.island.tsx',
    "import { paths } from '../../services/api/contract/paths.ts'",
  ],
  ['renderer/shell/Footer.tsx', "import { NewsletterBox } from '../forms/SubscriptionForms.tsx'"],
  ['pages/blocks/+data.ts', "import { getSite } from '../../services/content/index.ts'"],
  ['pages/blocks/+Page.tsx', "import { ContactForm } from '../../renderer/forms/ContactForm.tsx'"],
  ['scripts/check.ts', "import { load } from '../services/content/load/load.ts'"],
  ['services/content/load/files/entry.test.ts', "import { buildApp } from '../../../api/app.ts'"],
  ['renderer/Document.tsx', "import { useState } from 'react'"],
]

const cases = [...forbidden, ...allowed.map(([file, code]) => ({ file, code }))]
const codeOf = (path: string) => cases.flatMap(({ file, code }) => (file === path ? [code] : []))

const report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
})

const folder = mkdtempSync(join(tmpdir(), 'highpine-layers-'))
let reported: z.infer<typeof report>['diagnostics']

/** Runs the linter once: each file has one line for each of its cases. */
beforeAll(() => {
  for (const { file } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), codeOf(file).join('\n'))
  }
  const config = {
    plugins: [],
    jsPlugins: [resolve('scripts/lint-plugin.js')],
    categories: { correctness: 'off' },
    rules: { 'project/layers': 'error' },
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  reported = report.parse(JSON.parse(stdout)).diagnostics
})
afterAll(() => rmSync(folder, { recursive: true }))

function messagesAt(file: string, line: string): string[] {
  const here = reported.filter(
    ({ filename, labels: [label] }) =>
      filename === file && label && codeOf(file)[label.span.line - 1] === line,
  )
  return here.map(({ message }) => message)
}

test.each(forbidden)('$name', ({ file, code, why }) => {
  const [message, ...rest] = messagesAt(file, code)
  expect(message).toContain(why)
  expect(rest).toEqual([])
})

test.each(allowed)('%s may %s', (file, code) => {
  expect(messagesAt(file, code)).toEqual([])
})

test('the rule is enabled in the project', () => {
  expect(readFileSync('.oxlintrc.json', 'utf8')).toContain('"project/layers": "error"')
})
