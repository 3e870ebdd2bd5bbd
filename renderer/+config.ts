import type { Config } from 'vike/types'

/**
 * Vike bundles the pages and scripts/build/pages.ts prerenders them. Vike has no browser runtime
 * here (13 kB, its client router 26 kB more): pages/+client.ts hydrates the pages.
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
