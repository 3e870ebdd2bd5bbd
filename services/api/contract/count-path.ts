/** Where page views are counted; apart from the other paths, because every page has it in its script. */
export const countPath = '/api/count'
