import { z } from 'zod'
import { articleWords } from './articles.ts'
import { emailWords } from './emails.ts'
import { formWords } from './forms.ts'
import { serviceWords } from './service.ts'
import { placePageWords } from './place-pages.ts'
import { shellWords } from './shell.ts'
import { titleWords } from './titles.ts'

/**
 * content/words/{language}.yaml — what visitors and prospects read besides the content of pages: labels, buttons,
 * hints, errors. The file's name is the language. A group is what one part of the site needs: islands get their groups
 * in the page's data.
 */
export const words = z.strictObject({
  ...shellWords,
  ...formWords,
  ...serviceWords,
  ...titleWords,
  ...placePageWords,
  ...articleWords,
  ...emailWords,
})
export type Words = z.infer<typeof words>
