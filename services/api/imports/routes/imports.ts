import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { csvTable, sendCsv } from '../../http/csv.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import {
  importList,
  importPreview,
  importPreviewRequest,
  importRequest,
  importResponse,
  importTemplateQuery,
  type ImportView,
  maxImportBytes,
} from '../contract.ts'
import type { CsvImport, ImportRepository } from '../import.ts'
import { type Importers, previewImport, runImport, undoImport } from '../importing.ts'

interface Deps extends AdminRouteDeps {
  imports: ImportRepository
  importers: Importers
  limits: Pick<RateLimits, 'searches'>
}

/** Registers the routes by which the owner imports leads and subscribers from CSV files, and undoes it. */
export function adminImportRoutes(app: App, deps: Deps) {
  const { imports, importers, limits, audit } = deps
  // In base64, with the other fields.
  const bodyLimit = Math.ceil(maxImportBytes * 1.4) + 4_000
  const upload = {
    role: 'owner',
    rateLimit: limits.searches,
    slowBody: { maxBytes: bodyLimit },
  } as const

  const toView = async ({
    by,
    added,
    undone,
    kept = [],
    ...one
  }: CsvImport): Promise<ImportView> => ({
    ...one,
    by: by.name,
    count: added.length,
    ...(undone && { undoneAt: undone.at, undoneBy: undone.by }),
    kept: (
      await Promise.all(
        kept.map(async (id) => ({ id, label: await importers[one.kind].labelOf(id) })),
      )
    ).flatMap(({ id, label }) => (label === undefined ? [] : [{ id, label }])),
  })

  app.get(paths.admin.imports, {
    config: { role: 'owner' },
    schema: {
      summary: 'Imports of CSV files, newest first. Owner only.',
      response: { 200: importList },
    },
    handler: async () => ({
      success: true as const,
      imports: await Promise.all((await imports.list()).map(toView)),
    }),
  })

  app.get(paths.admin.importTemplate, {
    config: { role: 'owner', docs: { answers: { 200: 'text/csv' } } },
    schema: {
      summary: 'A CSV file with the columns of an import and an example. Owner only.',
      querystring: importTemplateQuery,
    },
    handler: async ({ query: { kind } }, reply) => {
      const { columns } = importers[kind]
      const table = csvTable<null>(
        Object.fromEntries(columns.map(({ header, example }) => [header, () => example])),
      )
      return sendCsv(reply, `${kind}-template.csv`, [table.header, table.line(null)])
    },
  })

  app.post(paths.admin.importPreview, {
    bodyLimit,
    config: upload,
    schema: {
      summary: 'What an import of a CSV file would do, row by row; changes nothing. Owner only.',
      body: importPreviewRequest,
      response: { 200: importPreview },
    },
    handler: async ({ body }) => ({
      success: true as const,
      ...(await previewImport(body, importers)),
    }),
  })

  app.post(paths.admin.imports, {
    bodyLimit,
    config: { ...upload, docs: { errors: [409] } },
    schema: {
      summary: 'Imports what a preview showed: all of it, or nothing. Owner only.',
      body: importRequest,
      response: { 200: importResponse },
    },
    handler: async (request) => {
      const { confirm, clock, webhooks, ...given } = request.body
      const { id, name } = currentPerson(request)
      const confirmed = { ...given, wishes: { confirm, clock, webhooks } }
      const { done, isNew } = await runImport(confirmed, { id, name }, deps)
      if (isNew) {
        const ids = done.added.map((one) => one.id)
        await audit(
          'imported',
          { id, name },
          { collection: done.kind, ids, what: `from “${done.name}”` },
        )
      }
      return { success: true as const, import: await toView(done) }
    },
  })

  app.post(paths.admin.importUndo.route, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary:
        'Undoes an import: removes its records, except those that have changed since. Owner only.',
      params: idParams,
      response: { 200: importResponse },
    },
    handler: async (request) => {
      const person = currentPerson(request)
      const undone = await undoImport(request.params.id, person, deps)
      if (!undone) throw httpError('no_such_import')
      return { success: true as const, import: await toView(undone) }
    },
  })
}
