/**
 * What a caller decides when it is shown what stands now: add a record, change one, erase one, or (with
 * none of these) leave all as it is; and the answer to hand back once that is durable. The deciding
 * function may run more than once before its decision is kept, so it only computes.
 */
export interface Decision<Kept, Answer> {
  add?: Kept
  change?: Kept
  erase?: Kept
  /** The change removes personal data: the old version must not stay in files that were moved aside as damaged. */
  purge?: true
  answer: Answer
}
