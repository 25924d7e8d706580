import {
  arcade,
  arch,
  audience,
  blocks,
  circle,
  cloud,
  dome,
  ellipse,
  HEIGHT,
  hills,
  line,
  minaret,
  palm,
  peaks,
  person,
  pill,
  pine,
  poly,
  rect,
  times,
  tree,
  WIDTH,
  waves,
  windows,
} from './shapes'

/**
 * The parts of a drawing: `s` sky, `h` halo, a little lighter or deeper than the sky, 1 to 5 from far to near, `w` the
 * light detail (windows, sails), `o` the one orange body. With `r` and `l` the path is a thin or a strong line.
 */
export type Tone = 's' | 'h' | 1 | 2 | 3 | 4 | 5 | 'w' | 'o' | 'r' | 'l'
export type Layer = readonly [tone: Tone, path: string]

/** What the story decides: random numbers from 0 to 1, and the height of the horizon from -40 to 40. */
export type Moment = { random: () => number; lift: number }

/**
 * A scene: where its sun or moon is (without one, the scene itself has the orange body), its layers, and whether it must
 * not be mirrored, as a chart whose time runs from right to left.
 */
export type Scene = {
  sun?: readonly [x: number, y: number]
  layers: readonly Layer[]
  isFixed?: boolean
}

const between = (random: () => number, from: number, to: number) => from + (to - from) * random()
const ground = (y: number): string => rect(0, y, WIDTH, HEIGHT - y)

function skyline({ random, lift }: Moment): Scene {
  const foot = 730 + lift
  const x = between(random, 620, 900)
  const top = between(random, 190, 260)
  const towers = [
    poly(x, foot, x + 18, top + 90, x + 65, top, x + 112, top + 90, x + 130, foot),
    rect(x, top + 60, 130, foot - top - 60) +
      rect(x + 30, top + 20, 70, 60) +
      rect(x + 61, top - 70, 8, 90),
    poly(x, foot, x, top + 120, x + 130, top, x + 130, foot),
  ]
  const side = between(random, 330, 420)
  return {
    sun: [between(random, 420, 1180), between(random, 250, 360)],
    layers: [
      [1, blocks(foot, 110, 270, 90, random)],
      [2, blocks(foot, 60, 210, 120, random)],
      [
        3,
        (towers[Math.floor(random() * 3)] ?? '') +
          rect(x - side, foot - 330, 120, 330) +
          rect(x + side, foot - 270, 150, 270),
      ],
      [
        'w',
        windows(x - side + 20, foot - 300, 3, 5, 30, 44, 12) +
          windows(x + side + 24, foot - 240, 4, 4, 30, 44, 12) +
          windows(x + 35, top + 150, 3, 6, 26, 52, 10),
      ],
      [4, blocks(foot + 60, 50, 140, 150, random)],
      [
        5,
        ground(foot + 40) +
          dome(x - 180, foot + 44, 56) +
          minaret(x - 290, foot + 44, 34, 190) +
          palm(x + 330, foot + 50, 150) +
          palm(x + 400, foot + 50, 110, -0.1),
      ],
    ],
  }
}

function exchange({ random, lift }: Moment): Scene {
  const foot = 740 + lift
  const bars = Array.from({ length: 9 }, (_, i) => ({
    x: 1274 - i * 124,
    top: foot - 90 - 90 * random() - i * 42,
  }))
  const tops = bars.flatMap(({ x, top }) => [x + 38, top - 60])
  const [lastX = 0, lastY = 0] = tops.slice(-2)
  return {
    isFixed: true,
    layers: [
      [1, blocks(foot, 60, 190, 110, random)],
      [3, bars.map(({ x, top }) => rect(x, top, 76, foot - top)).join('')],
      [2, bars.map(({ x, top }) => rect(x, top, 22, foot - top)).join('')],
      [
        'w',
        bars
          .map(({ x, top }) =>
            windows(x + 34, top + 26, 1, Math.floor((foot - top) / 70), 20, 62, 14),
          )
          .join(''),
      ],
      ['l', line(...tops)],
      ['o', circle(lastX, lastY, 34)],
      [5, ground(foot)],
      [4, rect(0, foot, WIDTH, 18)],
    ],
  }
}

function stadium({ random, lift }: Moment): Scene {
  const y = 470 + lift
  const bow = (top: number, bottom: number) =>
    `M0 ${top}Q800 ${top - 120} 1600 ${top}V${bottom}Q800 ${bottom - 120} 0 ${bottom}z`
  const mast = (x: number) => rect(x - 7, 190, 14, 320) + pill(x - 62, 150, 124, 62, 10)
  const ball = between(random, 640, 960)
  const seats = times(84, (i) => {
    const [row, column] = [Math.floor(i / 28), i % 28]
    const x = 40 + column * 56 + row * 22
    return circle(x, y + 70 + row * 44 - 60 * (1 - ((x - 800) / 800) ** 2), 9)
  })
  return {
    layers: [
      ['h', poly(260, 180, 60, 800, 640, 800) + poly(1340, 180, 960, 800, 1540, 800)],
      [3, mast(260) + mast(1340)],
      ['w', times(8, (i) => circle(i < 4 ? 224 + i * 24 : 1304 + (i - 4) * 24, 181, 9))],
      [1, bow(y - 60, y + 40)],
      [3, bow(y - 74, y - 34)],
      [2, bow(y + 30, y + 210)],
      ['h', seats],
      [3, bow(y + 200, 1000)],
      [4, `M0 ${y + 250}Q800 ${y + 130} 1600 ${y + 250}V900H0z`],
      ['r', `${ellipse(800, 720 + lift, 250, 74)}${line(800, y + 190, 800, 900)}`],
      [5, ellipse(ball, 752 + lift, 60, 14)],
      ['o', circle(ball, 700 + lift, 50)],
    ],
  }
}

function goal({ random, lift }: Moment): Scene {
  const top = 300 + lift
  const ball = between(random, 560, 1040)
  return {
    layers: [
      [1, hills([520, 470, 500, 450, 500])],
      [2, audience(470 + lift, 74, random) + rect(0, 510 + lift, WIDTH, 120)],
      [3, ground(600 + lift)],
      [4, poly(0, 900, 260, 690 + lift, 1340, 690 + lift, 1600, 900)],
      [
        'r',
        times(15, (i) => line(390 + i * 58, top, 390 + i * 58, 690 + lift)) +
          times(7, (i) => line(360, top + 55 * (i + 1), 1240, top + 55 * (i + 1))),
      ],
      ['w', rect(350, top, 18, 400) + rect(1232, top, 18, 400) + rect(350, top - 6, 900, 18)],
      [5, ellipse(ball, 800, 66, 15)],
      ['o', circle(ball, 742, 56)],
    ],
  }
}

function hoop({ random, lift }: Moment): Scene {
  const x = between(random, 700, 900)
  const y = 330 + lift
  return {
    layers: [
      ['h', circle(x, y + 20, 380)],
      [1, blocks(690, 80, 260, 130, random)],
      [4, rect(x - 16, y - 120, 32, 700)],
      ['w', pill(x - 190, y - 190, 380, 250, 12)],
      [3, pill(x - 176, y - 176, 352, 222, 8)],
      ['w', rect(x - 74, y - 80, 148, 100)],
      [3, rect(x - 60, y - 66, 120, 72)],
      ['o', circle(x + 60, y - 10, 62)],
      [
        'l',
        ellipse(x, y + 62, 92, 20) +
          line(x - 88, y + 66, x - 56, y + 190) +
          line(x + 88, y + 66, x + 56, y + 190) +
          line(x - 40, y + 80, x + 50, y + 190) +
          line(x + 40, y + 80, x - 50, y + 190),
      ],
      [5, ground(740 + lift)],
      ['r', ellipse(800, 850, 420, 70)],
    ],
  }
}

function court({ random, lift }: Moment): Scene {
  const y = 520 + lift
  return {
    sun: [between(random, 440, 640), 250],
    layers: [
      [1, times(9, (i) => tree(60 + i * 190, y + 40, 200 + 60 * random()))],
      [2, ground(y + 20)],
      [3, poly(0, 900, 360, y + 70, 1240, y + 70, 1600, 900)],
      [
        'r',
        line(360, y + 70, 1240, y + 70) + line(800, y + 70, 800, 900) + line(200, 780, 1400, 780),
      ],
      [5, rect(190, y, 20, 240) + rect(1390, y, 20, 240)],
      [
        'r',
        times(23, (i) => line(210 + i * 52, y + 20, 210 + i * 52, y + 200)) +
          times(4, (i) => line(200, y + 60 + i * 40, 1400, y + 60 + i * 40)),
      ],
      ['w', rect(200, y + 6, 1200, 24)],
      [4, ellipse(940, 830, 50, 12)],
    ],
  }
}

function pool({ lift }: Moment): Scene {
  const y = 430 + lift
  const lane = (i: number) =>
    poly(
      800 + (i - 3) * 110,
      y,
      800 + (i - 3) * 340,
      900,
      800 + (i - 3) * 340 + 46,
      900,
      800 + (i - 3) * 110 + 12,
      y,
    )
  return {
    layers: [
      [1, rect(0, 170, WIDTH, y - 170)],
      ['h', times(8, (i) => arch(60 + i * 200, y - 40, 110, 190))],
      [3, rect(0, y - 44, WIDTH, 46)],
      [5, times(6, (i) => rect(415 + i * 145, y - 84, 54, 54))],
      [2, ground(y)],
      ['h', times(10, (i) => pill(60 + ((i * 347) % 1450), y + 60 + i * 42, 130, 9))],
      [4, times(7, lane)],
      ['w', times(6, (i) => circle(800 + (i - 2.5) * 196, 640, 15))],
      ['o', circle(702, 700, 46)],
      [5, `M610 760q46-70 92-4q46-66 92 4q-92 34-184 0z`],
    ],
  }
}

/** A runner in an oblique stride, of limbs with round ends. */
const runner = (x: number, y: number, size: number): string =>
  circle(x + size * 0.1, y - size * 0.92, size * 0.09) +
  poly(
    x - size * 0.04,
    y - size * 0.8,
    x + size * 0.12,
    y - size * 0.8,
    x + size * 0.07,
    y - size * 0.44,
    x - size * 0.1,
    y - size * 0.46,
  ) +
  poly(
    x + size * 0.06,
    y - size * 0.48,
    x + size * 0.28,
    y - size * 0.3,
    x + size * 0.22,
    y,
    x + size * 0.14,
    y - size * 0.01,
    x + size * 0.19,
    y - size * 0.26,
    x - size * 0.02,
    y - size * 0.4,
  ) +
  poly(
    x - size * 0.08,
    y - size * 0.48,
    x + size * 0.03,
    y - size * 0.4,
    x - size * 0.1,
    y - size * 0.2,
    x - size * 0.34,
    y - size * 0.18,
    x - size * 0.34,
    y - size * 0.25,
    x - size * 0.15,
    y - size * 0.27,
  ) +
  poly(
    x + size * 0.08,
    y - size * 0.8,
    x + size * 0.14,
    y - size * 0.74,
    x + size * 0.3,
    y - size * 0.64,
    x + size * 0.27,
    y - size * 0.58,
    x + size * 0.05,
    y - size * 0.68,
  ) +
  poly(
    x - size * 0.02,
    y - size * 0.8,
    x - size * 0.22,
    y - size * 0.66,
    x - size * 0.14,
    y - size * 0.5,
    x - size * 0.09,
    y - size * 0.53,
    x - size * 0.15,
    y - size * 0.64,
    x + size * 0.02,
    y - size * 0.72,
  )

function track({ random, lift }: Moment): Scene {
  const y = 600 + lift
  return {
    sun: [between(random, 500, 1100), 270],
    layers: [
      [1, hills([y - 60, y - 150, y - 110, y - 190, y - 90])],
      [2, blocks(y + 20, 20, 90, 110, random)],
      [3, ground(y)],
      ['r', times(5, (i) => line(0, y + 40 + i * i * 16, 1600, y + 40 + i * i * 16))],
      [4, runner(450, y + 110, 300) + runner(1150, y + 110, 300)],
      [5, runner(790, y + 190, 400)],
    ],
  }
}

function podium({ lift }: Moment): Scene {
  const y = 800 + lift / 2
  return {
    layers: [
      ['h', poly(800, 0, 420, 900, 1180, 900)],
      [1, times(24, (i) => circle(60 + i * 66, 560 + (i % 3) * 26, 24)) + ground(600)],
      [2, rect(340, y - 160, 300, 260) + rect(960, y - 110, 300, 210)],
      [3, rect(640, y - 250, 320, 350)],
      [4, rect(640, y - 250, 320, 22) + rect(340, y - 160, 300, 18) + rect(960, y - 110, 300, 18)],
      [
        5,
        ground(y + 60) +
          poly(752, 540, 848, 540, 830, 460, 770, 460) +
          pill(730, 530, 140, 24, 4) +
          `M690 270h220q0 190-110 200q-110-10-110-200z`,
      ],
      ['l', 'M690 300q-80 0-60 70q14 44 84 40M910 300q80 0 60 70q-14 44-84 40'],
      ['o', circle(800, 350, 44)],
    ],
  }
}

/** A dhow: hull, mast and lateen sail; the sail is a path of its own. */
const dhow = (x: number, y: number, size: number): [hull: string, sail: string] => [
  `M${x - size * 0.55} ${y - size * 0.16}q${size * 0.12} ${size * 0.2} ${size * 0.3} ${size * 0.2}h${size * 0.5}q${size * 0.22} ${-size * 0.06} ${size * 0.34} ${-size * 0.3}q${-size * 0.3} ${size * 0.12} ${-size * 1.14} ${size * 0.1}z${rect(x - size * 0.03, y - size * 0.86, size * 0.025, size * 0.82)}`,
  `M${x + size * 0.22} ${y - size * 0.98}q${size * 0.3} ${size * 0.46} ${size * 0.2} ${size * 0.76}q${-size * 0.5} ${size * 0.1} ${-size * 0.86} ${size * 0.02}z`,
]

function sea({ random, lift }: Moment): Scene {
  const y = 520 + lift
  const x = between(random, 480, 1120)
  const [hull, sail] = dhow(x > 800 ? x - 330 : x + 330, y + 150, 300)
  const [farHull, farSail] = dhow(x > 800 ? 1260 : 340, y + 20, 120)
  return {
    sun: [x, y - 60],
    layers: [
      [1, peaks([0, y - 40, 180, y - 100, 330, y - 50, 470, y - 70, 600, y, 1600, y])],
      [2, ground(y)],
      ['o', times(4, (i) => pill(x - 110 + i * 22, y + 26 + i * 34, 220 - i * 44, 9))],
      [3, farHull],
      ['w', farSail],
      [3, waves(y + 150, 180, 34, 40 * random())],
      [5, hull],
      ['w', sail],
      [4, waves(y + 210, 240, 44, 90)],
      [5, waves(y + 300, 300, 40, 10)],
    ],
  }
}

function port({ random, lift }: Moment): Scene {
  const y = 640 + lift
  const crane = (x: number, size: number) =>
    rect(x, y - size, 16, size) +
    rect(x + size * 0.36, y - size, 16, size) +
    rect(x - size * 0.5, y - size - 14, size * 1.35, 24) +
    poly(x + 8, y - size - 14, x + size * 0.2, y - size * 1.42, x + size * 0.36, y - size - 14) +
    rect(x - size * 0.36, y - size, 6, size * 0.34) +
    rect(x, y - size * 0.5, size * 0.38, 12)
  const boxes = (x: number, rows: number, columns: number, skip: number) =>
    times(rows * columns, (i) =>
      i % skip === skip - 1
        ? ''
        : rect(x + (i % columns) * 92, y - 74 - Math.floor(i / columns) * 52, 86, 46),
    )
  const shift = between(random, -60, 60)
  return {
    layers: [
      [1, blocks(y, 20, 90, 140, random)],
      [2, crane(330 + shift, 330) + crane(1120 + shift, 350)],
      [3, crane(720 + shift, 380)],
      [3, boxes(470 + shift, 3, 7, 6)],
      [2, boxes(470 + shift, 2, 7, 5)],
      ['o', rect(654 + shift, y - 126, 86, 46)],
      ['w', rect(1150 + shift, y - 200, 110, 180)],
      [3, windows(1166 + shift, y - 184, 3, 2, 32, 40, 18)],
      [
        5,
        poly(380 + shift, y - 30, 1310 + shift, y - 30, 1250 + shift, y + 80, 450 + shift, y + 80),
      ],
      [4, waves(y + 50, 150, 26)],
      [5, waves(y + 150, 260, 40, 40)],
    ],
  }
}

function dunes({ random, lift }: Moment): Scene {
  const y = 560 + lift
  const x = between(random, 520, 1080)
  const crest = 200 * random()
  return {
    sun: [x, between(random, 240, 330)],
    layers: [
      [1, hills([y - 40, y - 110, y - 30, y - 130, y - 50])],
      [2, hills([y + 60, y - 20, y + 70, y - 10, y + 40])],
      [
        3,
        `M0 ${y + 150}C300 ${y + 150} ${440 + crest} ${y + 20} ${620 + crest} ${y + 10}C${900 + crest} ${y + 60} 1300 ${y + 190} 1600 ${y + 130}V900H0z`,
      ],
      [
        4,
        `M${620 + crest} ${y + 10}C${560 + crest} ${y + 130} ${760 + crest} ${y + 180} ${640 + crest} 900H1600V${y + 130}C1300 ${y + 190} ${900 + crest} ${y + 60} ${620 + crest} ${y + 10}z`,
      ],
      [
        5,
        `M0 ${y + 280}C400 ${y + 190} 700 ${y + 330} 1600 ${y + 230}V900H0z` +
          palm(x > 800 ? 430 : 1090, y + 270, 330) +
          palm(x > 800 ? 510 : 1180, y + 280, 240, -0.06),
      ],
      ['w', poly(x - 130, y + 290, x, y + 170, x + 130, y + 290)],
      [3, poly(x - 30, y + 290, x, y + 170, x + 34, y + 290)],
    ],
  }
}

function mountains({ random, lift }: Moment): Scene {
  const y = 600 + lift
  const top = between(random, 600, 980)
  return {
    sun: [top > 790 ? 480 : 1140, 270],
    layers: [
      [
        1,
        peaks([
          0,
          y - 120,
          220,
          y - 260,
          420,
          y - 110,
          700,
          y - 290,
          1000,
          y - 140,
          1290,
          y - 300,
          1600,
          y - 100,
        ]),
      ],
      [
        2,
        peaks([
          0,
          y + 10,
          300,
          y - 130,
          top - 170,
          y - 60,
          top,
          y - 370,
          top + 330,
          y - 40,
          1400,
          y - 150,
          1600,
          y,
        ]),
      ],
      [
        3,
        poly(
          top,
          y - 370,
          top + 330,
          y - 40,
          top + 200,
          y + 120,
          top + 60,
          y - 90,
          top + 90,
          y - 200,
        ),
      ],
      [
        'w',
        poly(
          top,
          y - 370,
          top + 98,
          y - 272,
          top + 40,
          y - 250,
          top + 10,
          y - 280,
          top - 30,
          y - 240,
          top - 72,
          y - 236,
        ),
      ],
      [4, hills([y + 110, y + 30, y + 120, y + 60, y + 110])],
      [
        5,
        hills([y + 180, y + 150, y + 210, y + 150, y + 190]) +
          times(7, (i) => pine(250 + i * 180, y + 220, 120 + 80 * random())),
      ],
    ],
  }
}

function field({ random, lift }: Moment): Scene {
  const y = 530 + lift
  const x = between(random, 600, 1000)
  const furrow = (i: number) =>
    poly(
      x + (i - 6) * 34,
      y + 30,
      x + (i - 6) * 290,
      900,
      x + (i - 6) * 290 + 140,
      900,
      x + (i - 6) * 34 + 16,
      y + 30,
    )
  const stalk = (i: number) =>
    rect(40 + i * 96, 690 + (i % 3) * 26, 7, 210) +
    times(5, (k) => ellipse(34 + i * 96 + (k % 2) * 19, 700 + (i % 3) * 26 + k * 20, 9, 17))
  return {
    sun: [x > 800 ? x - 240 : x + 240, y - 130],
    layers: [
      [1, hills([y - 30, y - 90, y - 20, y - 110, y - 40])],
      [2, times(6, (i) => tree(120 + i * 270, y + 34, 90 + 60 * random()))],
      [3, ground(y + 26)],
      [4, times(13, furrow)],
      ['w', rect(x + 150, y - 40, 130, 76) + rect(x + 300, y - 120, 40, 156)],
      [
        5,
        poly(x + 136, y - 38, x + 215, y - 96, x + 294, y - 38) +
          poly(x + 292, y - 116, x + 320, y - 160, x + 348, y - 116),
      ],
      [5, times(17, stalk)],
    ],
  }
}

function laboratory({ random, lift }: Moment): Scene {
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

function street({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const x = between(random, 520, 700)
  const house = (at: number, width: number, height: number) => rect(at, y - height, width, height)
  return {
    layers: [
      [1, blocks(y, 260, 420, 160, random)],
      [
        2,
        house(120, 300, 360) +
          house(440, 260, 300) +
          house(720, 330, 400) +
          house(1080, 240, 320) +
          house(1340, 260, 380),
      ],
      [
        'h',
        times(3, (i) => arch(150 + i * 90, y - 190, 54, 110)) +
          times(3, (i) => arch(760 + i * 96, y - 230, 58, 120)) +
          times(2, (i) => arch(475 + i * 106, y - 160, 70, 100)) +
          times(2, (i) => arch(1114 + i * 96, y - 180, 60, 100)),
      ],
      [
        3,
        arcade(4, 140, y, 70, 48, 130) +
          arcade(3, 740, y, 104, 70, 140) +
          times(3, (i) =>
            poly(
              440 + i * 88,
              y - 130,
              528 + i * 88,
              y - 130,
              518 + i * 88,
              y - 96,
              430 + i * 88,
              y - 96,
            ),
          ),
      ],
      [4, tree(1250, y + 10, 330) + tree(330, y + 10, 250)],
      [5, ground(y)],
      ['w', pill(x, y - 170, 470, 190, 26)],
      [4, rect(x, y - 50, 470, 44)],
      [
        3,
        times(4, (i) => pill(x + 22 + i * 92, y - 146, 78, 74, 10)) +
          pill(x + 396, y - 146, 56, 120, 10),
      ],
      ['o', circle(x + 452, y - 22, 13)],
      [5, circle(x + 100, y + 16, 42) + circle(x + 370, y + 16, 42)],
      [
        2,
        circle(x + 100, y + 16, 17) +
          circle(x + 370, y + 16, 17) +
          times(9, (i) => rect(20 + i * 190, y + 110, 100, 12)),
      ],
    ],
  }
}

function road({ random, lift }: Moment): Scene {
  const y = 520 + lift
  const x = between(random, 640, 960)
  return {
    sun: [x > 800 ? x - 300 : x + 300, y - 190],
    layers: [
      [
        1,
        peaks([
          0,
          y - 60,
          260,
          y - 190,
          520,
          y - 60,
          830,
          y - 200,
          1180,
          y - 50,
          1420,
          y - 150,
          1600,
          y - 40,
        ]),
      ],
      [2, hills([y + 10, y - 30, y + 20, y - 40, y])],
      [3, ground(y + 20)],
      [
        5,
        `M${x - 12} ${y + 20}h24C${x + 160} ${y + 120} ${x - 260} ${y + 130} ${x + 420} 900H${x - 500}C${x - 520} ${y + 150} ${x + 60} ${y + 110} ${x - 12} ${y + 20}z`,
      ],
      [
        'w',
        poly(x - 3, y + 190, x + 9, y + 190, x + 2, y + 240, x - 20, y + 240) +
          poly(x - 26, y + 275, x, y + 275, x - 4, 890, x - 44, 890),
      ],
      [
        4,
        times(5, (i) => tree(220 + i * 60 - (i % 2) * 40, y + 70 + i * 34, 80 + i * 26)) +
          times(4, (i) => tree(1180 + i * 66, y + 60 + i * 40, 80 + i * 30)),
      ],
    ],
  }
}

function observatory({ random, lift }: Moment): Scene {
  const y = 660 + lift
  const x = between(random, 600, 1000)
  return {
    sun: [x > 800 ? x - 330 : x + 330, 230],
    layers: [
      ['w', times(34, () => circle(1600 * random(), 520 * random(), 2.6 + 3.4 * random()))],
      [1, peaks([0, y - 60, 300, y - 170, 560, y - 70, 900, y - 190, 1250, y - 60, 1600, y - 140])],
      [2, hills([y + 30, y - 40, y + 10, y - 50, y + 20])],
      [5, hills([y + 130, y + 70, y + 20, y + 70, y + 140])],
      ['w', rect(x - 170, y - 110, 340, 170)],
      [4, `M${x - 190} ${y - 110}a190 190 0 0 1 380 0z`],
      ['s', poly(x + 10, y - 110, x + 70, y - 290, x + 120, y - 262, x + 84, y - 110)],
      [
        5,
        poly(x + 30, y - 130, x + 96, y - 318, x + 132, y - 306, x + 66, y - 120) +
          rect(x - 190, y - 122, 380, 22) +
          rect(x - 20, y - 40, 44, 100),
      ],
      [3, times(3, (i) => rect(x - 140 + i * 46, y - 60, 26, 40))],
    ],
  }
}

function space({ random, lift }: Moment): Scene {
  const x = between(random, 720, 880)
  const y = 440 + lift
  return {
    layers: [
      ['w', times(46, () => circle(1600 * random(), 900 * random(), 2.4 + 3.4 * random()))],
      ['h', circle(x, y, 330)],
      [3, circle(x, y, 220)],
      [2, `M${x - 216} ${y - 40}q216-70 432 0q8 40 0 74q-216-70-432 0q-8-34 0-74z`],
      [4, `M${x - 200} ${y + 92}q200 70 400 0a220 220 0 0 1-400 0z`],
      [
        'l',
        `M${x - 190} ${y + 80}C${x - 480} ${y + 220} ${x - 380} ${y + 260} ${x} ${y + 120}S${x + 560} ${y - 190} ${x + 205} ${y - 80}`,
      ],
      ['o', circle(x + 340, y - 112, 34)],
      [1, circle(x - 420, y - 230, 54)],
      [5, 'M0 900V840Q800 700 1600 840V900z'],
    ],
  }
}

function hall({ random, lift }: Moment): Scene {
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
      [5, random() < 0.5 ? oud(800, y + 10) : piano(800, y + 20)],
      [5, audience(790 + lift, 120, random) + ground(850 + lift)],
      [4, audience(870 + lift, 130, random)],
    ],
  }
}

const piano = (x: number, y: number): string =>
  `M${x - 220} ${y - 170}h250q190-20 200-120q-20 220 10 170l-10 20h-450z` +
  poly(x - 60, y - 180, x + 210, y - 350, x + 226, y - 170) +
  rect(x - 200, y - 110, 24, 130) +
  rect(x + 180, y - 110, 24, 130) +
  rect(x - 290, y - 60, 80, 16) +
  rect(x - 256, y - 50, 12, 70)

const oud = (x: number, y: number): string =>
  `M${x} ${y - 330}q150 70 150 200q0 130-150 130t-150-130q0-130 150-200z` +
  rect(x - 16, y - 440, 32, 140) +
  poly(x - 16, y - 440, x + 16, y - 430, x + 100, y - 470, x + 92, y - 492)

function screen({ random, lift }: Moment): Scene {
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

function souk({ random, lift }: Moment): Scene {
  const y = 760 + lift / 2
  const lamp = (x: number, length: number) =>
    rect(x - 2, 120, 4, length) +
    poly(x - 26, 120 + length + 34, x, 120 + length, x + 26, 120 + length + 34) +
    poly(
      x - 26,
      120 + length + 34,
      x + 26,
      120 + length + 34,
      x + 14,
      120 + length + 92,
      x - 14,
      120 + length + 92,
    )
  const bright = between(random, 700, 900)
  return {
    layers: [
      [4, rect(0, 0, WIDTH, HEIGHT)],
      [3, arch(180, 900, 1240, 820, true)],
      [2, arch(330, 900, 940, 660, true)],
      [1, arch(480, 900, 640, 520, true)],
      ['h', arch(600, 900, 400, 400, true)],
      ['s', arch(690, 900, 220, 290, true)],
      [2, dome(800, y - 50, 46) + rect(740, y - 52, 120, 130)],
      [3, ground(y + 30)],
      [
        5,
        poly(180, y - 190, 440, y - 250, 470, y - 170, 180, y - 90) +
          rect(200, y - 20, 230, 170) +
          poly(1420, y - 190, 1160, y - 250, 1130, y - 170, 1420, y - 90) +
          rect(1170, y - 20, 230, 170) +
          person(650, y + 110, 190) +
          person(970, y + 80, 160),
      ],
      [
        'w',
        times(5, (i) => circle(226 + i * 44, y - 34, 22)) +
          times(5, (i) => circle(1196 + i * 44, y - 34, 22)) +
          lamp(bright - 190, 110) +
          lamp(bright + 170, 60),
      ],
      ['l', line(bright, 90, bright, 240)],
      ['o', circle(bright, 262, 40)],
    ],
  }
}

function mosque({ random, lift }: Moment): Scene {
  const y = 740 + lift
  const x = between(random, 740, 860)
  return {
    sun: [x - 300, between(random, 230, 300)],
    layers: [
      [1, blocks(y, 60, 180, 110, random) + dome(260, y - 120, 70) + dome(1330, y - 140, 60)],
      [2, minaret(x + 400, y, 62, 520)],
      [3, minaret(x - 420, y, 66, 560)],
      [2, dome(x - 210, y - 190, 92) + dome(x + 210, y - 190, 92)],
      [
        3,
        dome(x, y - 250, 170) + rect(x - 190, y - 262, 380, 60) + rect(x - 360, y - 200, 720, 200),
      ],
      ['w', times(5, (i) => arch(x - 130 + i * 56, y - 210, 30, 42))],
      ['h', arcade(7, x - 330, y, 96, 66, 130, true)],
      [
        5,
        arcade(7, x - 318, y, 96, 42, 108, true) +
          ground(y) +
          palm(x + 560, y + 20, 260) +
          palm(x - 590, y + 20, 220, -0.1),
      ],
      [4, rect(0, y, WIDTH, 20)],
    ],
  }
}

/** An old court, seen from the shade of its arcade. */
function courtyard({ random, lift }: Moment): Scene {
  const y = 700 + lift / 2
  const x = between(random, 720, 880)
  return {
    layers: [
      ['h', circle(x, 400, 330)],
      ['o', circle(x + 130, 290, 50)],
      [1, blocks(y, 120, 240, 130, random)],
      [2, minaret(x - 60, y, 80, 470) + rect(300, y - 150, 1000, 150)],
      ['w', arcade(9, 330, y, 108, 70, 110, true)],
      [2, ground(y)],
      [3, poly(620, y + 20, 980, y + 20, 1160, 900, 440, 900)],
      [4, ellipse(800, y + 90, 90, 22) + rect(770, y + 40, 60, 50)],
      // The near arcade: piers and the wall above three pointed openings.
      [
        5,
        `M0 0H1600V900H1440V470Q1440 300 1290 190Q1140 300 1140 470V900H1060V440Q1060 230 800 90Q540 230 540 440V900H460V470Q460 300 310 190Q160 300 160 470V900H0z`,
      ],
    ],
  }
}

function library({ random, lift }: Moment): Scene {
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

function gallery({ random, lift }: Moment): Scene {
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

function columns({ random, lift }: Moment): Scene {
  const y = 720 + lift
  return {
    sun: [between(random, 560, 1040), 270],
    layers: [
      [1, blocks(y, 120, 250, 130, random)],
      [2, rect(330, y - 330, 940, 330)],
      [3, poly(330, y - 340, 800, y - 500, 1270, y - 340) + rect(310, y - 350, 980, 40)],
      ['h', poly(430, y - 356, 800, y - 474, 1170, y - 356)],
      [4, arch(740, y, 120, 220)],
      [
        'w',
        times(
          8,
          (i) =>
            rect(372 + i * 116, y - 310, 52, 310) +
            rect(362 + i * 116, y - 312, 72, 16) +
            rect(362 + i * 116, y - 20, 72, 20),
        ),
      ],
      [3, rect(290, y, 1020, 26) + rect(250, y + 26, 1100, 26)],
      [5, ground(y + 50) + tree(180, y + 60, 250) + tree(1420, y + 60, 270)],
    ],
  }
}

function signal({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const x = between(random, 640, 760)
  return {
    layers: [
      ['r', times(4, (i) => circle(x + 300, 250, 110 + i * 90))],
      [1, hills([y - 60, y - 130, y - 40, y - 140, y - 70])],
      [2, blocks(y + 10, 30, 130, 110, random)],
      [
        3,
        poly(
          x + 470,
          y + 20,
          x + 540,
          y - 460,
          x + 556,
          y - 460,
          x + 626,
          y + 20,
          x + 600,
          y + 20,
          x + 548,
          y - 380,
          x + 496,
          y + 20,
        ) + times(4, (i) => rect(x + 490 + i * 10, y - 40 - i * 100, 116 - i * 22, 10)),
      ],
      [4, poly(x - 90, y + 40, x - 20, y - 180, x + 30, y - 180, x + 90, y + 40)],
      [
        5,
        `M${x - 230} ${y - 360}C${x - 200} ${y - 130} ${x - 10} ${y - 40} ${x + 200} ${y - 100}z`,
      ],
      [
        'w',
        `M${x - 230} ${y - 360}C${x - 80} ${y - 380} ${x + 190} ${y - 250} ${x + 200} ${y - 100}C${x + 60} ${y - 100} ${x - 160} ${y - 210} ${x - 230} ${y - 360}z`,
      ],
      ['l', line(x - 10, y - 230, x + 120, y - 380)],
      ['o', circle(x + 132, y - 394, 30)],
      [5, ground(y + 30)],
    ],
  }
}

function circuit({ random, lift }: Moment): Scene {
  const y = 450 + lift
  const traces = times(7, (i) => {
    const s = 260 + i * 58
    const out = 60 + 60 * random()
    return (
      line(
        800 - 174 + i * 58,
        y - 200,
        800 - 174 + i * 58,
        y - s + 60,
        800 - 174 + i * 58 + (i - 3) * out * 0.6,
        y - s - out,
      ) +
      line(
        800 - 174 + i * 58,
        y + 200,
        800 - 174 + i * 58,
        y + s - 60,
        800 - 174 + i * 58 + (i - 3) * out * 0.6,
        y + s + out,
      ) +
      line(
        600,
        y - 174 + i * 58,
        470,
        y - 174 + i * 58,
        380 - out,
        y - 174 + i * 58 + (i - 3) * 60,
        0,
        y - 174 + i * 58 + (i - 3) * 60,
      ) +
      line(
        1000,
        y - 174 + i * 58,
        1130,
        y - 174 + i * 58,
        1220 + out,
        y - 174 + i * 58 + (i - 3) * 60,
        1600,
        y - 174 + i * 58 + (i - 3) * 60,
      )
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

function devices({ random, lift }: Moment): Scene {
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
      [
        4,
        poly(
          400 - side * 60,
          y,
          1200 - side * 60,
          y,
          1140 - side * 60,
          y - 32,
          460 - side * 60,
          y - 32,
        ),
      ],
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

function energy({ random, lift }: Moment): Scene {
  const y = 600 + lift
  const turbine = (x: number, size: number, turn: number) => {
    const blade = (i: number) => {
      const a = turn + (i * 2 * Math.PI) / 3
      const [dx, dy] = [Math.cos(a), Math.sin(a)]
      return poly(
        x - dy * 9,
        y - size + dx * 9,
        x + dx * size * 0.56,
        y - size + dy * size * 0.56,
        x + dy * 9,
        y - size - dx * 9,
      )
    }
    return (
      poly(x - 11, y + 90, x - 5, y - size, x + 5, y - size, x + 11, y + 90) +
      times(3, blade) +
      circle(x, y - size, 13)
    )
  }
  const panel = (x: number, top: number, size: number) =>
    poly(
      x,
      top,
      x + size,
      top,
      x + size * 0.8,
      top + size * 0.45,
      x - size * 0.2,
      top + size * 0.45,
    )
  return {
    sun: [between(random, 460, 1140), 230],
    layers: [
      [1, hills([y - 20, y - 100, y - 30, y - 120, y - 40])],
      [
        'w',
        turbine(420, 300, random() * 2) +
          turbine(860, 370, random() * 2) +
          turbine(1220, 260, random() * 2),
      ],
      [2, hills([y + 60, y + 10, y + 70, y + 10, y + 50])],
      [3, ground(y + 90)],
      [
        5,
        times(14, (i) =>
          panel(
            180 + (i % 7) * 190 - Math.floor(i / 7) * 40,
            y + 110 + Math.floor(i / 7) * 110,
            150,
          ),
        ),
      ],
      [
        'r',
        times(14, (i) => {
          const [x, top] = [
            180 + (i % 7) * 190 - Math.floor(i / 7) * 40,
            y + 110 + Math.floor(i / 7) * 110,
          ]
          return line(x + 75, top, x + 45, top + 67) + line(x - 15, top + 34, x + 135, top + 34)
        }),
      ],
    ],
  }
}

function factory({ random, lift }: Moment): Scene {
  const y = 720 + lift
  const x = between(random, 280, 380)
  const smoke = (at: number, top: number) =>
    times(4, (i) => circle(at + i * 34, top - 30 - i * 42, 30 + i * 12))
  return {
    layers: [
      ['h', smoke(x + 660, y - 460) + smoke(x + 810, y - 400)],
      [1, blocks(y, 60, 160, 120, random)],
      [
        2,
        poly(x + 620, y, x + 636, y - 460, x + 684, y - 460, x + 700, y) +
          poly(x + 770, y, x + 786, y - 400, x + 834, y - 400, x + 850, y),
      ],
      [
        3,
        times(4, (i) =>
          poly(x + i * 150, y - 190, x + i * 150, y - 300, x + (i + 1) * 150, y - 190),
        ) + rect(x, y - 191, 600, 191),
      ],
      [
        'w',
        windows(x + 40, y - 140, 9, 1, 62, 40, 34) +
          rect(x + 634, y - 430, 52, 24) +
          rect(x + 784, y - 370, 52, 24),
      ],
      [4, rect(x + 600, y - 150, 420, 150) + pill(x + 880, y - 230, 110, 230, 40)],
      [5, ground(y)],
      ['o', circle(x + 935, y - 180, 26)],
      [3, times(14, (i) => rect(i * 120, y + 60, 74, 10))],
    ],
  }
}

function airport({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const x = between(random, 620, 900)
  return {
    sun: [x + 300, y - 130],
    layers: [
      [1, hills([y - 20, y - 70, y - 30, y - 80, y - 10])],
      [2, blocks(y, 24, 70, 200, random)],
      [
        3,
        poly(330, y, 350, y - 300, 410, y - 300, 430, y) +
          poly(280, y - 390, 480, y - 390, 440, y - 300, 320, y - 300) +
          rect(300, y - 412, 160, 24) +
          rect(376, y - 480, 8, 70),
      ],
      ['w', poly(296, y - 372, 464, y - 372, 448, y - 330, 312, y - 330)],
      [5, plane(x + 90, 300, 1)],
      [4, ground(y)],
      ['w', times(12, (i) => rect(60 + i * 136, y + 90, 74, 12))],
      [5, ground(y + 150)],
    ],
  }
}

/** A passenger plane that climbs; `size` 1 is 560 units long. */
const plane = (x: number, y: number, size: number): string => {
  const turn = (...points: number[]) =>
    poly(
      ...points.map((value, i) =>
        i % 2 === 0 ? x + value * size : y + (value - (points[i - 1] ?? 0) * 0.22) * size,
      ),
    )
  return (
    turn(-270, -16, 190, -26, 262, -12, 290, 8, 262, 24, 190, 32, -210, 26) +
    turn(-276, -14, -330, -130, -270, -130, -180, -20) +
    turn(40, 16, -70, 170, -20, 170, 130, 20) +
    turn(40, -14, -20, -100, 14, -100, 120, -16) +
    turn(-220, 10, -280, 60, -246, 60, -170, 14)
  )
}

function storm({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const rain = times(26, () => {
    const [x, top] = [1600 * random(), 330 + 300 * random()]
    return line(x, top, x - 22, top + 66)
  })
  return {
    layers: [
      [2, cloud(160, 330, 620) + cloud(860, 290, 560)],
      [3, cloud(480, 360, 720)],
      ['r', rain],
      [1, peaks([0, y - 60, 260, y - 170, 560, y - 50, 980, y - 200, 1300, y - 60, 1600, y - 130])],
      [4, hills([y + 30, y - 20, y + 60, y - 30, y + 20])],
      ['w', rect(620, y - 40, 120, 90) + rect(880, y - 20, 150, 80) + rect(770, y - 80, 90, 140)],
      [
        5,
        poly(600, y - 36, 680, y - 100, 760, y - 36) +
          poly(860, y - 16, 955, y - 80, 1050, y - 16) +
          poly(758, y - 78, 815, y - 130, 872, y - 78),
      ],
      ['o', rect(806, y - 36, 26, 40)],
      [5, waves(y + 110, 220, 36, 40 * random())],
    ],
  }
}

function home({ random, lift }: Moment): Scene {
  const y = 720 + lift
  const x = between(random, 980, 1080)
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

function table({ random, lift }: Moment): Scene {
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

function clinic({ random, lift }: Moment): Scene {
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

function garden({ random, lift }: Moment): Scene {
  const y = 640 + lift
  return {
    sun: [between(random, 640, 960), 260],
    layers: [
      [1, times(10, (i) => tree(20 + i * 180, y, 220 + 110 * random()))],
      [2, ground(y - 10)],
      [3, tree(340, y + 60, 430) + tree(1270, y + 70, 470)],
      ['h', `M700 ${y}q120 60-60 110t-180 160h680q-20-110-160-160t-160-110z`],
      [
        5,
        pill(880, y + 20, 300, 20, 6) +
          pill(880, y - 40, 300, 16, 6) +
          pill(880, y - 10, 300, 16, 6) +
          rect(900, y - 50, 14, 130) +
          rect(1146, y - 50, 14, 130) +
          person(700, y + 130, 210) +
          person(790, y + 130, 150),
      ],
      [4, times(12, (i) => circle(30 + i * 140, 900, 70 + 40 * random()))],
    ],
  }
}

function reef({ random, lift }: Moment): Scene {
  const fish = (x: number, y: number, size: number) =>
    `M${x} ${y}q${size * 0.5} ${-size * 0.4} ${size} 0q${-size * 0.5} ${size * 0.4} ${-size} 0z${poly(x + size * 0.92, y, x + size * 1.3, y - size * 0.24, x + size * 1.3, y + size * 0.24)}`
  const weed = (x: number, height: number) =>
    `M${x} 900q-40 ${-height / 3} 0 ${-height * 0.6}t10 ${-height * 0.4}q40 ${height * 0.3} 10 ${height * 0.5}t20 ${height * 0.5}z`
  return {
    layers: [
      ['h', poly(500, 0, 640, 0, 420, 900, 120, 900) + poly(860, 0, 960, 0, 1120, 900, 860, 900)],
      [1, hills([640, 560, 690, 600, 520, 640])],
      [2, times(5, (i) => fish(520 + 120 * i - (i % 2) * 60, 250 + lift + (i % 3) * 70, 80))],
      [
        3,
        hills([760, 700, 790, 690, 740]) +
          times(4, (i) => circle(300 + i * 330, 740, 60 + 40 * random())),
      ],
      [4, times(8, (i) => weed(120 + i * 200, 220 + 160 * random()))],
      ['w', times(9, () => circle(300 + 1000 * random(), 120 + 500 * random(), 6 + 8 * random()))],
      [5, fish(610, 470 + lift, 330)],
      ['o', circle(690, 455 + lift, 20)],
      [5, hills([850, 820, 870, 830, 850])],
    ],
  }
}

/** Somebody without a photograph. */
function portrait({ random }: Moment): Scene {
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

/** Every scene by its name. */
export const scenes = {
  airport,
  circuit,
  clinic,
  columns,
  court,
  courtyard,
  devices,
  dunes,
  energy,
  exchange,
  factory,
  field,
  gallery,
  garden,
  goal,
  hall,
  home,
  hoop,
  laboratory,
  library,
  mosque,
  mountains,
  observatory,
  podium,
  pool,
  port,
  portrait,
  reef,
  road,
  screen,
  sea,
  signal,
  skyline,
  souk,
  space,
  stadium,
  storm,
  street,
  table,
  track,
} satisfies Record<string, (moment: Moment) => Scene>

export type SceneName = keyof typeof scenes
