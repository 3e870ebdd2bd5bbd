import { navItems } from './layout/nav-items.ts'

const titles = new Map<string, string>(
  [...navItems.primary, ...navItems.secondary].map(({ path, label }) => [path, label]),
)

/** The title and headline of a page in the menu; other admin pages have a +title.ts of their own. */
export default ({ urlPathname }: { urlPathname: string }) => titles.get(urlPathname)
