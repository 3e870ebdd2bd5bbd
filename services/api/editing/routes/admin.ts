import { extname } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { acceptUploads, wellFormed } from '../../http/uploads.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError, invalidFields } from '../../http/http-errors.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import { doneResponse } from '../../contract/success.ts'
import {
  checkRequest,
  checkResponse,
  downloadParams,
  draftQuery,
  draftRequest,
  editingPaths,
  fileQuery,
  entryResponse,
  history,
  newEntryRequest,
  openedFile,
  overview,
  pictureParams,
  presence,
  previewRequest,
  previewResponse,
  problemsResponse,
  publishRequest,
  publishResponse,
  removeRequest,
  renameRequest,
  saveRequest,
  saveResponse,
  undoRequest,
  uploadResponse,
} from '../contract.ts'
import { endingOf, fileTypes, maxFileBytes } from '../../../content/model/text-files.ts'
import type { NewDownload } from '../add-download.ts'
import type { NewPicture } from '../add-picture.ts'
import type { Editing } from '../editing.ts'
import { downloadPathOf } from '../file-names.ts'
import { createPresence } from '../presence.ts'
import type { ReceivedFile } from '../received-files.ts'
import { descriptionOf, pictureNameOf, pictureTypes } from '../pictures.ts'

export interface EditingDeps extends AdminRouteDeps {
  editing: Editing
}

/** Registers the calls of the editor: for the owner and staff who may edit. Publishing is a right of its own. */
export async function adminEditingRoutes(app: App, { editing, audit, now }: EditingDeps) {
  const people = createPresence()
  const wrote = (request: FastifyRequest, what: string) =>
    audit('edited', currentPerson(request), { what })

  app.get(editingPaths.overview, {
    ...call('The files of the content, what they may refer to, and drafts.', overview, {
      querystring: draftQuery,
    }),
    handler: ({ query }) => success(editing.overview(query.draft)),
  })

  app.get(editingPaths.problems, {
    ...call('What the check says of the content.', problemsResponse, { querystring: draftQuery }),
    handler: async ({ query }) => success({ problems: await editing.problems(query.draft) }),
  })

  app.get(editingPaths.file, {
    ...call('A file of the content with its form.', openedFile, { querystring: fileQuery }),
    handler: ({ query: { draft, file } }) => success(editing.open(draft, file)),
  })

  app.post(editingPaths.check, {
    ...call('What the check says of a file that is not saved yet.', checkResponse, {
      body: checkRequest,
    }),
    handler: ({ body: { draft, file, data, body } }) =>
      success(editing.check(draft, file, { data, body })),
  })

  app.post(editingPaths.preview, {
    ...call('Markdown as pages show it.', previewResponse, { body: previewRequest }),
    handler: ({ body: { draft, file, body } }) => success(editing.preview(draft, file, body)),
  })

  app.get(editingPaths.presence, {
    ...call('Notes that the caller has a file open; who else has, and its version.', presence, {
      querystring: fileQuery,
    }),
    handler: async (request) => {
      const { draft, file } = request.query
      const others = people.see(request.query, currentPerson(request), now())
      const version = await editing.version(draft, file)
      return { success: true as const, others, ...(version !== undefined && { version }) }
    },
  })

  app.post(editingPaths.file, {
    ...call(
      'Saves a file in a draft, merged with what others have saved meanwhile.',
      saveResponse,
      {
        body: saveRequest,
      },
    ),
    handler: async (request) => {
      const saved = await editing.save(request.body, currentPerson(request))
      if (saved.outcome === 'saved') await wrote(request, inDraft(request.body.file, saved.draft))
      return success(saved)
    },
  })

  app.post(editingPaths.newEntry, {
    ...call('Adds a file, or says what its kind requires.', entryResponse, {
      body: newEntryRequest,
    }),
    handler: async (request) => {
      const added = await editing.newEntry(request.body, currentPerson(request))
      if (added.outcome === 'saved')
        await wrote(request, `${inDraft(added.file ?? '', added.draft)}: added`)
      return success(added)
    },
  })

  app.post(editingPaths.rename, {
    ...call(
      'Renames a file with its pictures, references and links, or says what that changes.',
      entryResponse,
      {
        body: renameRequest,
      },
    ),
    handler: async (request) => {
      const { file } = request.body
      const renamed = await editing.rename(request.body, currentPerson(request))
      if (renamed.outcome === 'saved')
        await wrote(request, `${inDraft(file, renamed.draft)}: renamed to ${renamed.file}`)
      return success(renamed)
    },
  })

  app.post(editingPaths.remove, {
    ...call('Removes a file, or says what refers to it.', entryResponse, { body: removeRequest }),
    handler: async (request) => {
      const removed = await editing.remove(request.body, currentPerson(request))
      if (removed.outcome === 'saved')
        await wrote(request, `${inDraft(request.body.file, removed.draft)}: removed`)
      return success(removed)
    },
  })

  app.get(editingPaths.history, {
    ...call('The last changes of a file.', history, { querystring: fileQuery }),
    handler: async ({ query: { draft, file } }) =>
      success({ changes: await editing.history(draft, file) }),
  })

  app.post(editingPaths.undo, {
    ...call('Takes back one change of a file, and keeps those after it.', saveResponse, {
      body: undoRequest,
    }),
    handler: async (request) => {
      const { draft, file, commit } = request.body
      const saved = await editing.undo(draft, file, commit, currentPerson(request))
      if (saved.outcome === 'saved')
        await wrote(request, `${inDraft(file, saved.draft)}: took a change back`)
      return success(saved)
    },
  })

  app.post(editingPaths.publish, {
    ...call(
      'Publishes a draft, if the check finds nothing wrong, merged with what others have published.',
      publishResponse,
      { body: publishRequest },
    ),
    config: { role: 'publish', docs: { errors } },
    handler: async (request) => {
      const person = currentPerson(request)
      const { draft, choice } = request.body
      const published = await editing.publish(draft, person, choice)
      if (published.outcome === 'published')
        await audit('published', person, { what: `the draft ${draft}` })
      return success(published)
    },
  })

  app.post(editingPaths.discard, {
    ...call('Throws a draft away.', doneResponse, { body: draftRequest }),
    handler: async (request) => {
      const { draft } = request.body
      await editing.discard(draft)
      await audit('threw away', currentPerson(request), { what: `the draft ${draft}` })
      return success({})
    },
  })

  app.get(editingPaths.picture.route, {
    config: { role: 'edit', docs: { errors, answers: { 200: 'image/*' } } },
    schema: {
      summary: 'A picture of the content, by its file name.',
      params: pictureParams,
      querystring: draftQuery,
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
      config: uploadConfig(mostPictureBytes),
      schema: {
        summary: 'Adds a picture with its description (multipart/form-data).',
        querystring: draftQuery,
        response: { 200: uploadResponse },
      },
      handler: async (request) => {
        const picture = await readPicture(request)
        const added = await editing.addPicture(request.query.draft, picture, currentPerson(request))
        const { refused, problems, draft } = added
        if (!refused) await wrote(request, inDraft(picture.file, draft))
        return success({
          outcome: refused ? ('refused' as const) : ('saved' as const),
          name: picture.file.replace(/^images\/|\.\w+$/g, ''),
          problems,
          ...(draft !== undefined && { draft }),
        })
      },
    })
    own.post(editingPaths.downloads, {
      config: uploadConfig(mostDownloadBytes),
      schema: {
        summary: 'Adds or replaces a file to download or to play (multipart/form-data).',
        querystring: draftQuery,
        response: { 200: uploadResponse },
      },
      handler: async (request) => {
        const download = await readDownload(request, editing.receive)
        const { file, received, replaces } = download
        try {
          const added = await editing.addDownload(
            request.query.draft,
            download,
            currentPerson(request),
          )
          const { refused, problems, draft } = added
          if (!refused)
            await wrote(request, `${inDraft(file, draft)}: ${replaces ? 'replaced' : 'added'}`)
          return success({
            outcome: refused ? ('refused' as const) : ('saved' as const),
            name: file.slice('files/'.length),
            problems,
            ...(draft !== undefined && { draft }),
          })
        } finally {
          await received.remove()
        }
      },
    })
  })

  app.get(editingPaths.download.route, {
    config: { role: 'edit', docs: { errors, answers: { 200: '*/*' } } },
    schema: {
      summary: 'A file to download or to play, by its name.',
      params: downloadParams,
      querystring: draftQuery,
    },
    handler: async ({ params: { name }, query: { draft } }, reply) =>
      reply
        .header('content-type', fileTypes[endingOf(name)] ?? 'application/octet-stream')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(await editing.download(draft, name)),
  })
}

/** No such draft or file; editing isn't set up; the repository can't be reached. */
const errors = [404, 409, 503] as const

/** What all calls of the editor have in common, and who may make them. */
const call = <
  Answer extends z.ZodType,
  Input extends { body: z.ZodType } | { querystring: z.ZodType },
>(
  summary: string,
  answer: Answer,
  input: Input,
) => ({
  bodyLimit: mostBytes,
  config: { role: 'edit' as const, docs: { errors } },
  schema: { summary, ...input, response: { 200: answer } },
})

const success = async <Answer extends object>(answer: Answer | Promise<Answer>) => ({
  success: true as const,
  ...(await answer),
})

/** Reads a picture and its words from a form. @throws HttpError one is missing, or it is another kind of file */
async function readPicture(request: FastifyRequest): Promise<NewPicture> {
  const fields: Record<string, string> = {}
  let picture: { bytes: Buffer; name: string } | undefined
  if (!request.isMultipart()) throw httpError('not_a_form_with_files')
  for await (const part of wellFormed(request.parts())) {
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
  return { file, bytes: picture.bytes, description: descriptionOf(alt) }
}

/**
 * Receives a file and its name from a form, whose fields come before the file.
 * @throws HttpError one is missing
 */
async function readDownload(
  request: FastifyRequest,
  receive: Editing['receive'],
): Promise<NewDownload> {
  const fields: Record<string, string> = {}
  let sent: { received: ReceivedFile; name: string } | undefined
  if (!request.isMultipart()) throw httpError('not_a_form_with_files')
  try {
    for await (const part of wellFormed(request.parts()))
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (sent || !part.filename) part.file.resume()
      else sent = { received: await receive(part.file), name: part.filename }
    if (!sent) throw invalidFields({ file: 'Pick a file.' })
    const file = downloadPathOf(fields['name'] || sent.name, sent.name)
    if (file === undefined) throw invalidFields({ name: 'Give it a name in letters or digits.' })
    const replaces = fields['replaces'] === 'true'
    const ending = endingOf(fields['name'] ?? '')
    if (replaces && !file.endsWith(ending))
      throw invalidFields({ file: `Pick a file that ends in ${ending}, too.` })
    return { file, received: sent.received, replaces }
  } catch (error) {
    await sent?.received.remove()
    throw error
  }
}

/** Who may send files, and how large ones. */
const uploadConfig = (maxBytes: number) => ({
  role: 'edit' as const,
  docs: { errors: [400, ...errors, 413, 415] as const },
  slowBody: { maxBytes },
})

/** Of a file's fields and text. */
const mostBytes = 2_000_000
/** The largest picture that the check accepts, and the parts around it. */
const mostPictureBytes = 11_000_000
/** The largest file that the check accepts, with room for the parts around it and for one that is told to be too large. */
const mostDownloadBytes = maxFileBytes + 1_000_000

const inDraft = (file: string, draft: string | undefined) =>
  draft === undefined ? file : `${file} in the draft ${draft}`
