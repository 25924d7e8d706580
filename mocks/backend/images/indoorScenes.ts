import type { Layer, Moment, Scene } from './scene'
import {
  arch,
  around,
  audience,
  between,
  circle,
  dome,
  ellipse,
  ground,
  HEIGHT,
  line,
  person,
  pill,
  poly,
  rect,
  times,
  WIDTH,
} from './shapes'

export function laboratory({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const flip = random() < 0.5
  const fluid = between(random, 90, 150)
  const flask = (x: number, size: number) =>
    `M${x - size * 0.14} ${y - size}h${size * 0.28}v${size * 0.4}l${size * 0.36} ${size * 0.52}q8 ${size * 0.08} -14 ${size * 0.08}h${-size * 0.72 - size * 0.28 + 28}q-22 0-14 ${-size * 0.08}l${size * 0.36} ${-size * 0.52}z`
  const left = flip ? 420 : 1010
  return {
    layers: [
      ['h', circle(800, 420, 330)],
      [
        1,
        rect(180, 190, 1240, 16) +
          rect(180, 400, 1240, 16) +
          times(9, (i) =>
            i % 4 === 3
              ? ''
              : pill(230 + i * 128, 190 - 80 - 20 * (i % 3), 62, 90 + 20 * (i % 3), 14),
          ) +
          times(8, (i) =>
            i % 3 === 1 ? '' : pill(260 + i * 140, 330 - 18 * (i % 2), 76, 78 + 18 * (i % 2), 10),
          ),
      ],
      [2, flask(800, 380)],
      [
        3,
        poly(
          800 - fluid,
          y - 60,
          800 - fluid * 0.66,
          y - 130,
          800 + fluid * 0.66,
          y - 130,
          800 + fluid,
          y - 60,
        ) + rect(800 - fluid, y - 64, fluid * 2, 44),
      ],
      ['o', circle(800, y - 92, 30)],
      ['w', pill(735, y - 396, 130, 24)],
      [
        4,
        times(4, (i) => pill(left - 100 + i * 58, y - 220, 34, 210, 17)) +
          rect(left - 130, y - 130, 270, 20) +
          rect(left - 130, y - 30, 270, 30),
      ],
      ['h', times(4, (i) => pill(left - 94 + i * 58, y - 90 - 22 * i, 22, 76 + 22 * i, 11))],
      [5, flip ? microscope(1110, y) : microscope(470, y)],
      [5, ground(y)],
      [4, rect(0, y, WIDTH, 16)],
    ],
  }
}

const microscope = (x: number, y: number): string =>
  pill(x - 120, y - 30, 240, 34, 12) +
  rect(x + 30, y - 260, 40, 240) +
  rect(x - 90, y - 110, 150, 22) +
  poly(x - 66, y - 150, x + 20, y - 390, x + 74, y - 372, x - 8, y - 130) +
  poly(x - 4, y - 400, x + 20, y - 440, x + 92, y - 414, x + 76, y - 372) +
  `M${x + 40} ${y - 300}q110 60 50 280h-46q50-180-30-230z`

export function hall({ random, lift }: Moment): Scene {
  const y = 640 + lift
  const folds = (x: number) =>
    times(4, (i) => `M${x + i * 70} 0h46q22 ${300 + 30 * i} -6 ${y}h-40z`)
  return {
    layers: [
      [1, rect(250, 100, 1100, y)],
      ['h', poly(760, 0, 840, 0, 1130, y + 30, 470, y + 30)],
      [
        4,
        folds(-10) +
          folds(1330) +
          'M0 0H1600V120Q1480 210 1360 120Q1240 210 1120 120Q1000 210 880 120Q800 190 720 120Q600 210 480 120Q360 210 240 120Q120 210 0 120z',
      ],
      [3, ground(y)],
      ['w', ellipse(800, y + 34, 330, 40)],
      ['o', circle(800, 70, 44)],
      ...(random() < 0.5 ? oud(760, y - 190) : piano(800, y + 20)),
      [4, audience(770 + lift, 120, random) + ground(830 + lift)],
      [5, audience(850 + lift, 150, random)],
    ],
  }
}

const piano = (x: number, y: number): Layer[] => [
  [4, poly(x - 60, y - 180, x + 210, y - 350, x + 226, y - 170)],
  [
    5,
    `M${x - 220} ${y - 170}h250q190-20 200-120q-20 220 10 170l-10 20h-450z` +
      rect(x - 200, y - 110, 24, 130) +
      rect(x + 180, y - 110, 24, 130) +
      rect(x - 290, y - 60, 80, 16) +
      rect(x - 256, y - 50, 12, 70),
  ],
  ['w', rect(x - 236, y - 160, 200, 16)],
]

/** An oud that leans: its neck runs along `a`, its strings are beside each other along `b`. */
function oud(x: number, y: number): Layer[] {
  const at = (a: number, b: number) => [x + a * 0.5 + b * 0.87, y - a * 0.87 + b * 0.5] as const
  return [
    [
      5,
      `M${at(190, 18)}C${at(130, 70)} ${at(60, 160)} ${at(-50, 160)}S${at(-190, 80)} ${at(-190, 0)}S${at(-140, -160)} ${at(-50, -160)}S${at(130, -70)} ${at(190, -18)}z` +
        poly(...at(180, 20), ...at(380, 14), ...at(380, -14), ...at(180, -20)) +
        poly(...at(360, 14), ...at(384, 14), ...at(330, -130), ...at(312, -122)),
    ],
    [
      3,
      circle(...at(50, 0), 44) +
        poly(...at(-120, 46), ...at(-104, 46), ...at(-104, -46), ...at(-120, -46)),
    ],
    ['r', times(4, (i) => line(...at(-110, i * 8 - 12), ...at(370, i * 6 - 9)))],
  ]
}

export function screen({ random, lift }: Moment): Scene {
  const y = 170 + lift / 2
  return {
    layers: [
      [2, rect(0, 0, WIDTH, HEIGHT)],
      [3, times(6, (i) => rect(40 + i * 46, 100, 20, 640) + rect(1310 + i * 46, 100, 20, 640))],
      ['w', pill(360, y, 880, 420, 14)],
      [
        1,
        `M374 ${y + 400}V${y + 300}C600 ${y + 180} 700 ${y + 340} 900 ${y + 250}S1150 ${y + 200} 1226 ${y + 260}V${y + 400}z`,
      ],
      ['o', circle(between(random, 560, 1040), y + 150, 54)],
      ['r', line(800, 900, 360, y) + line(800, 900, 1240, y)],
      [4, audience(720 + lift, 130, random)],
      [5, audience(820 + lift, 160, random) + ground(880 + lift)],
    ],
  }
}

export function library({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const shelf = (top: number) => {
    let [dark, light] = ['', '']
    for (let x = 210; x < 1390; ) {
      const [width, height] = [between(random, 22, 54), between(random, 96, 134)]
      if (random() < 0.1) x += 46
      if (random() < 0.22) light += rect(x, top - height, width - 4, height)
      else dark += rect(x, top - height, width - 4, height)
      x += width
    }
    return { dark, light, top }
  }
  const shelves = [200, 360, 520].map((top) => shelf(top + lift))
  return {
    layers: [
      [1, rect(170, 40 + lift, 1260, 660)],
      [3, shelves.map(({ dark }) => dark).join('')],
      ['h', shelves.map(({ light }) => light).join('')],
      [
        2,
        shelves.map(({ top }) => rect(170, top, 1260, 16)).join('') +
          rect(150, 30 + lift, 30, 680) +
          rect(1420, 30 + lift, 30, 680),
      ],
      [5, ground(y)],
      ['w', `M800 ${y - 20}q-120-66-300-20v-110q180-46 300 26q120-72 300-26v110q-180-46-300 20z`],
      ['l', `M800 ${y - 124}v104`],
      [5, rect(1190, y - 210, 12, 210) + pill(1140, y - 14, 112, 20, 8)],
      ['o', `M1130 ${y - 200}l30-80h72l30 80z`],
    ],
  }
}

export function gallery({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const low = between(random, 350, 430)
  return {
    layers: [
      ['h', poly(800, 0, 470, y, 1130, y)],
      [3, ground(y)],
      [4, rect(0, y - 14, WIDTH, 22)],
      [5, rect(560, 140, 480, 400) + rect(230, 220, 220, 280) + rect(1150, 220, 220, 280)],
      ['w', rect(582, 162, 436, 356) + rect(244, 234, 192, 252) + rect(1164, 234, 192, 252)],
      [
        1,
        `M582 518V${low}C720 ${low - 90} 800 ${low + 90} 1018 ${low - 20}V518z` +
          dome(340, 420, 60) +
          poly(1164, 486, 1250, 300, 1356, 486),
      ],
      [
        2,
        `M582 518V${low + 80}C760 ${low + 10} 860 ${low + 130} 1018 ${low + 60}V518z` +
          rect(280, 420, 120, 66) +
          circle(1310, 290, 26),
      ],
      ['o', circle(between(random, 700, 900), 270, 46)],
      [
        5,
        person(700, y + 150, 300) +
          person(860, y + 150, 260) +
          pill(1080, y + 60, 280, 28, 8) +
          rect(1110, y + 80, 20, 70) +
          rect(1310, y + 80, 20, 70),
      ],
    ],
  }
}

export function circuit({ random, lift }: Moment): Scene {
  const y = 450 + lift
  const traces = times(7, (i) => {
    const s = 260 + i * 58
    const out = 60 + 60 * random()
    const [x, pin] = [626 + i * 58, y - 174 + i * 58]
    const [bent, turned] = [x + (i - 3) * out * 0.6, pin + (i - 3) * 60]
    return (
      line(x, y - 200, x, y - s + 60, bent, y - s - out) +
      line(x, y + 200, x, y + s - 60, bent, y + s + out) +
      line(600, pin, 470, pin, 380 - out, turned, 0, turned) +
      line(1000, pin, 1130, pin, 1220 + out, turned, 1600, turned)
    )
  })
  return {
    layers: [
      ['h', circle(800, y, 420)],
      ['l', traces],
      [
        4,
        times(
          7,
          (i) => rect(618 + i * 58, y - 226, 16, 452) + rect(574, y - 182 + i * 58, 452, 16),
        ),
      ],
      [5, pill(600, y - 200, 400, 400, 24)],
      [3, pill(650, y - 150, 300, 300, 16)],
      [2, pill(690, y - 110, 220, 220, 12)],
      ['o', circle(800, y, 48)],
    ],
  }
}

export function devices({ random, lift }: Moment): Scene {
  const y = 720 + lift
  const side = random() < 0.5 ? 1 : -1
  const x = 800 + side * 330
  return {
    layers: [
      ['h', circle(800, 440, 360)],
      [3, pill(470 - side * 60, y - 430, 660, 400, 22)],
      ['w', rect(494 - side * 60, y - 406, 612, 340)],
      [1, rect(520 - side * 60, y - 380, 160, 288) + pill(710 - side * 60, y - 380, 370, 150, 10)],
      [2, `M${710 - side * 60} ${y - 100}l90-90l80 50l100-110l110 150z`],
      [4, poly(...around(400 - side * 60, y, 1, [0, 0, 800, 0, 740, -32, 60, -32]))],
      [5, pill(x - 115, y - 400, 230, 410, 34)],
      ['h', pill(x - 98, y - 366, 196, 340, 14)],
      [
        2,
        times(6, (i) => pill(x - 76 + (i % 2) * 84, y - 340 + Math.floor(i / 2) * 96, 68, 68, 16)),
      ],
      ['o', circle(x + 42, y - 114, 34)],
      [5, ground(y)],
    ],
  }
}

export function home({ random, lift }: Moment): Scene {
  const y = 720 + lift
  const x = between(random, 955, 965)
  return {
    layers: [
      [1, rect(0, 0, WIDTH, y)],
      ['s', arch(300, 560 + lift, 360, 430)],
      ['h', circle(480, 360 + lift, 90)],
      [2, `M300 ${560 + lift}v-90q90-50 180 0t180-20v110z`],
      ['l', `M480 ${130 + lift}v430M300 ${340 + lift}h360`],
      [3, pill(700, y - 260, 600, 210, 40)],
      [
        4,
        pill(670, y - 170, 100, 170, 36) +
          pill(1230, y - 170, 100, 170, 36) +
          rect(740, y - 120, 520, 90),
      ],
      ['w', pill(780, y - 220, 120, 110, 20) + pill(1090, y - 220, 120, 110, 20)],
      [
        5,
        rect(x + 372, y - 400, 10, 400) +
          pill(x + 322, y - 12, 110, 18, 8) +
          pill(400, y - 110, 180, 110, 18) +
          times(
            5,
            (i) =>
              `M490 ${y - 110}q${(i - 2) * 60} ${-190 + Math.abs(i - 2) * 30} ${(i - 2) * 84} ${-130 + Math.abs(i - 2) * 10}q${-(i - 2) * 30} 30 ${-(i - 2) * 84} 130z`,
          ),
      ],
      ['o', `M${x + 320} ${y - 390}l32-90h50l32 90z`],
      [5, ground(y)],
    ],
  }
}

export function table({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const x = between(random, 720, 860)
  const cup = (at: number) => `M${at} ${y - 74}h84l-14 66q-28 12-56 0z`
  return {
    layers: [
      ['h', circle(x, 430, 340)],
      [1, rect(0, y - 40, WIDTH, 60)],
      [2, `M${x - 210} ${y - 140}h420q-10 120-130 130h-160q-120-10-130-130z`],
      [
        3,
        circle(x - 110, y - 180, 74) +
          circle(x + 80, y - 186, 80) +
          ellipse(x - 16, y - 226, 84, 66),
      ],
      ['o', circle(x + 6, y - 176, 60)],
      [2, `M${x - 230} ${y - 150}h460q-10 130-140 140h-180q-130-10-140-140z`],
      ['w', rect(x - 230, y - 154, 460, 18)],
      // The pot of Arabic coffee: a waist, a spout and a pointed lid.
      [
        4,
        `M${x - 430} ${y - 10}q-60-90 10-170q-30-70 0-120h90q30 50 0 120q70 80 10 170z` +
          poly(x - 426, y - 300, x - 385, y - 380, x - 324, y - 300) +
          `M${x - 350} ${y - 250}q70-20 110-96l-4 60q-30 80-96 96z`,
      ],
      ['l', `M${x - 440} ${y - 270}q-90 10-70 100q10 60 50 70`],
      [4, cup(x + 300) + cup(x + 410)],
      [5, ground(y)],
      [4, rect(0, y, WIDTH, 14)],
    ],
  }
}

export function clinic({ random, lift }: Moment): Scene {
  const y = 700 + lift
  const flip = random() < 0.5
  const [left, right] = flip ? [960, 400] : [340, 940]
  return {
    layers: [
      [1, rect(0, 0, WIDTH, y)],
      ['s', pill(left + 20, 170 + lift, 330, 300, 16)],
      ['h', circle(left + 180, 330 + lift, 80)],
      [2, `M${left + 20} ${470 + lift}v-70q90-70 170-10t160-30v110z`],
      ['l', `M${left + 185} ${170 + lift}v300M${left + 20} ${320 + lift}h330`],
      [5, pill(right - 40, 190 + lift, 400, 250, 18)],
      ['r', `M${right - 20} ${330 + lift}h110l26-90l46 150l34-100l20 40h124`],
      ['o', circle(right + 320, 330 + lift, 20)],
      [3, rect(right + 140, 440 + lift, 30, 260)],
      ['w', pill(420, y - 150, 760, 80, 30) + pill(440, y - 210, 190, 80, 34)],
      [4, `M650 ${y - 150}q20-60 120-56h330q80 0 80 80v30h-530z`],
      [5, rect(400, y - 260, 20, 280) + rect(1180, y - 190, 20, 210) + rect(400, y - 70, 800, 24)],
      [5, ground(y)],
      [4, rect(0, y, WIDTH, 14)],
    ],
  }
}

/** Somebody without a photograph. */
export function portrait({ random }: Moment): Scene {
  const shoulders = between(random, 250, 310)
  return {
    layers: [
      ['h', circle(800, 450, 400)],
      ['o', circle(between(random, 560, 640), 250, 70)],
      [4, `M${800 - shoulders} 900q0-290 ${shoulders}-290t${shoulders} 290z`],
      [5, circle(800, 420, 170)],
    ],
  }
}
