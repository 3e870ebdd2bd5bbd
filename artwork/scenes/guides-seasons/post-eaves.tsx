import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#f0dbb0',
  far: '#a9b5a4',
  woods: '#5b7d7d',
  snow: '#f5f2e6',
  snowMid: '#d5dfdf',
  shade: '#a5bcc7',
  road: '#8b9496',
  roadLit: '#a8aeab',
  soffit: '#3d2c27',
  soffitLit: '#5e4334',
  fascia: '#7c5336',
  stain: '#2a2120',
  ice: '#a7c9d0',
  iceLit: '#eef7f2',
  iceDark: '#6d9aa8',
  dark: '#22302f',
  rim: '#fffaea',
  red: '#c9432e',
} as const

/** Seven in the morning, the sun on the right. */
const sun: Point = [0.85, -0.4]

function street(random: Random): Impression[] {
  const row = (count: number, y: number, tall: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        (i * 1700) / count - 20 + between(random, -22, 22),
        y,
      ]),
    )
  const steps = Array.from({ length: 9 }, (_, i): Point[] => {
    const [x, y] = [1010 - i * 66, 820 + i * 11]
    return blob(
      xy('-20,0 -8,-8 12,-7 22,0 12,7 -8,8').map(([a, b]): Point => [
        x + a,
        y + b + (i % 2 ? 10 : -10),
      ]),
      3,
    )
  })
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.far, ...row(24, 560, [150, 250]), box(0, 540, 1600, 90)),
    fill(ink.woods, ...row(12, 610, [170, 300]), box(0, 590, 1600, 60)),
    fill(ink.snowMid, [
      ...curve(xy('-20,640 260,612 620,640 1000,616 1340,636 1640,614'), 5),
      [1640, 910],
      [-20, 910],
    ]),
    fill(ink.snow, [
      ...curve(xy('300,700 640,664 900,628 1200,644 1640,622'), 5),
      [1640, 720],
      [640, 720],
    ]),
    fill(ink.road, xy('-10,706 1610,690 1610,784 -10,800')),
    fill(ink.roadLit, xy('700,699 1610,690 1610,752 820,758')),
    fill(ink.shade, [
      ...curve(xy('-20,808 200,776 520,800 860,772 1240,790 1640,764'), 5),
      [1640, 910],
      [-20, 910],
    ]),
    fill(ink.snow, [
      ...curve(xy('-20,828 200,800 520,822 860,794 1240,812 1640,786'), 5),
      [1640, 910],
      [-20, 910],
    ]),
    fill(ink.shade, ...steps),
    // A mailbox by the road.
    fill(ink.soffitLit, box(1442, 690, 16, 110)),
    fill(ink.dark, xy('1400,640 1490,640 1496,656 1496,694 1396,694 1396,656')),
    fill(ink.woods, xy('1450,644 1488,644 1492,658 1492,690 1450,690')),
    fill(ink.snow, blob(xy('1388,644 1404,620 1446,610 1490,622 1502,644 1446,650'), 4)),
    fill(ink.red, box(1404, 626, 8, 36)),
  ]
}

/** One icicle, thick at the root. */
const icicle = (x: number, y: number, wide: number, tall: number): Impression[] => {
  const form = (k: number, off: number, share: number): Point[] => [
    [x + off - wide * k, y],
    [x + off - wide * 0.62 * k, y + tall * 0.3 * share],
    [x + off - wide * 0.44 * k, y + tall * 0.42 * share],
    [x + off - wide * 0.22 * k, y + tall * 0.74 * share],
    [x + off * 0.3, y + tall * share],
    [x + off + wide * 0.2 * k, y + tall * 0.7 * share],
    [x + off + wide * 0.5 * k, y + tall * 0.4 * share],
    [x + off + wide * k, y],
  ]
  return [
    fill(ink.iceDark, form(1, 0, 1)),
    fill(ink.ice, form(0.78, wide * 0.14, 0.98)),
    fill(ink.iceLit, form(0.3, wide * 0.42, 0.82)),
  ]
}

/** The eave over us: soffit boards, a stain, the dam behind, ice along the edge. */
function eave(random: Random): Impression[] {
  const thin = Array.from({ length: 26 }, (_, i) => {
    const x = 700 + i * 36 + between(random, -10, 10)
    return icicle(x, 176 - (x - 700) * 0.045, between(random, 8, 13), between(random, 40, 110))
  }).flat()
  return [
    fill(ink.soffit, xy('-10,-10 1610,-10 1610,110 -10,182')),
    fill(ink.soffitLit, xy('700,-10 1610,-10 1610,96 700,136')),
    lines(
      ink.stain,
      4,
      xy('100,-10 -10,60'),
      xy('360,-10 180,176'),
      xy('620,-10 560,160'),
      xy('880,-10 930,140'),
      xy('1140,-10 1290,126'),
      xy('1400,-10 1610,88'),
    ),
    fill(ink.stain, blob(xy('180,-20 330,-20 420,40 440,110 380,164 250,170 150,130 140,50'), 5)),
    fill(ink.fascia, xy('-10,176 1610,104 1610,136 -10,214')),
    fill(ink.stain, xy('150,168 470,154 470,192 150,208')),
    ...thin,
    // Where warm air gets out, ice hangs thick.
    fill(
      ink.iceDark,
      blob(xy('60,196 140,170 300,156 480,160 640,176 600,212 420,240 260,250 120,238'), 5),
    ),
    fill(ink.ice, blob(xy('110,204 180,180 320,166 480,170 610,184 560,208 400,226 240,234'), 5)),
    ...icicle(110, 206, 34, 250),
    ...icicle(540, 200, 36, 260),
    ...icicle(210, 214, 58, 470),
    ...icicle(440, 204, 52, 380),
    ...icicle(330, 214, 70, 590),
    ...icicle(626, 190, 22, 150),
  ]
}

const films: Pose = {
  hip: [10, -186],
  shoulder: [-2, -302],
  head: [-24, -376],
  look: -0.22,
  far: { elbow: [-54, -318], hand: [-100, -370], knee: [-22, -108], foot: [-40, 0] },
  near: { elbow: [-44, -292], hand: [-102, -352], knee: [30, -106], foot: [46, 0] },
}
const points: Pose = {
  hip: [8, -186],
  shoulder: [-4, -302],
  head: [-28, -376],
  look: -0.24,
  far: { elbow: [-72, -336], hand: [-140, -384], knee: [-26, -108], foot: [-44, 0] },
  near: { elbow: [26, -232], hand: [-30, -206], knee: [30, -106], foot: [46, 0] },
}

/** Out from under an eave, past its icicles: two of us across the street read it, one with a phone. */
export function Eaves() {
  const random = seeded(217)
  const a = { at: [1020, 748] as Point, scale: 0.86 }
  const one = posed(
    a,
    { ...workwear, jacket: jackets.orange, cap: ['#f0bd3c', '#a8731f'] },
    sun,
    films,
  )
  const s = standing(a)
  const b = { at: [1200, 738] as Point, scale: 0.86 }
  const two = posed(b, { ...workwear, jacket: jackets.teal }, sun, points)
  const t = standing(b)
  return (
    <Printed
      impressions={[
        ...street(random),
        fill(
          '#6c7577',
          xy('980,744 1062,744 800,772 720,770'),
          xy('1160,734 1242,734 980,760 900,758'),
        ),
        ...rimmed(ink.rim, two.body, [3, -2]),
        fill(ink.snow, t.shape(xy('-14,-238 -74,-226 -64,-176 -4,-190'))),
        lines(ink.shade, 3, t.shape(xy('-58,-218 -22,-226')), t.shape(xy('-56,-206 -20,-214'))),
        ...rimmed(ink.rim, two.arm, [3, -2]),
        ...rimmed(ink.rim, one.body, [3, -2]),
        fill(ink.dark, s.shape(xy('-104,-416 -118,-414 -112,-344 -98,-346'))),
        ...rimmed(ink.rim, one.arm, [3, -2]),
        ...eave(random),
        discs(ink.iceLit, [334, 826, 6, 9], [215, 716, 5, 8]),
      ]}
    />
  )
}
