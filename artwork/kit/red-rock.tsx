import { mix } from './color.ts'
import { type Light } from './light.ts'

export const redRock = (light: Light, air: number) => ({
  red: {
    lit: mix('#dd8a5c', light.haze, air),
    half: mix('#b4644a', light.haze, air),
    dark: mix('#74444a', light.haze, air),
  },
  sage: {
    lit: mix('#b9aa72', light.haze, air),
    half: mix('#8b8a60', light.haze, air),
    dark: mix('#57664f', light.haze, air),
  },
  pale: {
    lit: mix('#ecd3a6', light.haze, air),
    half: mix('#c3a98a', light.haze, air),
    dark: mix('#857577', light.haze, air),
  },
})
