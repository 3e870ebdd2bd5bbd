import type { Config } from 'vike/types'

/**
 * Vike bundles the pages and scripts/build/pages/ prerenders them. Vike's browser runtime is not
 * used (13 kB, its client router 26 kB more): pages/+client.ts hydrates the islands, and the pages of the admin.
 */
export default {
  clientHooks: false,
  meta: {
    Page: { env: { server: true } },
    Layout: { env: { server: true } },
    title: { env: { server: true } },
    shell: { env: { server: true } },
  },
} satisfies Config
