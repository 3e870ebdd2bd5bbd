import type { Config } from 'vike/types'

/**
 * How Vike shows pages here: prerendered to static HTML, then alive in the browser. Its client router
 * stays out (26 kB that phones, which load every page whole, would never use): links in the app are
 * followed by client/navigation.ts.
 */
export default {
  prerender: true,
  clientRouting: false,
  passToClient: ['hasBody', 'urlPathname', 'build'],
  meta: {
    Layout: { env: { server: true, client: true } },
    title: { env: { server: true, client: true } },
  },
} satisfies Config
