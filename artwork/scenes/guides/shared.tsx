import { mix } from '../../kit/color.ts'
import { type Light } from '../../kit/light.ts'

export const soft = (light: Light): Light => ({
  ...light,
  front: 0.75,
  shadow: mix(light.shadow, '#8a6a52', 0.75),
})
