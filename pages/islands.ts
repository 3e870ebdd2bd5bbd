import { loadFormWords } from '../renderer/client/page-words.ts'
import type { IslandComponent } from '../renderer/islands/island.tsx'

/** Loads the code of an island by its file: `Name.island.tsx` exports a React component called `Name`. */
const components = import.meta.glob<Record<string, IslandComponent>>([
  '../renderer/**/*.island.tsx',
  './**/*.island.tsx',
])
/** `Name.island.ts` exports a function called `Name` that runs the island without React. */
const scripts = import.meta.glob<Record<string, (island: HTMLElement) => void>>(
  '../renderer/**/*.island.ts',
)

/** Hydrates the island of an element. Resolves once it handles events. @throws when its code or words can't be loaded */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] ?? ''
  const script = loaderOf(scripts, `${name}.island.ts`)
  if (script) {
    const [file] = await Promise.all([script(), loadFormWords()])
    const start = file[name]
    start?.(island)
    island.dataset['hydrated'] = ''
    delete island.dataset['waiting']
    return
  }
  const [{ hydrateRootIn }, file] = await Promise.all([
    import('../renderer/islands/hydrate-island.tsx'),
    loaderOf(components, `${name}.island.tsx`)?.(),
    loadFormWords(),
  ])
  const Content = file?.[name]
  if (!Content) throw new Error(`There is no island ${name}`)
  await hydrateRootIn(island, Content)
}

const loaderOf = <Load>(loaders: Record<string, Load>, file: string): Load | undefined =>
  Object.entries(loaders).find(([path]) => path.endsWith(`/${file}`))?.[1]

/** Shows the error screen in place of the page's content. */
export async function showErrorScreen(): Promise<void> {
  const code = await import('../renderer/islands/show-error-screen.tsx')
  code.showErrorScreen()
}
