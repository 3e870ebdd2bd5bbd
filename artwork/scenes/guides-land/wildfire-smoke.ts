import { summer } from '../../kit/lights-high.ts'
import type { Light } from '../../kit/light.ts'
import { disc } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'

/** An August afternoon with a fire two valleys off. */
export const smoke: Light = {
  ...summer,
  sky: [
    [0, '#6f7f84'],
    [0.35, '#a39f92'],
    [0.65, '#d9b487'],
    [1, '#eec795'],
  ],
  sun: { x: 1300, y: 226, r: 36, disc: '#f0713c', glow: '#f6b071' },
  front: 0.45,
  haze: '#d8b188',
  rock: { lit: '#c39a78', half: '#a08672', dark: '#84766f' },
  woods: ['#b39c80', '#8a8672', '#566a5c', '#213f3c'],
  needle: '#7e9363',
  ground: { lit: '#dcb96c', half: '#b49a58', dark: '#5d6644' },
  key: '#ffd9a0',
}

/** The cloud a fire makes: it boils up behind the ridge and leans with the wind. */
export function puffs(part: 'body' | 'lit'): string {
  const random = seeded(9)
  return Array.from({ length: 40 }, (_, i) => {
    const t = i / 39
    const r = (36 + 44 * Math.sin(Math.PI * t ** 0.7)) * between(random, 0.75, 1.1)
    const flat = 1 - 0.62 * t
    const x = 350 + 640 * t ** 1.3 + between(random, -46, 46) * (1 - t)
    const y = 350 - 176 * Math.sin(Math.PI * (0.1 + 0.5 * t)) + between(random, -34, 56) * (1 - t)
    const [rx, ry] = [r * (1 + t), r * flat]
    return part === 'lit'
      ? disc(x + rx * 0.15, y - ry * 0.2, rx * 0.84, ry * 0.78)
      : disc(x, y, rx, ry)
  }).join('')
}
