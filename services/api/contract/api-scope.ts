/** What an API token lets a program do, with what staff read. The names are stored; don't rename one. */
export const apiScopes = {
  'send-leads': 'Send leads',
  'read-leads': 'Read leads',
} as const
export type ApiScope = keyof typeof apiScopes

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]

/** Returns the label of a scope; of one that a later release added, its name. */
export const apiScopeLabel = (scope: string): string =>
  Object.entries<string>(apiScopes).find(([name]) => name === scope)?.[1] ?? scope
