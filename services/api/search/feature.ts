import { searchRoute } from './route.ts'

/** The search of visitors. */
export const searchFeature = { routes: [{ tag: 'Site', add: searchRoute }] } as const
