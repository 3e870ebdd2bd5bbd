import { extname } from 'node:path'
import { acceptUploads } from '../../http/uploads.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError, invalidFields } from '../../http/http-errors.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import { doneResponse } from '../../contract/success.ts'
import {
  checkRequest,
  checkResponse,
  draftQuery,
  draftRequest,
  editingPaths,
  fileQuery,
  history,
  openedFile,
  overview,
  pictureParams,
  pictureQuery,
  pictureResponse,
  presence,
  previewRequest,
  previewResponse,
  publishResponse,
  saveRequest,
  saveResponse,
  undoRequest,
} from '../contract.ts'
import type { Editing } from '../editing.ts'
import { createPresence } from '../presence.ts'
import { descriptionOf, pictureNameOf, pictureTypes } from '../pictures.ts'

export interface EditingDeps extends AdminRouteDeps {
  editing: Editing
}

/** Registers the calls of the editor: for the owner and staff who may edit. Publishing is a right of its own. */
export async function adminEditingRoutes(app: App, { editing, audit, now }: EditingDeps) {
  const people = createPresence()
  const done = { success: true as const }
  const placeOf = ({ draft = '', file }: { draft?: string | undefined; file: string }) =>
    `${draft}\0${file}`

  app.get(editingPaths.overview, {
    config: { role: 'edit', docs: { errors: [404] } },
    schema: {
      summary: 'The files of the content, what they may refer to, drafts, and problems.',
      querystring: draftQuery,
      response: { 200: overview },
    },
    handler: async ({ query }) => ({ ...done, ...(await editing.overview(query.draft)) }),
  })

  app.get(editingPaths.file, {
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'A file of the content with its form.',
      querystring: fileQuery,
      response: { 200: openedFile },
    },
    handler: async ({ query: { draft, file } }) => ({
      ...done,
      ...(await editing.open(draft, file)),
    }),
  })

  app.post(editingPaths.check, {
    bodyLimit: mostBytes,
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'What the check says of a file that is not saved yet.',
      body: checkRequest,
      response: { 200: checkResponse },
    },
    handler: async ({ body: { draft, file, data, body } }) => ({
      ...done,
      ...(await editing.check(draft, file, { data, body })),
    }),
  })

  app.post(editingPaths.preview, {
    bodyLimit: mostBytes,
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'Markdown as pages show it.',
      body: previewRequest,
      response: { 200: previewResponse },
    },
    handler: async ({ body: { draft, file, body } }) => ({
      ...done,
      ...(await editing.preview(draft, file, body)),
    }),
  })

  app.get(editingPaths.presence, {
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'Notes that the caller has a file open; who else has, and its version.',
      querystring: fileQuery,
      response: { 200: presence },
    },
    handler: async (request) => {
      const { draft, file } = request.query
      const others = people.see(placeOf(request.query), currentPerson(request), now())
      const version = await editing.version(draft, file)
      return { ...done, others, ...(version !== undefined && { version }) }
    },
  })

  app.post(editingPaths.file, {
    bodyLimit: mostBytes,
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'Saves a file in a draft, merged with what others have saved meanwhile.',
      body: saveRequest,
      response: { 200: saveResponse },
    },
    handler: async (request) => {
      const person = currentPerson(request)
      const saved = await editing.save(request.body, person)
      if (saved.outcome === 'saved')
        await audit('edited', person, { what: inDraft(request.body.file, saved.draft) })
      return { ...done, ...saved }
    },
  })

  app.get(editingPaths.history, {
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'The last changes of a file.',
      querystring: fileQuery,
      response: { 200: history },
    },
    handler: async ({ query: { draft, file } }) => ({
      ...done,
      changes: await editing.history(draft, file),
    }),
  })

  app.post(editingPaths.undo, {
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'Takes back one change of a file, and keeps those after it.',
      body: undoRequest,
      response: { 200: saveResponse },
    },
    handler: async (request) => {
      const { draft, file, commit } = request.body
      const person = currentPerson(request)
      const saved = await editing.undo(draft, file, commit, person)
      if (saved.outcome === 'saved')
        await audit('edited', person, { what: `${inDraft(file, saved.draft)}: took a change back` })
      return { ...done, ...saved }
    },
  })

  app.post(editingPaths.publish, {
    config: { role: 'publish', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'Publishes a draft, if the check finds nothing wrong.',
      body: draftRequest,
      response: { 200: publishResponse },
    },
    handler: async (request) => {
      const person = currentPerson(request)
      const { draft } = request.body
      const published = await editing.publish(draft, person)
      if (published.outcome === 'published')
        await audit('published', person, { what: `the draft ${draft}` })
      return { ...done, ...published }
    },
  })

  app.post(editingPaths.discard, {
    config: { role: 'edit', docs: { errors: [404, 409, 503] } },
    schema: {
      summary: 'Throws a draft away.',
      body: draftRequest,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const { draft } = request.body
      await editing.discard(draft)
      await audit('threw away', currentPerson(request), { what: `the draft ${draft}` })
      return done
    },
  })

  app.get(editingPaths.picture.route, {
    config: { role: 'edit', docs: { errors: [404, 409, 503], answers: { 200: 'image/*' } } },
    schema: {
      summary: 'A picture of the content, by its file name.',
      params: pictureParams,
      querystring: pictureQuery,
    },
    handler: async ({ params: { name }, query: { draft } }, reply) => {
      const type = pictureTypes[extname(name)]
      if (type === undefined) throw httpError('no_such_picture')
      const bytes = await editing.picture(draft, name)
      return reply
        .header('content-type', type)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(bytes)
    },
  })

  await app.register(async (own: App) => {
    await acceptUploads(own, { files: 1, fields: 3 })
    own.post(editingPaths.pictures, {
      bodyLimit: mostPictureBytes,
      config: { role: 'edit', docs: { errors: [400, 404, 409, 413, 415, 503] } },
      schema: {
        summary: 'Adds a picture with its description (multipart/form-data).',
        querystring: pictureQuery,
        response: { 200: pictureResponse },
      },
      handler: async (request) => {
        const person = currentPerson(request)
        const fields: Record<string, string> = {}
        let picture: { bytes: Buffer; name: string } | undefined
        if (!request.isMultipart()) throw httpError('not_a_form_with_files')
        for await (const part of request.parts()) {
          if (part.type === 'field') fields[part.fieldname] = String(part.value)
          else {
            const bytes = await part.toBuffer()
            picture ??= { bytes, name: part.filename }
          }
        }
        const alt = fields['alt']?.trim() ?? ''
        const file = picture && pictureNameOf(fields['name'] ?? picture.name, picture)
        if (!picture || picture.bytes.length === 0) throw invalidFields({ file: 'Pick a picture.' })
        if (file === undefined) throw invalidFields({ file: 'This isn’t a JPEG, a PNG or an SVG.' })
        if (alt === '') throw invalidFields({ alt: 'Say what the picture shows.' })
        const { draft } = request.query
        const added = await editing.addPicture(
          draft,
          { file, bytes: picture.bytes, description: descriptionOf(alt) },
          person,
        )
        const { refused, problems } = added
        if (!refused) await audit('edited', person, { what: inDraft(file, added.draft) })
        return {
          ...done,
          outcome: refused ? ('refused' as const) : ('saved' as const),
          name: file.replace(/^images\/|\.\w+$/g, ''),
          problems,
          ...(added.draft !== undefined && { draft: added.draft }),
        }
      },
    })
  })
}

/** Of a file's fields and text. */
const mostBytes = 2_000_000
/** The largest picture that the check accepts, and the parts around it. */
const mostPictureBytes = 11_000_000

const inDraft = (file: string, draft: string | undefined) =>
  draft === undefined ? file : `${file} in the draft ${draft}`
