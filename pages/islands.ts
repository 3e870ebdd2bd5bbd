import type { ComponentType } from 'react'
import { hydrateRootIn } from '../renderer/islands/hydrate-island.tsx'

export { showErrorScreen } from '../renderer/islands/show-error-screen.tsx'

// The site's Content-Security-Policy forbids zod's JIT compiler. zod keeps its settings in this
// global (`z.config`) and reads it when it is loaded, which is later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** The code of every island by its file. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  '../renderer/**/*.island.tsx',
  './**/*.island.tsx',
])

/** In: the element of an island. Resolves once React handles its events. Throws when its code can't be loaded. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] ?? ''
  const [, load] =
    Object.entries(modules).find(([file]) => file.endsWith(`/${name}.island.tsx`)) ?? []
  const Content = (await load?.())?.[name]
  if (!Content) throw new Error(`There is no island ${name}`)
  await hydrateRootIn(island, Content)
}
