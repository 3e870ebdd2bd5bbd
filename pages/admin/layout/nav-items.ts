import type { SiteParts } from '../../../renderer/page-context.tsx'
import { paths } from '../../../services/api/contract/paths.ts'

/** A page of the admin. One about a part of the site is left out of the menu if the site doesn't have the part. */
export interface NavItem {
  path: string
  label: string
  part?: keyof SiteParts
}

/** The admin's pages. Phones show the primary ones, the rest is behind a button. */
export const navItems = {
  primary: [
    { path: paths.admin.dashboardPage, label: 'Dashboard' },
    { path: paths.admin.contactsPage, label: 'Contacts' },
    { path: paths.admin.analyticsPage, label: 'Analytics' },
  ],
  secondary: [
    { path: paths.admin.postsPage, label: 'Posts', part: 'articles' },
    { path: paths.admin.servicesPage, label: 'Services', part: 'locations' },
    { path: paths.admin.subscribersPage, label: 'Subscribers', part: 'newsletter' },
    { path: paths.admin.settingsPage, label: 'Settings' },
    { path: paths.admin.accountPage, label: 'Your account' },
  ],
} as const satisfies Record<string, readonly NavItem[]>

/** Returns the secondary items that a site with these parts has. */
export const itemsFor = (parts: SiteParts): NavItem[] =>
  [...navItems.secondary].filter((item: NavItem) => !item.part || parts[item.part])
