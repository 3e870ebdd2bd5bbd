import { paths } from '../../../services/api/contract/paths.ts'

/** The admin's pages. Phones show the primary ones, the rest is behind a button. */
export const navItems = {
  primary: [
    { path: paths.admin.dashboardPage, label: 'Dashboard' },
    { path: paths.admin.contactsPage, label: 'Contacts' },
    { path: paths.admin.analyticsPage, label: 'Analytics' },
  ],
  secondary: [
    { path: paths.admin.postsPage, label: 'Posts' },
    { path: paths.admin.servicesPage, label: 'Services' },
    { path: paths.admin.subscribersPage, label: 'Subscribers' },
    { path: paths.admin.settingsPage, label: 'Settings' },
    { path: paths.admin.accountPage, label: 'Your account' },
  ],
} as const satisfies Record<string, readonly { path: string; label: string }[]>
