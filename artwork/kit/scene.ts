import type { ReactElement } from 'react'

/** Draws one picture on a canvas 1600 wide and 900 high. What it says of itself is content/images/NAME.yaml. */
export type Scene = () => ReactElement

export type Scenes = Readonly<Record<string, Scene>>
