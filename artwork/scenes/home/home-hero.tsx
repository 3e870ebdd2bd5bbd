import { inLights } from '../../kit/in-lights.tsx'
import { Printed } from '../../kit/print/printed.tsx'
import { crew } from './home-hero-crew.ts'
import { house, staged } from './home-hero-house.ts'
import { bank, edges, foreground, heavens, meadow, mountains, woodland } from './home-hero-land.ts'
import { alpenglow, hours, type HouseLight } from './home-hero-lights.ts'

/** The picture the whole site is measured by: alpenglow as drawn, and the other hours and winter by its address. */
export const HomeHero = () => <>{inLights(scene, alpenglow, hours)}</>

const scene = (light: HouseLight) => (
  <Printed
    impressions={[
      ...heavens(light),
      ...mountains(light),
      ...woodland(light),
      ...meadow(light),
      ...house(light),
      ...foreground(light),
      ...staged(light),
      ...bank(light),
      ...crew(light),
      ...edges(light),
    ]}
  />
)
