import type { Language } from '../../services/content/model/languages.ts'
import type { Firm } from './answers.ts'

const list = (language: Language, items: string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)

/** `Custom Homes` in a sentence is `custom homes`; `HVAC` stays. */
export const inSentence = (label: string): string =>
  label.replaceAll(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

/** The services as a sentence lists them: `roofing and decks`. */
export const servicesOf = ({ services, language }: Pick<Firm, 'services' | 'language'>): string =>
  list(
    language,
    services.map(({ name }) => inSentence(name)),
  )

/** The towns as a sentence lists them. */
export const townsOf = ({ towns, language }: Pick<Firm, 'towns' | 'language'>): string =>
  list(
    language,
    towns.map(({ name }) => name),
  )

/** Returns the first of these texts that is short enough, or the last one. */
export const fitting = (most: number, ...texts: readonly [string, ...string[]]): string =>
  texts.find((text) => text.length <= most) ?? texts[texts.length - 1] ?? texts[0]

/** `roofing and decks` → `Roofing and decks` */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
