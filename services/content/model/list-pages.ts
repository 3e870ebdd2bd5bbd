import type { Site } from './site.ts'

/** Kinds whose lists are divided into pages. Projects stay on one: the filter above them shows and hides all of them. */
const pagedLists = ['posts', 'guides', 'costs'] as const
type PagedList = (typeof pagedLists)[number]
export type ListedSite = Pick<Site, PagedList>

/** How many entries stand on one page of a list. */
export const entriesPerPage = 60

/** Out: how many pages a list takes; an empty one takes one. */
export const pageCount = (lists: string, site: ListedSite): number =>
  isPaged(lists) ? Math.max(1, Math.ceil(site[lists].length / entriesPerPage)) : 1

const isPaged = (lists: string): lists is PagedList => pagedLists.some((each) => each === lists)

/** `/blog`, `/blog/page/2` */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

/** In: the path of any page of a list. Out: that of its first page, and which page it is, from 1. */
export function parseListPagePath(path: string): { first: string; page: number } {
  const [, first = path, page = '1'] = /^(.+)\/page\/(\d+)$/.exec(path) ?? []
  return { first, page: Number(page) }
}

/** In: all entries of a list. Out: those of one of its pages. */
export const entriesOnPage = <Entry>(lists: string, entries: readonly Entry[], page: number) =>
  isPaged(lists) ? entries.slice((page - 1) * entriesPerPage, page * entriesPerPage) : [...entries]
