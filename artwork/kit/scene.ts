import type { ReactElement } from 'react'

/**
 * Draws one picture on a canvas 1600 wide and 900 high, or on its own `viewBox`. What it says of itself is
 * content/images/NAME.yaml.
 */
export type Scene = (() => ReactElement) & { readonly viewBox?: string }

export type Scenes = Readonly<Record<string, Scene>>
