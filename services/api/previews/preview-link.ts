import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { secretsEqual } from '../http/guard.ts'
import { defineCollection } from '../storage/collection.ts'
import type { RecordCollection } from '../storage/query.ts'

/** A link to pages that are not published yet, for people without an account. */
const previewLink = z.strictObject({
  id: z.uuid(),
  /** The SHA-256 of the link's secret, in base64url. */
  keyHash: z.string(),
  /** The path of the page that it opens. */
  path: z.string(),
  /** The edition that its pages are of; or `commit-` and the commit whose content the publisher builds for it. */
  edition: z.string(),
  /** The id of the staff member who made it, and the name at that time; left out: a program with PREVIEW_TOKEN did. */
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  createdAt: z.string(),
  /** It works until this moment, or until it was revoked. */
  until: z.string(),
  revokedAt: z.string().optional(),
})
export type PreviewLink = z.infer<typeof previewLink>

const dayMs = 24 * 60 * 60 * 1000
/** How long a link works. */
const validForMs = 14 * dayMs
/** How long it is kept after that. */
const keptForMs = 30 * dayMs

export const previewLinks = defineCollection({
  name: 'preview-links',
  record: previewLink,
  columns: {},
  personal: { fields: ['by'] },
})

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Returns whether a link works at a moment. */
export const isActive = ({ until, revokedAt }: PreviewLink, now: Date): boolean =>
  revokedAt === undefined && until > now.toISOString()

export const previewLinkRepository = (stored: RecordCollection<PreviewLink, never>) => ({
  /**
   * Makes a link, and removes those that ended long ago. @returns it with its secret, which is not stored @throws NotStoredError
   */
  create: async (
    what: Pick<PreviewLink, 'path' | 'edition' | 'by'>,
    now: Date,
  ): Promise<{ link: PreviewLink; key: string }> => {
    const key = randomBytes(16).toString('base64url')
    const link = {
      id: randomUUID(),
      keyHash: hash(key),
      ...what,
      createdAt: now.toISOString(),
      until: new Date(now.getTime() + validForMs).toISOString(),
    }
    const before = new Date(now.getTime() - keptForMs).toISOString()
    const old = (await stored.list()).filter(({ until }) => until < before)
    if (old.length > 0) await stored.eraseAll(old.map(({ id }) => id))
    await stored.addAll([link])
    return { link, key }
  },
  /** Returns the links that work at a moment, newest first. */
  active: async (now: Date) => (await stored.list()).filter((one) => isActive(one, now)).reverse(),
  /** Finds a link that works, by its id and secret. */
  find: async (id: string, key: string, now: Date): Promise<PreviewLink | undefined> => {
    const link = await stored.one(id)
    return link && secretsEqual(hash(key), link.keyHash) && isActive(link, now) ? link : undefined
  },
  /** Ends a link. @returns it; undefined: there is none, or it had ended @throws NotStoredError */
  revoke: (id: string, now: Date): Promise<PreviewLink | undefined> =>
    stored.transact(id, (link) =>
      link && isActive(link, now)
        ? { change: { ...link, revokedAt: now.toISOString() }, answer: link }
        : { answer: undefined },
    ),
})
export type PreviewLinkRepository = ReturnType<typeof previewLinkRepository>
