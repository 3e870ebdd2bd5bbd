interface MenuPages {
  href: string
  links: readonly { href: string }[]
}

/** Whether a menu or one of its links is active on a page. */
export const leadsTo = (menu: MenuPages, page: string): boolean =>
  isActive(menu.href, page) || menu.links.some(({ href }) => isActive(href, page))

/**
 * Returns the page that menus mark: the page itself or, if it is in no menu, its nearest parent that is in one.
 * @param parents the paths of its parents, without the home page, from the top
 */
export const pageInMenus = (
  menus: readonly MenuPages[],
  path: string,
  parents: readonly string[],
): string | undefined =>
  [path, ...parents.toReversed()].find((page) => menus.some((menu) => leadsTo(menu, page)))

/** Whether a menu link is active on a path (S1.29, S2.2). */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/'
  return path === href || path.startsWith(`${href}/`)
}
