import { z } from 'zod'
import { action, prose, slug, text, type Refer } from './fields.ts'

/** A text in English and, where the site has Spanish pages, in Spanish. */
const words = (maxLength: number, en: string, es: string) =>
  z.strictObject({ en: text(maxLength, en), es: text(maxLength, es).optional() })

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

/** A line above the form. */
const noteText = z.strictObject({
  title: text(60, 'Need it tomorrow?'),
  /** May use `{phone}`, which becomes a link, and `{hours}`. */
  text: prose(300, 'Don’t wait on a form. Call {phone}, {hours}.'),
  /** Instead of the text while the office is closed; may use the same. Left out, the text stands at any hour. */
  closed: prose(300, 'Leave a message at {phone} and we’ll call back when we open.').optional(),
  /** A link after the text. */
  link: action.optional(),
})

/** content/form.yaml — what the estimate form asks, and the services that it lists. */
export const form = z.strictObject({
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
        label: words(50, 'Remodels & Renovations', 'Remodelaciones y renovaciones'),
        /** Stands above the type and its choices. */
        heading: words(40, 'Remodel', 'Remodelar'),
        /** The `services` of a request about the whole type. */
        services: z.array(slug('kitchen-remodeling')).min(1).max(12),
        choices: z
          .array(
            z.strictObject({
              /** The first of the `services` of a request. */
              id: slug('kitchen-remodeling'),
              /** The English label is the `service` of a request. */
              label: words(50, 'Kitchen remodel', 'Remodelación de cocina'),
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
      z.strictObject({
        /** The service types whose pages have it above their form. */
        types: z.array(slug('remodels')).default([]),
        /** Pages whose form has no type chosen beforehand have it, too. */
        general: z.boolean().default(false),
        en: noteText,
        /** Left out, Spanish pages don't have it. */
        es: noteText.optional(),
      }),
    )
    .max(6)
    .default([]),
})
export type Form = z.infer<typeof form>

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
