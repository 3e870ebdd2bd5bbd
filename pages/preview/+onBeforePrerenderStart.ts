import { getSite } from '../../services/content/index.ts'

/**
 * What is on no page yet. `scripts/finish-build.ts` takes these pages out of what visitors are served,
 * to dist/previews, which the service shows to staff only.
 */
export function onBeforePrerenderStart() {
  const { posts, guides } = getSite().unpublished
  return [
    ...posts.map(({ slug }) => `/preview/post/${slug}`),
    ...guides.map(({ slug }) => `/preview/guide/${slug}`),
  ]
}
