import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { paths } from '../../contract/paths.ts'
import { messageResponse } from '../../contract/success.ts'
import { idParams } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { declareGuard, secretsEqual } from '../../http/guard.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import { httpError } from '../../http/http-errors.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import {
  commitOf,
  madePreviewLink,
  previewLinkList,
  previewRequest,
  type PreviewLinkView,
} from '../contract.ts'
import type { OpenPreview } from '../previewed-site.ts'
import type { PreviewLink, PreviewLinkRepository } from '../preview-link.ts'

export interface PreviewDeps extends AdminRouteDeps {
  limits: Pick<RateLimits, 'signIn'>
  previewLinks: PreviewLinkRepository
  openPreview: OpenPreview
  previewBuild: (commit: string) => Promise<unknown>
  config: { publicOrigin: string; previewToken: string | undefined }
}

const making = {
  body: previewRequest,
  response: { 200: madePreviewLink },
}

/** Registers the route by which programs with PREVIEW_TOKEN make preview links (`npm run preview`). */
export function previewLinkRoutes(app: App, deps: PreviewDeps) {
  const { previewToken } = deps.config
  const requireToken = async ({ headers }: FastifyRequest) => {
    const expected = previewToken && `Bearer ${previewToken}`
    if (!expected || !secretsEqual(headers.authorization ?? '', expected))
      throw httpError('not_found')
  }
  app.post(paths.previews, {
    config: { rateLimit: deps.limits.signIn },
    preValidation: declareGuard(requireToken, { errors: [404], security: 'previewToken' }),
    schema: { summary: 'Makes a preview link, for a program with PREVIEW_TOKEN.', ...making },
    handler: ({ body }) => makeLink(body, undefined, deps),
  })
}

/** Registers the routes by which staff make, list and revoke preview links. */
export function adminPreviewRoutes(app: App, deps: PreviewDeps) {
  const { previewLinks, audit, now } = deps

  app.get(paths.admin.previewLinks, {
    config: { role: 'staff' },
    schema: {
      summary: 'Preview links that work, newest first.',
      response: { 200: previewLinkList },
    },
    handler: async () => ({
      success: true as const,
      links: (await previewLinks.active(now())).map(toView),
    }),
  })

  app.post(paths.admin.previewLinks, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary:
        'Makes a link to a page that is not published yet. It works for 14 days, without signing in.',
      ...making,
    },
    handler: (request) => makeLink(request.body, currentPerson(request), deps),
  })

  app.delete(paths.admin.previewLinkOf.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Revokes a preview link.',
      params: idParams,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const revoked = await previewLinks.revoke(request.params.id, now())
      if (!revoked) throw httpError('no_such_preview_link')
      await audit('revoked the preview link to', currentPerson(request), { what: revoked.path })
      return { success: true as const, message: 'The link no longer works.' }
    },
  })
}

/** @throws HttpError the edition has no such page @throws NotStoredError */
async function makeLink(
  { path, edition }: z.output<typeof previewRequest>,
  person: { id: string; name: string } | undefined,
  { previewLinks, openPreview, previewBuild, audit, config, now }: PreviewDeps,
) {
  const commit = commitOf(edition)
  if (commit === undefined) {
    const previewed = await openPreview(edition)
    if (!previewed?.site.pages.some((page) => page.path === path)) throw httpError('no_preview')
  }
  // It is there when the link is opened.
  else await previewBuild(commit)
  const by = person && { id: person.id, name: person.name }
  const { link, key } = await previewLinks.create({ path, edition, ...(by && { by }) }, now())
  await audit('made a preview link to', by, { what: path })
  const url = config.publicOrigin + paths.previewWithKey(link.id, key)
  return { success: true as const, link: toView(link), url }
}

const toView = ({ id, path, edition, by, createdAt, until }: PreviewLink): PreviewLinkView => ({
  id,
  path,
  edition,
  ...(by && { by: by.name }),
  createdAt,
  until,
})
