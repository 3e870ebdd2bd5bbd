/** Whether a menu's target is where the visitor is (SPEC.md §2: "active-route highlighting"). */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/'
  // Manage is active on /property-management and any path under it, its town pages included.
  if (href === '/property-management') return path.startsWith(href)
  return path === href || path.startsWith(`${href}/`)
}
