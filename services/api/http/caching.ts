/** How long browsers may keep an answer (`Cache-Control`). */
export const caching = {
  /** The address changes with the content, so it never shows another. */
  forever: 'public, max-age=31536000, immutable',
  /** Always ask; the answer is 304 while it is the same. */
  ask: 'no-cache',
  anHour: 'public, max-age=3600',
} as const

/** Folders of the built site whose file names carry a hash of their content. */
export const hashedFolders = ['/assets/', '/pagefind/fragment/', '/pagefind/index/'] as const

/** In: the path of a file of the built site, and its name. Out: how long browsers may keep it. */
export function cachingOf(path: string, file: string): string {
  if (hashedFolders.some((folder) => path.startsWith(folder))) return caching.forever
  return file.endsWith('.html') ? caching.ask : caching.anHour
}
