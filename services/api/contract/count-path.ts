/** Not in paths.ts, because every page's script contains it. */
export const countPath = '/api/count'
