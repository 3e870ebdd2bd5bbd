import type { Notice } from '../../services/content/model/notices.ts'

/** Returns those of the notices that are on a page, in their order. @param path its address */
export const pageNotices = <Of extends Pick<Notice, 'pages'>>(
  notices: readonly Of[],
  path: string,
): Of[] => notices.filter(({ pages }) => pages?.includes(path) ?? true)
