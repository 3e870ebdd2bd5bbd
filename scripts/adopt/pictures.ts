import { mix } from '../../services/content/model/brand/contrast.ts'
import { paletteOf } from '../../services/content/model/brand/palette.ts'
import { type AdoptedLanguage, adoptedTexts } from './texts.ts'
import { todo, yaml } from './yaml.ts'

/** Returns a drawing of slanted bands in the firm's colors, another one for each number: it shows nothing that isn't there. */
export function bandsPicture(number: number): string {
  const { hero, accent, page, action } = paletteOf({})
  const slant = 120 + ((number * 97) % 480)
  const bands = [0, 1, 2, 3, 4].map((index) => {
    const x = ((number * 211) % 320) + index * 300 - 300
    const fill = mix(index % 2 ? hero : accent.light, page.light, 0.15 * index)
    return `<path fill="${fill}" d="M${x + slant} 0h150L${x + 150} 900H${x}Z"/>`
  })
  const line = 120 + ((number * 53) % 600)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><path fill="${mix(page.light, hero, 0.2)}" d="M0 0h1600v900H0Z"/>${bands.join('')}<path fill="${action}" d="M0 ${line}h1600v14H0Z"/></svg>\n`
}

/** Returns the words for a drawing; the first asks for photographs. */
export const pictureWords = (number: number, language: AdoptedLanguage): string =>
  yaml(
    ...(number === 0
      ? [
          todo(
            'photographs of your own work: home.jpg takes the place of home.svg, and so on for each picture.',
          ),
        ]
      : []),
    { alt: adoptedTexts[language].bands },
  )
