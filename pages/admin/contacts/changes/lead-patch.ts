import {
  answerTo,
  type StaffField,
  staffFields,
} from '../../../../services/api/contact-form/fields.ts'
import {
  changedService,
  otherServices,
  serviceAnswer,
  type ServiceForm,
} from '../../../../services/api/contact-form/service-form.ts'
import { isAnswer } from '../../../../services/api/leads/contact-attempt-contract.ts'
import { stepKinds, type StepChange } from '../../../../services/api/leads/next-step-contract.ts'
import type { LeadChange, LeadView } from '../../../../services/api/leads/contract.ts'

export type LeadPatch = Omit<LeadChange, 'version'>

/**
 * Returns the patch that undoes a change; undefined for a note that is added or deleted, which can't be undone.
 *
 * @param before the lead before the change
 */
export function inversePatch(
  before: LeadView,
  patch: LeadPatch,
  form: ServiceForm,
): LeadPatch | undefined {
  if (patch.note !== undefined || patch.attempt === null) return undefined
  if (patch.changedNote && patch.changedNote.text === null) return undefined
  const { status, wonValue, lostReason, assignee, tags } = before
  const { changedNote, step } = patch
  // Emails about a visit can't be undone.
  if (step && (before.nextStep?.visit !== undefined || (step.action === 'set' && step.visit)))
    return undefined
  const note = changedNote && before.notes[changedNote.index]
  const isFirstAnswer = patch.attempt && isAnswer(patch.attempt) && status === 'new'
  const inverse = {
    ...(note && { changedNote: { index: changedNote.index, at: note.at, text: note.text } }),
    ...(step && { step: inverseStep(before) }),
    ...(patch.attempt && { attempt: null }),
    ...((patch.status !== undefined || isFirstAnswer) && { status }),
    ...((patch.status ?? patch.wonValue) !== undefined &&
      status === 'won' && { wonValue: wonValue ?? null }),
    ...((patch.status ?? patch.lostReason) !== undefined &&
      status === 'lost' && { lostReason: lostReason ?? null }),
    ...inverseOutcome(before, patch),
    ...(patch.urgent !== undefined && { urgent: before.urgent ?? false }),
    ...(patch.assignee !== undefined && { assignee: assignee ?? null }),
    ...(patch.tags !== undefined && { tags }),
    ...Object.fromEntries(
      staffFields.flatMap((name) =>
        patch[name] === undefined ? [] : [[name, correctableAnswer(before, name, form)]],
      ),
    ),
  }
  return Object.keys(inverse).length > 0 ? inverse : undefined
}

/** Returns the change that sets what was next before. */
function inverseStep({ nextStep }: LeadView): StepChange {
  const what = stepKinds.find((kind) => kind === nextStep?.what)
  if (!nextStep || !what) return { action: 'cancel' }
  const { day, time, who, note, snoozedUntil = null } = nextStep
  return {
    action: 'set',
    what,
    day,
    note,
    snoozedUntil,
    ...(time && { time }),
    ...(who && { who }),
  }
}

/** Returns what quote and outcome were; the service keeps those of a status that the lead leaves. */
function inverseOutcome(
  { status, quote, outcome }: LeadView,
  patch: LeadPatch,
): Pick<LeadPatch, 'quote' | 'outcome'> {
  const closing = patch.status ?? patch.outcome
  return {
    ...((patch.quote !== undefined || patch.status === 'quoted') && {
      quote: {
        amount: quote?.amount ?? null,
        sentOn: quote?.sentOn ?? null,
        followUpOn: quote?.followUpOn ?? null,
      },
    }),
    ...(closing !== undefined &&
      status === 'won' &&
      outcome?.wonOn !== undefined && { outcome: { wonOn: outcome.wonOn } }),
    ...(closing !== undefined &&
      status === 'lost' && {
        outcome: {
          lostBecause: outcome?.lostBecause ?? null,
          ...(outcome?.lostOn !== undefined && { lostOn: outcome.lostOn }),
        },
      }),
  }
}

/** An answer as staff correct it: the service type is one of the form's list, also a choice. */
export const correctableAnswer = (lead: LeadView, name: StaffField, form: ServiceForm): string =>
  name === 'serviceType'
    ? serviceAnswer(form, { ...lead, service: lead.extra['service'] })
    : answerTo(lead, name)

/**
 * The optimistic state of a lead while a change is pending. Notes and history come from the
 * service.
 */
export function applyPatch(before: LeadView, wanted: LeadPatch, form: ServiceForm): LeadView {
  const { tags = before.tags, wonValue, lostReason, assignee, attempt } = wanted
  const isReached = attempt && isAnswer(attempt) && before.status === 'new'
  const { status = isReached ? 'contacted' : before.status } = wanted
  const after = <T>(was: T | undefined, wanted: T | null | undefined) =>
    wanted === undefined ? was : (wanted ?? undefined)
  return {
    ...before,
    status,
    tags,
    urgent: wanted.urgent ?? before.urgent,
    ...Object.fromEntries(
      staffFields.flatMap((name) =>
        wanted[name] === undefined || name === 'serviceType' ? [] : [[name, wanted[name]]],
      ),
    ),
    ...(wanted.serviceType !== undefined &&
      changedService(form, before, wanted.serviceType, otherServices(form, before))),
    // A lead that was won or lost before gets its value or reason back; the service knows it.
    wonValue: status === 'won' ? after(before.wonValue, wonValue) : undefined,
    lostReason: status === 'lost' ? after(before.lostReason, lostReason) : undefined,
    quote: applied(before.quote, wanted.quote),
    // The service sets the days of a new status.
    outcome: status === before.status ? applied(before.outcome, wanted.outcome) : undefined,
    assignee: after(before.assignee, assignee),
  }
}

/** Applies the parts that a change names; `null` removes one. */
const applied = <T extends object>(
  before: T | undefined,
  wanted: { [Name in keyof T]?: T[Name] | null | undefined } | undefined,
): T | undefined =>
  wanted === undefined
    ? before
    : (Object.fromEntries(
        Object.entries({ ...before, ...wanted }).filter(([, value]) => value !== null),
      ) as T)
