import type { ComponentType } from 'react'

/** Loads the code of every island that is a React component, by its file. */
const components = import.meta.glob<Record<string, ComponentType>>([
  '../renderer/**/*.island.tsx',
  './**/*.island.tsx',
])

/** Hydrates the island of an element. Resolves once it handles events. @throws when its code can't be loaded */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] ?? ''
  if (name === 'SubscriptionForm') {
    const code = await import('../renderer/forms/subscription-form.ts')
    code.startSubscriptionForm(island)
    island.dataset['hydrated'] = ''
    delete island.dataset['waiting']
    return
  }
  const [, load] =
    Object.entries(components).find(([file]) => file.endsWith(`/${name}.island.tsx`)) ?? []
  const [{ hydrateRootIn }, file] = await Promise.all([
    import('../renderer/islands/hydrate-island.tsx'),
    load?.(),
  ])
  const Content = file?.[name]
  if (!Content) throw new Error(`There is no island ${name}`)
  await hydrateRootIn(island, Content)
}

/** Shows the error screen in place of the page's content. */
export async function showErrorScreen(): Promise<void> {
  const code = await import('../renderer/islands/show-error-screen.tsx')
  code.showErrorScreen()
}
