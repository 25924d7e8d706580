import type { Moment, Scene } from './scene'
import {
  arcade,
  arch,
  around,
  beam,
  between,
  blocks,
  circle,
  dome,
  ellipse,
  ground,
  HEIGHT,
  hills,
  line,
  minaret,
  palm,
  person,
  pill,
  poly,
  rect,
  times,
  tree,
  WIDTH,
  waves,
  windows,
} from './shapes'

export function skyline({ random, lift }: Moment): Scene {
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

export function exchange({ random, lift }: Moment): Scene {
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

export function port({ random, lift }: Moment): Scene {
  const y = 640 + lift
  const crane = (x: number, size: number) =>
    rect(x, y - size, 16, size) +
    rect(x + size * 0.36, y - size, 16, size) +
    rect(x - size * 0.6, y - size - 14, size * 1.5, 20) +
    rect(x + 30, y - size * 1.4, 14, size * 0.4) +
    beam(x - size * 0.55, y - size, x + 36, y - size * 1.4, 5) +
    beam(x + size * 0.8, y - size, x + 36, y - size * 1.4, 5) +
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
      [3, boxes(520 + shift, 4, 8, 6)],
      [4, boxes(520 + shift, 3, 8, 3)],
      ['o', rect(704 + shift, y - 178, 86, 46)],
      ['w', rect(390 + shift, y - 250, 100, 240)],
      [4, windows(404 + shift, y - 232, 3, 2, 28, 40, 16) + rect(420 + shift, y - 300, 36, 50)],
      [
        5,
        poly(
          350 + shift,
          y - 30,
          1270 + shift,
          y - 30,
          1370 + shift,
          y - 70,
          1270 + shift,
          y + 80,
          400 + shift,
          y + 80,
        ),
      ],
      [4, waves(y + 50, 150, 26)],
      [5, waves(y + 150, 260, 40, 40)],
    ],
  }
}

export function street({ random, lift }: Moment): Scene {
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
            poly(...around(440 + i * 88, y, 1, [0, -130, 88, -130, 78, -96, -10, -96])),
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

export function souk({ random, lift }: Moment): Scene {
  const y = 760 + lift / 2
  const lamp = (x: number, length: number) =>
    rect(x - 2, 120, 4, length) +
    poly(x - 26, 120 + length + 34, x, 120 + length, x + 26, 120 + length + 34) +
    poly(...around(x, length, 1, [-26, 154, 26, 154, 14, 212, -14, 212]))
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

export function mosque({ random, lift }: Moment): Scene {
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
export function courtyard({ random, lift }: Moment): Scene {
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

export function columns({ random, lift }: Moment): Scene {
  const y = 720 + lift
  return {
    sun: [random() < 0.5 ? 400 : 1200, 210],
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

export function signal({ random, lift }: Moment): Scene {
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
          ...around(x, y, 1, [470, 20, 540, -460, 556, -460, 626, 20, 600, 20, 548, -380, 496, 20]),
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

export function energy({ random, lift }: Moment): Scene {
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
    poly(...around(x, top, size, [0, 0, 1, 0, 0.8, 0.45, -0.2, 0.45]))
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

export function factory({ random, lift }: Moment): Scene {
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

export function airport({ random, lift }: Moment): Scene {
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
      [5, plane(x + 90)],
      [4, ground(y)],
      ['w', times(12, (i) => rect(60 + i * 136, y + 90, 74, 12))],
      [5, ground(y + 150)],
    ],
  }
}

/** A passenger plane that climbs, 560 units long. */
const plane = (x: number): string => {
  const turn = (...points: number[]) =>
    poly(
      ...points.map((value, i) =>
        i % 2 === 0 ? x + value : 300 + (value - (points[i - 1] ?? 0) * 0.22),
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
