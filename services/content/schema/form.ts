import { z } from 'zod'
import { action, byLanguage, prose, slug, text, withLanguages, type Refer } from './fields.ts'

/** The questions that the form can ask. */
export const formQuestions = [
  'serviceType',
  'name',
  'phone',
  'email',
  'town',
  'message',
  'bestTime',
] as const

const optionalQuestions = ['town', 'message', 'bestTime'] as const

/** A line above the form. */
export const noteText = z.strictObject({
  title: text(60, 'Need it tomorrow?'),
  /** May use `{phone}`, which becomes a link, and `{hours}`. */
  text: prose(300, 'Don’t wait on a form. Call {phone}, {hours}.'),
  /** Instead of the text while the office is closed; may use the same. Left out, the text stands at any hour. */
  closed: prose(300, 'Leave a message at {phone} and we’ll call back when we open.').optional(),
  /** A link after the text. */
  link: action.optional(),
})

/** content/form.yaml — what the estimate form asks, and the services that it lists. */
export const form = (refer: Pick<Refer, 'languages'>) =>
  z.strictObject({
    /**
     * The questions in their order; `name`, `email`, `phone` and `serviceType` cannot be left out. The optional ones after
     * the last of these four are closed at first, with the photos.
     */
    questions: z.array(z.enum(formQuestions)).default([...formQuestions]),
    /** The service types in the order of the form's list, each with its choices below it. */
    types: z
      .array(
        z.strictObject({
          /** The `serviceType` of a request. Requests that were sent keep it: rename the label, not this. */
          id: slug('remodels'),
          label: byLanguage(refer, text(50, 'Remodels & Renovations')),
          /** Stands above the type and its choices. */
          heading: byLanguage(refer, text(40, 'Remodel')),
          /** The `services` of a request about the whole type. */
          services: z.array(slug('kitchen-remodeling')).min(1).max(12),
          /**
           * Optional questions that are open at first where a page has this type chosen beforehand, in their order, each with
           * a label of its own: when and where a machine is needed.
           */
          asks: z
            .array(
              z.strictObject({
                question: z.enum(optionalQuestions),
                label: byLanguage(refer, text(60, 'Where should we bring it?')),
                /** Below the field. */
                hint: byLanguage(refer, text(140, 'The town and the street.')).optional(),
              }),
            )
            .max(3)
            .default([]),
          choices: z
            .array(
              z.strictObject({
                /** The first of the `services` of a request. */
                id: slug('kitchen-remodeling'),
                /** The English label, or that in the first language, is the `service` of a request. */
                label: byLanguage(refer, text(50, 'Kitchen remodel')),
              }),
            )
            .max(30)
            .default([]),
        }),
      )
      .min(1)
      .max(12),
    /** Lines above the form, such as for whoever should call instead. */
    notes: z
      .array(
        /** The note in each language; pages in one that it is not in don't have it. */
        withLanguages(
          refer,
          {
            /** The service types whose pages have it above their form. */
            types: z.array(slug('remodels')).default([]),
            /** Pages whose form has no type chosen beforehand have it, too. */
            general: z.boolean().default(false),
          },
          noteText,
        ),
      )
      .max(6)
      .default([]),
  })
export type Form = z.infer<ReturnType<typeof form>>

/**
 * For what can't wait, such as a leak: what to do until somebody comes. With it the page shows the form's line for its
 * service type (`notes` of content/form.yaml; a guide: the general one) below its headline, and this after it.
 */
export const urgent = () =>
  prose(240, 'Put a bucket under it, shut off the water and stay off the roof.').optional()

/** What the form has chosen beforehand on a page, by the names of content/form.yaml. */
export const preselection = (refer: Refer) =>
  z.strictObject({
    serviceType: refer('formTypes'),
    /** Sent with the request, before the services of the type or choice. */
    services: z.array(refer('formServices')).min(1),
    /** The choice in the list; left out, the service type as a whole. */
    choice: refer('formChoices').optional(),
  })
export type Preselection = z.infer<ReturnType<typeof preselection>>
