import type { Problem } from '../../services/content/model/problem.ts'

/** What a load has found, by how severe it is. */
export interface Found {
  /** They stop a build. */
  errors: readonly Problem[]
  /** They don't: what has expired, what may be a mistake, and what is wrong in drafts. */
  warnings: readonly Problem[]
}

/** The problems for programs: `error` stops a build, `warning` does not. */
export const withSeverity = ({ errors, warnings }: Found) =>
  Object.entries({ error: errors, warning: warnings } as const).flatMap(([severity, found]) =>
    found.map(({ file, line, column, field, reason, repair }) => ({
      severity: severity === 'error' ? ('error' as const) : ('warning' as const),
      ...{ file, line, column, field, reason, repair },
    })),
  )
