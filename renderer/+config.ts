import type { Config } from 'vike/types'

/** How Vike shows pages here: prerendered to static HTML, then alive in the browser. */
export default {
  prerender: true,
  clientRouting: true,
  hydrationCanBeAborted: true,
  prefetch: { staticAssets: 'hover' },
  passToClient: ['hasBody'],
  meta: {
    Layout: { env: { server: true, client: true } },
    title: { env: { server: true, client: true } },
  },
} satisfies Config
