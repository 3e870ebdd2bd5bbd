import { adminEditingRoutes } from './routes/admin.ts'

/** The editor of the content: forms, drafts, publishing. */
export const editingFeature = {
  routes: [{ tag: 'Staff', add: adminEditingRoutes }],
} as const
