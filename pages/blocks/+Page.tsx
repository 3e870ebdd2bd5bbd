import { Hero } from '../../renderer/components/headings.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { Blocks } from './Blocks.tsx'

/** A page of blocks. Its headline is above them unless one of them has it. */
export function Page() {
  const { headline, lead, blocks } = useData<typeof data>()
  const hasHeadline = blocks.some((block) => block.block === 'hero' && block.isHeadline)
  return (
    <>
      {!hasHeadline && <Hero kind="type" title={headline} lead={lead} />}
      <Blocks blocks={blocks} />
    </>
  )
}
