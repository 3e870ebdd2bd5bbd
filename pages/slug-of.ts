/** The last segment of a path: `/projects/estate` → `estate`. */
export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
