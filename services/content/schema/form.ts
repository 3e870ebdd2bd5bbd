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
  text: prose(300, 'Don’t wait on a form. Call {phone}, {hours}.').describe(
    'May use `{phone}`, which becomes a link, and `{hours}`.',
  ),
  closed: prose(300, 'Leave a message at {phone} and we’ll call back when we open.')
    .optional()
    .describe(
      'Instead of the text while the office is closed; may use the same. Left out, the text stands at any hour.',
    ),
  link: action.optional().describe('A link after the text.'),
})

/** content/form.yaml — what the estimate form asks, and the services that it lists. */
export const form = (refer: Pick<Refer, 'languages'>) =>
  z.strictObject({
    questions: z
      .array(z.enum(formQuestions))
      .default([...formQuestions])
      .describe(
        'The questions in their order; `name`, `email`, `phone` and `serviceType` cannot be left out. The optional ones after the last of these four are closed at first, with the photos.',
      ),
    types: z
      .array(
        z.strictObject({
          id: slug('remodels').describe(
            'The `serviceType` of a request. Requests that were sent keep it: rename the label, not this.',
          ),
          label: byLanguage(refer, text(50, 'Remodels & Renovations')),
          heading: byLanguage(refer, text(40, 'Remodel')).describe(
            'Stands above the type and its choices.',
          ),
          services: z
            .array(slug('kitchen-remodeling'))
            .min(1)
            .max(12)
            .describe('The `services` of a request about the whole type.'),
          asks: z
            .array(
              z.strictObject({
                question: z.enum(optionalQuestions),
                label: byLanguage(refer, text(60, 'Where should we bring it?')),
                hint: byLanguage(refer, text(140, 'The town and the street.'))
                  .optional()
                  .describe('Below the field.'),
              }),
            )
            .max(3)
            .default([])
            .describe(
              'Optional questions that are open at first where a page has this type chosen beforehand, in their order, each with a label of its own: when and where a machine is needed.',
            ),
          choices: z
            .array(
              z.strictObject({
                id: slug('kitchen-remodeling').describe(
                  'The first of the `services` of a request.',
                ),
                label: byLanguage(refer, text(50, 'Kitchen remodel')).describe(
                  'The English label, or that in the first language, is the `service` of a request.',
                ),
              }),
            )
            .max(30)
            .default([]),
        }),
      )
      .min(1)
      .max(12)
      .describe(
        'The service types in the order of the form’s list, each with its choices below it.',
      ),
    notes: z
      .array(
        withLanguages(
          refer,
          {
            types: z
              .array(slug('remodels'))
              .default([])
              .describe('The service types whose pages have it above their form.'),
            general: z
              .boolean()
              .default(false)
              .describe('Pages whose form has no type chosen beforehand have it, too.'),
          },
          noteText,
        ).describe('The note in each language; pages in one that it is not in don’t have it.'),
      )
      .max(6)
      .default([])
      .describe('Lines above the form, such as for whoever should call instead.'),
  })
export type Form = z.infer<ReturnType<typeof form>>

/** For what can't wait, such as a leak. */
export const urgent = () =>
  prose(240, 'Put a bucket under it, shut off the water and stay off the roof.')
    .optional()
    .describe(
      'For what can’t wait, such as a leak: what to do until somebody comes. With it the page shows the form’s line for its service type (`notes` of content/form.yaml; a guide: the general one) below its headline, and this after it.',
    )

/** What the form has chosen beforehand on a page, by the names of content/form.yaml. */
export const preselection = (refer: Refer) =>
  z.strictObject({
    serviceType: refer('formTypes'),
    services: z
      .array(refer('formServices'))
      .min(1)
      .describe('Sent with the request, before the services of the type or choice.'),
    choice: refer('formChoices')
      .optional()
      .describe('The choice in the list; left out, the service type as a whole.'),
  })
export type Preselection = z.infer<ReturnType<typeof preselection>>
