import type { Layer } from './scene'
import { arch, circle, ellipse, line, palm, pill, poly, rect, times, windows } from './shapes'

/** The foot of each product on its plinth. */
const Y = 690

const suitcase = (): Layer[] => [
  ['l', `M720 ${Y - 380}v-80h160v80`],
  [4, pill(610, Y - 380, 380, 380, 40)],
  [3, times(4, (i) => rect(672 + i * 76, Y - 360, 18, 340))],
  ['o', circle(800, Y - 190, 40)],
]
const book = (): Layer[] => [
  [4, pill(630, Y - 420, 340, 420, 18)],
  [3, rect(650, Y - 420, 24, 420)],
  ['w', rect(630, Y - 34, 330, 22)],
  ['o', circle(812, Y - 250, 60)],
  ['l', `M740 ${Y - 130}h146M740 ${Y - 96}h100`],
]
const talk = (): Layer[] => [
  [4, pill(540, Y - 400, 380, 240, 46) + poly(620, Y - 180, 740, Y - 180, 620, Y - 90)],
  ['w', pill(760, Y - 260, 320, 200, 46) + poly(1000, Y - 80, 900, Y - 80, 1010, Y - 6)],
  ['o', circle(650, Y - 280, 26)],
  ['h', circle(730, Y - 280, 26) + circle(810, Y - 280, 26)],
  [3, pill(810, Y - 190, 220, 20) + pill(810, Y - 150, 140, 20)],
]
const wallet = (): Layer[] => [
  ['w', pill(640, Y - 400, 320, 200, 20)],
  [2, pill(670, Y - 350, 320, 200, 20)],
  [4, pill(580, Y - 290, 440, 290, 34)],
  [3, pill(860, Y - 200, 180, 110, 24)],
  ['o', circle(912, Y - 145, 26)],
]
const aeroplane = (): Layer[] => [
  [
    4,
    `M800 ${Y - 470}q46 60 46 150v60l210 130v50l-210-60v90l60 56v40l-106-30l-106 30v-40l60-56v-90l-210 60v-50l210-130v-60q0-90 46-150z`,
  ],
  ['w', times(6, (i) => rect(792, Y - 340 + i * 44, 16, 22))],
  ['o', circle(800, Y - 400, 22)],
]
const plant = (): Layer[] => [
  [
    3,
    `M800 ${Y - 160}q-10-160-180-190q10 160 180 190zM800 ${Y - 190}q0-170 170-230q20 170-170 230z`,
  ],
  [4, rect(792, Y - 220, 16, 110) + poly(690, Y - 140, 910, Y - 140, 876, Y, 724, Y)],
  ['w', rect(680, Y - 160, 240, 30)],
  ['o', circle(800, Y - 70, 28)],
]
const boat = (): Layer[] => [
  ['w', `M820 ${Y - 480}q170 180 130 350h-130zM790 ${Y - 420}q-150 150-190 290h190z`],
  [4, `M560 ${Y - 110}h490q-40 110-120 110h-250q-90 0-120-110z${rect(800, Y - 490, 12, 380)}`],
  ['o', circle(640, Y - 62, 20)],
  [3, rect(590, Y - 36, 420, 12)],
]
const bowl = (): Layer[] => [
  [3, times(7, (i) => ellipse(640 + i * 54, Y - 220 - (i % 2) * 40, 50, 70))],
  ['o', circle(770, Y - 230, 54)],
  ['w', circle(880, Y - 226, 40)],
  [4, `M560 ${Y - 200}h480q-10 200-180 200h-120q-170 0-180-200z`],
  [5, rect(550, Y - 210, 500, 22)],
]
const key = (): Layer[] => [
  [
    4,
    circle(1010, Y - 330, 160) +
      rect(560, Y - 366, 320, 72) +
      rect(570, Y - 300, 60, 150) +
      rect(690, Y - 300, 60, 110),
  ],
  ['w', circle(1010, Y - 330, 84)],
  [3, poly(700, Y - 130, 820, Y - 210, 940, Y - 130) + rect(724, Y - 132, 192, 132)],
  ['o', circle(820, Y - 64, 34)],
]
const panel = (): Layer[] => [
  ['o', circle(940, Y - 400, 60)],
  [4, poly(600, Y - 60, 720, Y - 340, 1060, Y - 340, 940, Y - 60)],
  [
    'l',
    line(680, Y - 60, 800, Y - 340, 884, Y - 340, 764, Y - 60) +
      line(850, Y - 60, 970, Y - 340) +
      line(640, Y - 154, 980, Y - 154) +
      line(680, Y - 246, 1020, Y - 246),
  ],
  [5, rect(770, Y - 60, 24, 60) + rect(690, Y - 16, 190, 16)],
]
const palette = (): Layer[] => [
  [
    4,
    `M800 ${Y - 430}q230 0 240 200q0 110-110 100q-90-10-90 60q10 70-50 70q-230-20-230-220q10-200 240-210z`,
  ],
  ['w', circle(690, Y - 290, 40) + circle(800, Y - 350, 40)],
  ['h', circle(920, Y - 300, 40)],
  ['o', circle(660, Y - 170, 44)],
  [3, poly(1010, Y - 480, 1046, Y - 460, 900, Y - 180, 880, Y - 192)],
]
const cap = (): Layer[] => [
  [3, `M660 ${Y - 240}v110q140 90 280 0v-110z`],
  [4, poly(800, Y - 400, 1080, Y - 270, 800, Y - 140, 520, Y - 270)],
  ['l', line(800, Y - 270, 1030, Y - 230, 1030, Y - 110)],
  ['o', circle(1030, Y - 90, 28)],
  ['w', pill(640, Y - 60, 320, 60, 12)],
  [5, pill(620, Y - 30, 360, 36, 12)],
]
const headphones = (): Layer[] => [
  [4, `M580 ${Y - 170}v-40q0-230 220-230t220 230v40h-50v-40q0-180-170-180t-170 180v40z`],
  [5, pill(550, Y - 230, 110, 230, 46) + pill(940, Y - 230, 110, 230, 46)],
  ['w', pill(640, Y - 210, 46, 190, 20) + pill(914, Y - 210, 46, 190, 20)],
  ['o', circle(604, Y - 116, 24)],
]
const ticket = (): Layer[] => [
  [3, `M600 ${Y - 360}l420-90l20 100q-44 20-34 60l20 60l-420 90z`],
  [4, `M560 ${Y - 260}h480v80q-40 20-40 60t40 60v60h-480v-60q40-20 40-60t-40-60z`],
  ['l', `M880 ${Y - 240}v240`],
  ['o', circle(720, Y - 120, 46)],
  ['w', times(5, (i) => rect(920 + (i % 5) * 16, Y - 190, 8, 140))],
]
const phone = (): Layer[] => [
  [5, pill(680, Y - 480, 240, 480, 40)],
  ['w', pill(698, Y - 450, 204, 420, 24)],
  [3, times(6, (i) => pill(722 + (i % 2) * 84, Y - 420 + Math.floor(i / 2) * 92, 72, 72, 18))],
  ['o', circle(842, Y - 108, 36)],
  [2, pill(722, Y - 144, 72, 72, 18)],
]
const ferry = (): Layer[] => [
  [3, rect(690, Y - 320, 220, 110) + rect(640, Y - 220, 360, 110)],
  ['w', windows(664, Y - 190, 8, 1, 40, 40, 22) + windows(712, Y - 290, 5, 1, 38, 40, 20)],
  ['o', rect(830, Y - 400, 56, 80)],
  [4, `M530 ${Y - 120}h540q-30 120-100 120h-340q-70 0-100-120z`],
]
const megaphone = (): Layer[] => [
  [4, `M600 ${Y - 260}l340-170v390l-340-140z${rect(560, Y - 270, 60, 110)}`],
  [3, poly(640, Y - 170, 720, Y - 140, 750, Y, 680, Y)],
  ['w', ellipse(940, Y - 235, 40, 196)],
  ['o', circle(944, Y - 235, 44)],
]
const parcel = (): Layer[] => [
  [3, poly(590, Y - 300, 800, Y - 380, 1010, Y - 300, 800, Y - 220)],
  [4, poly(590, Y - 300, 800, Y - 220, 800, Y, 590, Y - 80)],
  [5, poly(1010, Y - 300, 800, Y - 220, 800, Y, 1010, Y - 80)],
  ['w', poly(676, Y - 333, 716, Y - 348, 926, Y - 268, 926, Y - 190, 886, Y - 175, 886, Y - 253)],
  ['o', circle(690, Y - 160, 30)],
]
const pot = (): Layer[] => [
  [3, palm(800, Y - 100, 300, 0)],
  [4, `M690 ${Y - 180}h220q40 90-30 180h-160q-70-90-30-180z`],
  ['o', circle(800, Y - 84, 30)],
]

/** The product of a paid item, by the icon of its subject. */
const productOf: Record<string, () => Layer[]> = {
  'book-open': book,
  'graduation-cap': cap,
  headphones,
  key,
  languages: talk,
  luggage: suitcase,
  megaphone,
  palette,
  plane: aeroplane,
  sailboat: boat,
  salad: bowl,
  ship: ferry,
  smartphone: phone,
  'solar-panel': panel,
  sprout: plant,
  ticket,
  wallet,
}

const others = [parcel, pot, megaphone]

/** What a product is on: a round plinth, a table before a niche, steps, or a shelf by a window. */
const plinths: readonly Layer[][] = [
  [
    ['h', circle(800, 430, 330)],
    [2, rect(440, Y + 30, 720, 210)],
    [2, ellipse(800, Y + 30, 360, 50)],
    [1, ellipse(800, Y + 20, 360, 50)],
  ],
  [
    ['h', arch(420, Y + 20, 760, 610)],
    [2, rect(0, Y, 1600, 210)],
    [1, rect(0, Y, 1600, 26)],
  ],
  [
    ['h', circle(480, 330, 250) + circle(1180, 520, 180)],
    [1, rect(330, Y + 110, 940, 120)],
    [2, rect(480, Y, 640, 112)],
  ],
  [
    ['h', pill(960, 70, 460, 420, 20) + pill(180, 70, 700, 420, 20)],
    [1, rect(0, Y - 120, 1600, 330)],
    [2, pill(300, Y, 1000, 60, 20)],
  ],
]

/** A product on its plinth. Without an icon of the list, the number selects one of three. */
export function product(icon: string, other: number): Layer[] {
  const draw =
    (Object.hasOwn(productOf, icon) ? productOf[icon] : undefined) ??
    others[other % others.length] ??
    parcel
  return [...(plinths[other % plinths.length] ?? []), [3, ellipse(800, Y + 10, 230, 26)], ...draw()]
}
