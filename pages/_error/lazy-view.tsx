import type { ComponentType, ReactNode } from 'react'
import { lazyComponent } from '../../renderer/components/LazyComponent.tsx'
import { ShellContext, useWords, WordsContext } from '../../renderer/page-context.tsx'
import type { CatchAllData } from './catch-all-data.ts'

/** Fetches a JSON file of content. @throws Error if it cannot be loaded */
export async function fetchFile<Content>(address: string): Promise<Content> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}: ${address}`)
  return response.json() as Promise<Content>
}

let fetched: Promise<CatchAllData> | undefined

/** Fetches `catchAllFile` by its address, once per document; again after a failure. */
function fetchContent(address: string): Promise<CatchAllData> {
  fetched ??= fetchFile<CatchAllData>(address)
  fetched.catch(() => (fetched = undefined))
  return fetched
}

interface WithContent {
  content: CatchAllData
  contentFile: string
}

/** Returns a view whose code and content (`catchAllFile`) are loaded when it is first shown. */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props & WithContent>>,
  fallback?: ReactNode,
) =>
  lazyComponent<Props & { contentFile: string }>(async ({ contentFile }) => {
    const [View, content] = await Promise.all([load(), fetchContent(contentFile)])
    return (props) => (
      <ShellContext value={{ ...content.shell, form: content.form }}>
        <WordsContext value={content.words}>
          <View {...props} content={content} />
        </WordsContext>
      </ShellContext>
    )
  }, fallback)

/** S2.19: shown while a location is fetched from the service. */
export function LoadingLocation() {
  const t = useWords('otherPlace')
  return (
    <p className="band narrow" role="status">
      {t('loading')}
    </p>
  )
}
