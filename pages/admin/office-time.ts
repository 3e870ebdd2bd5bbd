import { useTimeZone } from '../../renderer/page-context.tsx'
import { type OfficeTime, officeTime } from './format.ts'

/** The functions that format moments by the office's clock. */
export const useOfficeTime = (): OfficeTime => officeTime(useTimeZone().name)

/** A moment by the office's clock: `Nov 21, 2026, 10:40 AM`. `at` is in ISO 8601. */
export const OfficeTimeText = ({ at }: { at: string }) => useOfficeTime().formatTime(at)
