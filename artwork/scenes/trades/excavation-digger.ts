import { box, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const gold = '#e6a92f'
const shade = '#a86f1f'
const bright = '#f7cd6b'
const dark = '#23292c'
const steel = '#5b646a'

/** A small excavator from the side, its bucket in the mouth of the test pit. */
export const digger = (): Impression[] => [
  // Tracks.
  fill(dark, xy('30,262 44,252 226,252 242,262 248,282 240,302 226,310 44,310 28,302 22,282')),
  fill(steel, xy('46,262 222,262 230,272 40,272')),
  discs(
    steel,
    [46, 282, 15],
    [224, 282, 15],
    ...[86, 120, 154, 188].map((x) => [x, 294, 9] as const),
  ),
  fill(dark, xy('84,236 192,236 202,254 74,254')),
  // The house: counterweight, engine, cab.
  fill(shade, xy('20,166 54,158 150,158 220,170 226,238 26,238 14,214')),
  fill(gold, xy('54,158 150,158 150,220 54,220')),
  fill(bright, xy('20,166 54,158 150,158 150,168 20,176')),
  fill(dark, xy('20,176 54,170 54,234 28,234 14,214')),
  lines(shade, 4, xy('72,184 132,184'), xy('72,196 132,196'), xy('72,208 132,208')),
  fill(dark, xy('146,104 204,104 224,168 226,232 146,232')),
  fill('#9fc1b4', xy('156,114 198,114 214,168 156,168')),
  fill('#dcebd4', xy('156,114 176,114 164,168 156,168')),
  fill(gold, xy('146,172 222,172 226,236 146,236')),
  fill(bright, xy('140,96 208,96 210,106 140,106')),
  // Boom and stick.
  lines(steel, 13, xy('206,216 270,122')),
  fill(shade, xy('198,222 224,230 290,120 372,142 384,112 292,72 268,84')),
  fill(gold, xy('198,218 210,222 280,104 376,128 384,112 292,72 268,84')),
  fill(bright, xy('268,84 292,72 384,112 381,120 290,82 272,94')),
  lines(steel, 10, xy('300,70 376,88')),
  lines('#d8dcd4', 6, xy('340,80 384,90')),
  fill(shade, xy('368,92 396,82 410,120 408,336 384,340 374,150')),
  fill(gold, xy('368,92 396,82 404,104 388,336 384,340 374,150')),
  discs(dark, [378, 124, 9], [396, 326, 7]),
  lines(steel, 8, xy('400,118 414,288 410,330')),
  // Bucket and what is in it.
  fill('#6b432e', xy('330,356 350,338 386,336 400,352')),
  fill(steel, xy('382,326 412,322 424,352 416,394 386,414 346,402 324,376 330,356 386,360')),
  fill('#7f898d', xy('330,356 386,360 378,390 346,402 324,376')),
  fill(dark, xy('324,376 330,356 318,350 312,360'), box(384, 324, 22, 8)),
]
