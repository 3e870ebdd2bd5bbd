/** Whether a menu link is active on a path (S1.29, S2.2). */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/'
  // Manage is active on /property-management and any path under it, its town pages included.
  if (href === '/property-management') return path.startsWith(href)
  return path === href || path.startsWith(`${href}/`)
}
