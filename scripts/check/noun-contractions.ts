import { positionAt, type Problem } from '../../services/content/model/problem.ts'
import type { SpelledText } from './texts.ts'

/** Words whose contractions are good American English: “it’s”, “someone’s coming”. */
const pronouns = new Set(
  `it that there here what who he she let how where when why this else one nobody somebody someone everybody everyone
anybody anyone nothing something anything everything whatever whoever`.split(/\s+/),
)

/** Words that follow “is” and “has”, and never a possessive. */
const afterVerb =
  `a an the what where when your yours our ours too very so just usually often still already always never
nearly also almost not no there here out off up down gone been got going coming getting`
    .split(/\s+/)
    .join('|')

/** Adjectives that follow a possessive only before a noun, so the sentence or the clause has to end after them. */
const adjectives =
  `open dry wet bare easy ready done low high cold warm hot bad good wrong steep full clear fine sound safe
shut closed late early better worse quiet deep short long empty`
    .split(/\s+/)
    .join('|')

const nounContraction = new RegExp(
  String.raw`(?<![\w’'-])([a-z][\w-]*)[’']s\s+(?:(${afterVerb})\b(?!-)|(${adjectives})\b(?=[.,;:?!)]|\s+(?:and|or|but|when|before|until|if|for|from|enough)\b))`,
  'gi',
)

/** What customers said is left as they said it. */
const quoted = /^content\/(?:reviews\/|testimonials\b)/

/**
 * Finds contractions on nouns (“the deck’s dry”) in English texts. A possessive is told from them by the next word, so some
 * contractions are missed and hardly any possessive is reported.
 */
export const nounContractions = (texts: readonly SpelledText[]): Problem[] =>
  texts.flatMap(({ file, text, language }) =>
    language !== 'en' || quoted.test(file)
      ? []
      : [...withoutComments(file, text).matchAll(nounContraction)].flatMap((found) => {
          const [whole, noun = '', word = '', adjective = ''] = found
          if (pronouns.has(noun.toLowerCase())) return []
          const next = word || adjective
          const verb = /^(?:been|got)$/i.test(next) ? 'has' : 'is'
          return {
            file,
            ...positionAt(text, found.index),
            field: '',
            reason: `has “${whole.replaceAll(/\s+/g, ' ')}”, a contraction on a noun`,
            repair: `write “${noun} ${verb} ${next}”`,
          }
        }),
  )

/** Blanks the comments of a YAML file, and leaves every other character where it is. */
const withoutComments = (file: string, text: string): string =>
  file.endsWith('.yaml')
    ? text.replaceAll(/^\s*#.*$/gm, (comment) => comment.replaceAll(/\S/g, ' '))
    : text
