import { lightAt } from './light-at.ts'

/**
 * S2.71: shows the home page's drawing in the current light and season at the office. The fragment of its address
 * selects the colors by the style at the top of the drawing, so no other file is fetched. A photograph stays as it is.
 */
const hero = document.querySelector<HTMLElement>('[data-sun]')
const image = hero?.querySelector('img')
if (hero && image?.src.includes('.svg')) {
  const [latitude = 0, longitude = 0] = hero.dataset['sun']?.split(' ').map(Number) ?? []
  const address = `${image.src}#${lightAt(new Date(), latitude, longitude)}`
  // WebKit ignores a new fragment of a drawing that it has in memory.
  image.removeAttribute('src')
  image.src = address
}
