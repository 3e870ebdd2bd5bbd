import { paths } from '../../services/api/contract/paths.ts'

/** The pages of the desk, as its menu names them. A phone shows the first ones, and has a button for the rest. */
export const places = {
  first: [
    { path: paths.admin.dashboardPage, label: 'Dashboard' },
    { path: paths.admin.contactsPage, label: 'Contacts' },
    { path: paths.admin.analyticsPage, label: 'Analytics' },
  ],
  rest: [
    { path: paths.admin.postsPage, label: 'Posts' },
    { path: paths.admin.servicesPage, label: 'Services' },
    { path: paths.admin.subscribersPage, label: 'Subscribers' },
    { path: paths.admin.settingsPage, label: 'Settings' },
    { path: paths.admin.accountPage, label: 'Your account' },
  ],
} as const satisfies Record<string, readonly { path: string; label: string }[]>
