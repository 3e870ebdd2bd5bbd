import { lightAt } from './light-at.ts'

/**
 * S2.71: shows the home page's drawing in the light and the season at the office, by the fragment of its address
 * (artwork/kit/in-lights.tsx); the file is the one already on its way. A photograph stays as it is.
 */
const hero = document.querySelector<HTMLElement>('[data-sun]')
const image = hero?.querySelector('img')
if (hero && image?.src.includes('.svg')) {
  const [latitude = 0, longitude = 0] = hero.dataset['sun']?.split(' ').map(Number) ?? []
  image.src += `#${lightAt(new Date(), latitude, longitude)}`
}
