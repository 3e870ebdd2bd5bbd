import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { httpError } from '../http/http-errors.ts'
import { isDiskFull } from '../storage/errors.ts'
import { editCheckout } from './checkout.ts'
import { isRefused, isRejected } from './clone.ts'
import { addDownload, type NewDownload } from './add-download.ts'
import { addPicture, type NewPicture } from './add-picture.ts'
import type {
  Choice,
  EntryResponse,
  Overview,
  PublishResponse,
  SaveRequest,
  SaveResponse,
} from './contract.ts'
import { ChangedMeanwhile, type Drafts, NoSuchDraft } from './drafts.ts'
import { createEngine, type Engine } from './engine.ts'
import type { EngineJobs } from './engine-contract.ts'
import type { FileContent } from './form-contract.ts'
import { type Author, createGit, GitError } from './git.ts'
import type { MergeTexts } from './merge-commits.ts'
import { createReceiver } from './received-files.ts'
import { realPlaceOf } from './real-place.ts'
import { editRepository } from './repository.ts'
import { versionOf } from './write-files.ts'

interface Options {
  /** In development: the content folder. */
  checkout?: string | undefined
  config: {
    dataDir: string
    /** Left out: nothing can be edited, except a checkout. */
    contentRepository?:
      | { address: string; branch: string; path: string; key: string | undefined }
      | undefined
  }
  log: FastifyBaseLogger
  engine?: Engine
}

/** A draft may be published or thrown away while a job waits for its turn: then there is no such draft. */
const onDrafts =
  (engine: Engine): Engine =>
  async (name, job) => {
    try {
      return await engine(name, job)
    } catch (error) {
      throw existsSync(job.folder) ? error : httpError('no_such_draft')
    }
  }

/** Opens what content is edited in. Nothing is cloned, read or started before somebody asks. */
export function openEditing({ checkout, config, log, engine = createEngine() }: Options) {
  const folder = join(config.dataDir, 'editing')
  const cache = join(folder, 'cache')
  const mergeTexts: MergeTexts = (job) => engine('merge', { ...job, cache })
  const { contentRepository: repository } = config
  const drafts =
    checkout === undefined
      ? repository && editRepository({ folder, log, mergeTexts, ...repository })
      : editCheckout(checkout, createGit({ home: folder, key: undefined }))
  return createEditing({
    drafts,
    engine: onDrafts(engine),
    cache,
    receive: createReceiver(join(folder, 'received')),
  })
}
export type Editing = ReturnType<typeof openEditing>

interface Parts {
  /** Undefined: editing is not set up. */
  drafts: Drafts | undefined
  engine: Engine
  cache: string
  receive: ReturnType<typeof createReceiver>
}

type WriteResult = EngineJobs['write']['result']

interface InDraft {
  draft?: string | undefined
}

function createEditing({ drafts, engine, cache, receive }: Parts) {
  /** @throws HttpError editing is not set up */
  const opened = (): Drafts => {
    if (!drafts) throw httpError('editing_off')
    return drafts
  }
  const whereOf = async (draft: string | undefined, file: string) => ({
    folder: await asHttpError(opened().folderOf(draft)),
    cache,
    file,
  })

  /** Saves what a job makes of a file. */
  async function store(
    draft: string | undefined,
    file: string,
    { who, subject }: { who: Author; subject: string },
    run: (where: { folder: string; cache: string; file: string }) => Promise<WriteResult>,
  ): Promise<Omit<SaveResponse, 'success'>> {
    const saved = await asHttpError(
      opened().save(draft, who, async (folder) => {
        const result = await run({ folder, cache, file })
        if (!result) throw httpError('no_such_content_file')
        const files =
          result.outcome === 'saved' ? [{ file, content: result.text, was: result.was }] : []
        return { result, files, subject }
      }),
    )
    const { result, sent } = saved
    const none = { merged: false, problems: [], elsewhere: [], conflicts: [] }
    const told = { ...none, sent, ...(saved.draft !== undefined && { draft: saved.draft }) }
    if (result.outcome === 'conflict') return { ...told, ...result }
    const { outcome, merged, problems, elsewhere } = result
    return { ...told, outcome, merged, problems, elsewhere }
  }

  /** Adds, renames or removes an entry, or only says what that would do. */
  async function change(
    draft: string | undefined,
    who: Author,
    subject: string,
    confirmed: boolean,
    run: (where: { folder: string; cache: string }) => Promise<EngineJobs['create']['result']>,
  ): Promise<Omit<EntryResponse, 'success'>> {
    const saved = await asHttpError(
      opened().save(draft, who, async (folder) => {
        const result = await run({ folder, cache })
        const files = confirmed && result.outcome === 'changed' ? result.files : []
        return { result, files, subject }
      }),
    )
    const { result, sent } = saved
    const told = { sent, problems: [], ...(saved.draft !== undefined && { draft: saved.draft }) }
    if (result.outcome !== 'changed') return { ...told, ...result }
    const { file, plan } = result
    const outcome = confirmed ? 'saved' : 'planned'
    return { ...told, outcome, plan, ...(file !== undefined && { file }) }
  }

  return {
    async overview(draft: string | undefined): Promise<Omit<Overview, 'success'>> {
      const nothing = { drafts: [], files: [], names: {}, pictures: {}, kinds: [], absent: [] }
      if (!drafts) return { mode: 'off', ...nothing }
      let trouble: string | undefined
      try {
        await drafts.refresh()
      } catch (error) {
        if (!(error instanceof GitError)) throw error
        trouble = error.message
      }
      const told = { mode: drafts.mode, ...(trouble !== undefined && { trouble }) }
      try {
        const where = { folder: await drafts.folderOf(draft), cache }
        return { ...told, drafts: await drafts.list(), ...(await engine('overview', where)) }
      } catch (error) {
        // Never reached: the page says why.
        if (error instanceof GitError) return { ...told, trouble: error.message, ...nothing }
        throw asKnown(error)
      }
    },

    problems: async (draft: string | undefined) =>
      engine('problems', { folder: await asHttpError(opened().folderOf(draft)), cache }),

    async open(draft: string | undefined, file: string) {
      const found = await engine('open', await whereOf(draft, file))
      if (!found) throw httpError('no_such_content_file')
      return { file, ...found }
    },

    check: async (draft: string | undefined, file: string, content: FileContent) =>
      engine('check', { ...(await whereOf(draft, file)), content }),

    preview: async (draft: string | undefined, file: string, body: string) =>
      engine('preview', { ...(await whereOf(draft, file)), body, draft }),

    /** What identifies the text of a file now; undefined where it is gone. */
    async version(draft: string | undefined, file: string): Promise<string | undefined> {
      const { folder } = await whereOf(draft, file)
      return readInside(folder, file).then(versionOf, () => undefined)
    },

    save: ({ draft, file, was, data, body, prefer }: SaveRequest, who: Author) =>
      store(draft, file, { who, subject: `Edit ${file}` }, (where) =>
        engine('write', {
          ...where,
          was: contentOf(was),
          content: contentOf({ data, body }),
          prefer,
        }),
      ),

    newEntry: (
      { draft, ...entry }: Omit<EngineJobs['create']['job'], 'folder' | 'cache'> & InDraft,
      who: Author,
    ) =>
      change(draft, who, `Add ${entry.kind}/${entry.name}`, true, (where) =>
        engine('create', { ...where, ...entry }),
      ),

    rename: (
      {
        draft,
        file,
        name,
        confirmed,
      }: InDraft & { file: string; name: string; confirmed: boolean },
      who: Author,
    ) =>
      change(draft, who, `Rename ${file} to ${name}`, confirmed, (where) =>
        engine('rename', { ...where, file, name }),
      ),

    remove: (
      { draft, file, confirmed }: InDraft & { file: string; confirmed: boolean },
      who: Author,
    ) =>
      change(draft, who, `Remove ${file}`, confirmed, (where) =>
        engine('remove', { ...where, file }),
      ),

    history: async (draft: string | undefined, file: string) =>
      asHttpError(opened().history(draft, file)),

    async undo(draft: string | undefined, file: string, commit: string, who: Author) {
      const { after, before } = await asHttpError(opened().around(draft, file, commit))
      if (after === undefined || before === undefined) throw httpError('no_such_change')
      const subject = `Undo a change of ${file}`
      return store(draft, file, { who, subject }, (where) =>
        engine('takeBack', { ...where, from: after, to: before }),
      )
    },

    /** Takes a file that is being sent, for `addDownload`. Whoever gets it removes it. */
    receive: (file: Parameters<typeof receive>[0]) => asHttpError(receive(file)),

    /** Adds or replaces a file for readers, unless the check refuses it. */
    async addDownload(draft: string | undefined, file: NewDownload, who: Author) {
      const { result, ...saved } = await asHttpError(
        opened().save(draft, who, (folder) => addDownload(engine, { folder, cache }, file)),
      )
      return { problems: result, refused: result.length > 0, ...saved }
    },

    /** A file for readers, by its name. */
    async download(draft: string | undefined, name: string) {
      const { folder } = await whereOf(draft, '')
      try {
        return createReadStream(realPlaceOf(folder, `files/${name}`))
      } catch {
        throw httpError('no_such_content_file')
      }
    },

    /** Adds a picture with its description, unless the check refuses it. */
    async addPicture(draft: string | undefined, picture: NewPicture, who: Author) {
      const { result, ...saved } = await asHttpError(
        opened().save(draft, who, (folder) => addPicture(engine, { folder, cache }, picture)),
      )
      const refused = result.some(({ severity }) => severity === 'error')
      return { problems: result, refused, ...saved }
    },

    async publish(
      draft: string,
      who: Author,
      choice?: Choice,
    ): Promise<Omit<PublishResponse, 'success'>> {
      let problems: PublishResponse['problems'] = []
      let files: Overview['files'] = []
      const changed = (await asHttpError(opened().list())).find(({ name }) => name === draft)?.files
      const published = await asHttpError(
        opened().publish(
          draft,
          who,
          async (folder) => {
            const found = await engine('problems', { folder, cache, ahead: true })
            problems = found.filter(({ severity }) => severity === 'error')
            files = (await engine('overview', { folder, cache })).files
            return problems.length === 0
          },
          choice,
        ),
      )
      const hidden = files.flatMap(({ file, title, state, own = false }) =>
        state !== 'live' && changed?.includes(file) ? { file, title, state, own } : [],
      )
      return {
        outcome: published.outcome,
        problems,
        conflicts: 'conflicts' in published ? published.conflicts : [],
        hidden: published.outcome === 'published' ? hidden : [],
      }
    },

    discard: (draft: string) => asHttpError(opened().discard(draft)),

    /** The bytes of a picture, by its name with its ending. */
    async picture(draft: string | undefined, name: string): Promise<Buffer> {
      const { folder } = await whereOf(draft, '')
      return readInside(folder, `images/${name}`).catch(() => {
        throw httpError('no_such_picture')
      })
    },

    close: async () => drafts?.close(),
  }
}

/** Reads a file of the content folder. Rejects if it isn't there, or links lead elsewhere. */
const readInside = async (folder: string, file: string): Promise<Buffer> =>
  readFile(realPlaceOf(folder, file))

const contentOf = ({ data, body }: { data?: unknown; body?: string | undefined }): FileContent => ({
  data,
  ...(body !== undefined && { body }),
})

/** Errors of drafts and of the repository, as staff get them. */
async function asHttpError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw asKnown(error)
  }
}

function asKnown(error: unknown): unknown {
  if (error instanceof NoSuchDraft) return httpError('no_such_draft')
  if (error instanceof ChangedMeanwhile) return httpError('content_changed')
  const code = codeOf(error)
  return code ? Object.assign(httpError(code), { cause: error }) : error
}

function codeOf(error: unknown) {
  if (isDiskFull(error)) return 'disk_full'
  if (!(error instanceof GitError)) return undefined
  if (/No space left on device|Disk quota exceeded/.test(error.message)) return 'disk_full'
  if (isRefused(error)) return 'repository_refused'
  return isRejected(error) ? 'content_changed' : 'repository_unreachable'
}
