import { lazyComponent } from '../../renderer/components/LazyComponent.tsx'
import { island } from '../../renderer/islands/island.tsx'

const Tool = lazyComponent(
  () => import('./Tool.tsx').then(({ Tool }) => Tool),
  <p role="status">Loading debug tool...</p>,
)

export const DebugTool = island('DebugTool', Tool, {
  hydrateWhen: 'always',
  words: ['loading'],
})
