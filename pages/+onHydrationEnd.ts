import type { PageContextClient } from 'vike/types'
import { followLinksInApp, type PageModules } from '../renderer/client/navigation.ts'
import { show } from '../renderer/show.tsx'

const modules = import.meta.glob(['./*/+Page.tsx', '!./_error/*']) as PageModules

/** From the first page on, links are followed in the app. Not on the staff's desk. */
export function onHydrationEnd(page: PageContextClient) {
  const { build, urlPathname } = page
  if (build && !urlPathname.startsWith('/admin/'))
    followLinksInApp({ ...page, build }, modules, show)
}
