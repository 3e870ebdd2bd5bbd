import { spanOf } from '../../model/notices.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { CheckedContent } from './check.ts'

/** Reports each notice that would never be shown, because it is over before it begins. */
export const noticeSpans = ({ valid: { notices } }: CheckedContent): Problem[] =>
  (notices?.data ?? []).flatMap((notice, index) => {
    // Both are in one time zone, and which one decides nothing here.
    const { start, end } = spanOf(notice, 'UTC')
    return notices && end <= start
      ? fieldProblem(notices.entry, [index, 'end'], {
          reason: `is not after its start, ${notice.start}, so the notice is never shown`,
          repair: 'write a later end or an earlier start; a day without a time ends at midnight',
        })
      : []
  })
