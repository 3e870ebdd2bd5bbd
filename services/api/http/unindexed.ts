import { urls } from '../../content/model/urls.ts'

/**
 * Files that search engines leave out, since a page says the same: /building-guide and its PDF would
 * stand in each other’s way.
 */
export const unindexed: readonly string[] = [urls.buildingGuidePdf]
