import type { VideoHost } from '../../schema/video.ts'
import type { ValidContent } from '../collections/collections.ts'
import { showsBody } from '../../model/blocks.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { CheckedContent } from './check.ts'

/** Reports each claim that a block shows as a figure and that has no label: there would be nothing beside the figure. */
export function figuresWithoutLabel({ valid }: CheckedContent): Problem[] {
  const { claims, pages, towns, offerings } = valid
  if (!claims) return []
  return [...pages, ...towns, ...offerings].flatMap(({ entry, data: { blocks } }) =>
    blocks.flatMap((block, index) =>
      block.block === 'figures'
        ? block.claims.flatMap((name, at) =>
            claims.data[name] && claims.data[name].label === undefined
              ? fieldProblem(entry, ['blocks', index, 'claims', at], {
                  reason: `names “${name}”, which has no label`,
                  repair: `write its label in ${claims.entry.file}: the words beside the figure`,
                })
              : [],
          )
        : [],
    ),
  )
}

/** Returns a question about each page of blocks with a text below its fields that none of them shows. */
export const textsWithoutBlock = ({ valid: { pages } }: CheckedContent): Problem[] =>
  pages.flatMap(({ entry, data }) =>
    data.template !== 'blocks' || showsBody(data.blocks) || entry.body.trim() === ''
      ? []
      : {
          file: entry.file,
          line: entry.bodyLine,
          column: 1,
          field: '',
          reason: 'has a text below its fields that no block shows',
          repair: 'add “- block: text” where it belongs, or delete it',
        },
  )

/** Returns the other sites that videos of blocks are played from. */
export const videosInBlocks = ({
  pages,
  towns,
  offerings,
}: Pick<ValidContent, 'pages' | 'towns' | 'offerings'>): VideoHost[] =>
  [...pages, ...towns, ...offerings].flatMap(({ data: { blocks } }) =>
    blocks.flatMap((block) => (block.block === 'video' ? (block.video.host ?? []) : [])),
  )
