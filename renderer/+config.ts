import type { Config } from 'vike/types'

/**
 * How Vike shows pages here: it bundles them, and scripts/build/pages.ts writes them as static HTML. In
 * the browser it has no part (its runtime is 13 kB, its client router 26 more): pages come alive by
 * pages/+client.ts.
 */
export default {
  clientHooks: false,
  meta: {
    Page: { env: { server: true } },
    Layout: { env: { server: true } },
    title: { env: { server: true } },
  },
} satisfies Config
