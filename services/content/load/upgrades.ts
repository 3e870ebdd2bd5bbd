import { homeOfBlocks } from './upgrade-home.ts'
import { namedByLanguage } from './upgrade-translations.ts'

/** The texts of a content folder by their path in it: `towns/vail.yaml`. */
export type ContentTexts = ReadonlyMap<string, string>

/** A step to the next version of content: what it changes, in a sentence, and the texts after it. */
export interface ContentUpgrade {
  changes: string
  apply: (texts: ContentTexts) => ContentTexts
}

/**
 * The steps from version 1 to the current one, in order. Add one when content of before would no longer be read as it was
 * meant, with its line in CHANGELOG.md under “Content authors”; never change one that was released.
 */
export const contentUpgrades: readonly ContentUpgrade[] = [
  {
    changes: 'the home page is a list of blocks, and a translation is named after its original',
    apply: (texts) => namedByLanguage(homeOfBlocks(texts)),
  },
]

/** The version of content that this engine reads. */
export const currentContentVersion = contentUpgrades.length + 1
