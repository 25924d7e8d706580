import type { Moment, Scene } from './scene'
import {
  arch,
  audience,
  between,
  blocks,
  circle,
  ellipse,
  figure,
  ground,
  hills,
  line,
  pill,
  poly,
  rect,
  strip,
  times,
  WIDTH,
} from './shapes'

export function stadium({ random, lift }: Moment): Scene {
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

export function goal({ random, lift }: Moment): Scene {
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
      [5, ellipse(ball, 770, 180, 15)],
      [5, keeper(ball, top + 130)],
      ['o', circle(ball + 60, top + 60, 48)],
    ],
  }
}

/** A goalkeeper who dives up to the right; `x` and `y` are the hands. */
const keeper = (x: number, y: number): string =>
  figure(x, y, 100, [
    [-0.9, 0.28, -0.84, 0.24, 0.28],
    [-0.82, 0.57, -1.77, 1.3, 0.38],
    [-1.26, 0.46, -0.15, -0.21, 0.13],
    [-0.9, 0.99, 0.15, 0.21, 0.13],
    [-1.85, 1.02, -3.43, 1.9, 0.17],
    [-1.56, 1.43, -1.98, 2.23, 0.18],
    [-1.98, 2.23, -2.83, 2.58, 0.15],
  ])

export function hoop({ random, lift }: Moment): Scene {
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

export function pool({ lift }: Moment): Scene {
  const y = 430 + lift
  const lane = (i: number) => strip(800 + (i - 3) * 110, y, 12, 800 + (i - 3) * 340, 46)
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
      [5, 'M470 770Q580 640 702 716Q824 640 934 770Q820 706 702 770Q584 706 470 770z'],
    ],
  }
}

const runner = (x: number, y: number, size: number): string =>
  figure(x, y, size, [
    [0.1, -0.91, 0.1, -0.92, 0.09],
    [0.04, -0.78, -0.02, -0.46, 0.085],
    [0, -0.45, 0.24, -0.28, 0.06],
    [0.24, -0.28, 0.18, -0.03, 0.04],
    [-0.03, -0.44, -0.12, -0.23, 0.055],
    [-0.12, -0.23, -0.34, -0.21, 0.035],
    [0.06, -0.74, 0.28, -0.61, 0.036],
    [0, -0.76, -0.18, -0.64, 0.036],
    [-0.18, -0.64, -0.12, -0.52, 0.032],
  ])

export function track({ random, lift }: Moment): Scene {
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

export function podium({ random, lift }: Moment): Scene {
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
      [
        'w',
        times(28, () => {
          const [x, top] = [240 + 1120 * random(), 60 + 520 * random()]
          return poly(x, top, x + 20, top + 8, x + 12, top + 24, x - 8, top + 16)
        }),
      ],
      ['l', 'M690 300q-80 0-60 70q14 44 84 40M910 300q80 0 60 70q-14 44-84 40'],
      ['o', circle(800, 350, 44)],
    ],
  }
}
