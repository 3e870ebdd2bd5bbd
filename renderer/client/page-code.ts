import type { ComponentType, ReactNode } from 'react'
import type { ShownPage } from '../page-context.tsx'

/** The code of every page and layout by its file under pages/, fetched when it is first needed. */
export type PageModules = Record<
  string,
  () => Promise<{ Page?: ComponentType; Layout?: ComponentType<{ children: ReactNode }> }>
>

/** In: the folder under pages/ that shows a page, `/pages/admin/login`. Out: its code. */
export async function codeOf(
  pageId: string,
  modules: PageModules,
): Promise<Pick<ShownPage, 'Page' | 'Layout'>> {
  const folder = pageId.replace('/pages', '.')
  const layoutFile = `${folder.replace(/\/[^/]*$/, '')}/+Layout.tsx`
  const layout = modules[layoutFile]?.()
  const page = await modules[`${folder}/+Page.tsx`]?.()
  if (!page) throw new Error(`${pageId} has no page`)
  return { Page: page.Page, Layout: (await layout)?.Layout }
}
