import type { SiteParts } from '../../../renderer/page-context.tsx'
import { hasRight, type Right } from '../../../services/api/contract/colleague.ts'
import { editingPaths } from '../../../services/api/editing/contract.ts'
import { inboxPaths } from '../../../services/api/mailbox/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'

/** The optional parts that the admin has screens for. The inbox: a mailbox is read, or emails wait in it. */
export interface AdminParts extends SiteParts {
  inbox: boolean
}

/**
 * A page of the admin. One about an optional part is left out of the menu without the part, and one
 * that needs a right for those who don't have it.
 */
interface NavItem {
  path: string
  label: string
  part?: keyof AdminParts
  right?: Right
}

/** The admin's pages. Phones show the primary ones, the rest is behind a button. */
export const navItems = {
  primary: [
    { path: paths.admin.dashboardPage, label: 'Dashboard' },
    { path: paths.admin.contactsPage, label: 'Contacts' },
    { path: paths.admin.analyticsPage, label: 'Analytics' },
  ],
  secondary: [
    { path: paths.admin.pipelinePage, label: 'Pipeline' },
    { path: inboxPaths.page, label: 'Inbox', part: 'inbox' },
    { path: paths.admin.postsPage, label: 'Posts', part: 'articles' },
    { path: editingPaths.page, label: 'Edit the site', right: 'edit' },
    { path: paths.admin.servicesPage, label: 'Services', part: 'locations' },
    { path: paths.admin.subscribersPage, label: 'Subscribers', part: 'newsletter' },
    {
      path: paths.admin.applicationsPage,
      label: 'Applications',
      part: 'jobs',
      right: 'applications',
    },
    { path: paths.admin.settingsPage, label: 'Settings' },
    { path: paths.admin.accountPage, label: 'Your account' },
  ],
} as const satisfies Record<string, readonly NavItem[]>

/** Returns the secondary items for a staff member where there are these parts; undefined: nobody is signed in. */
export const itemsFor = (parts: AdminParts, me: Parameters<typeof hasRight>[0] | undefined) =>
  navItems.secondary.filter(
    (item: NavItem) =>
      (!item.part || parts[item.part]) && (!item.right || (me && hasRight(me, item.right))),
  )
