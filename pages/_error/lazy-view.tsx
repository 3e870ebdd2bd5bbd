import type { ComponentType, ReactNode } from 'react'
import { lazyComponent } from '../../renderer/components/LazyComponent.tsx'
import { ShellProvider } from '../../renderer/page-context.tsx'
import type { CatchAllData } from './catch-all-data.ts'
import { fetchFile } from './fetch-file.ts'

let fetched: Promise<CatchAllData> | undefined

/** In: the address of catch-all-file.ts. Fetched once; after a failure once more. */
function fetchContent(address: string): Promise<CatchAllData> {
  fetched ??= fetchFile<CatchAllData>(address)
  fetched.catch(() => (fetched = undefined))
  return fetched
}

interface WithContent {
  content: CatchAllData
  contentFile: string
}

/** A view that is loaded when it is first shown, with the content of every service type; meanwhile the fallback shows. */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props & WithContent>>,
  fallback?: ReactNode,
) =>
  lazyComponent<Props & { contentFile: string }>(async ({ contentFile }) => {
    const [View, content] = await Promise.all([load(), fetchContent(contentFile)])
    return (props) => (
      <ShellProvider value={content.shell}>
        <View {...props} content={content} />
      </ShellProvider>
    )
  }, fallback)
