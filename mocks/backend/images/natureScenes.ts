import type { Moment, Scene } from './scene'
import {
  arch,
  around,
  between,
  circle,
  cloud,
  ellipse,
  ground,
  hills,
  line,
  palm,
  peaks,
  person,
  pill,
  pine,
  poly,
  rect,
  strip,
  times,
  tree,
  waves,
} from './shapes'

/** A dhow: hull, mast and lateen sail; the sail is a path of its own. */
const dhow = (x: number, y: number, size: number): [hull: string, sail: string] => [
  `M${x - size * 0.55} ${y - size * 0.16}q${size * 0.12} ${size * 0.2} ${size * 0.3} ${size * 0.2}h${size * 0.5}q${size * 0.22} ${-size * 0.06} ${size * 0.34} ${-size * 0.3}q${-size * 0.3} ${size * 0.12} ${-size * 1.14} ${size * 0.1}z${rect(x - size * 0.03, y - size * 0.86, size * 0.025, size * 0.82)}`,
  `M${x + size * 0.22} ${y - size * 0.98}q${size * 0.3} ${size * 0.46} ${size * 0.2} ${size * 0.76}q${-size * 0.5} ${size * 0.1} ${-size * 0.86} ${size * 0.02}z`,
]

export function sea({ random, lift }: Moment): Scene {
  const y = 520 + lift
  const x = between(random, 480, 1120)
  const [hull, sail] = dhow(x > 800 ? x - 330 : x + 330, y + 150, 300)
  const [farHull, farSail] = dhow(x > 800 ? 1260 : 340, y + 20, 120)
  return {
    sun: [x, y - 60],
    layers: [
      [1, peaks([0, -40, 180, -100, 330, -50, 470, -70, 600, 0, 1600, 0], y)],
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

export function dunes({ random, lift }: Moment): Scene {
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

export function mountains({ random, lift }: Moment): Scene {
  const y = 600 + lift
  const top = between(random, 600, 980)
  return {
    sun: [top > 790 ? 480 : 1140, 270],
    layers: [
      [1, peaks([0, -120, 220, -260, 420, -110, 700, -290, 1000, -140, 1290, -300, 1600, -100], y)],
      [
        2,
        peaks(
          [0, 10, 300, -130, top - 170, -60, top, -370, top + 330, -40, 1400, -150, 1600, 0],
          y,
        ),
      ],
      [3, poly(...around(top, y, 1, [0, -370, 330, -40, 200, 120, 60, -90, 90, -200]))],
      [
        'w',
        poly(...around(top, y, 1, [0, -370, 98, -272, 40, -250, 10, -280, -30, -240, -72, -236])),
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

export function field({ random, lift }: Moment): Scene {
  const y = 530 + lift
  const x = between(random, 600, 1000)
  const furrow = (i: number) => strip(x + (i - 6) * 34, y + 30, 16, x + (i - 6) * 290, 140)
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

export function road({ random, lift }: Moment): Scene {
  const y = 520 + lift
  const x = between(random, 640, 960)
  return {
    sun: [x > 800 ? x - 300 : x + 300, y - 190],
    layers: [
      [1, peaks([0, -60, 260, -190, 520, -60, 830, -200, 1180, -50, 1420, -150, 1600, -40], y)],
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

export function observatory({ random, lift }: Moment): Scene {
  const y = 660 + lift
  const x = between(random, 600, 1000)
  return {
    sun: [x > 800 ? x - 330 : x + 330, 230],
    layers: [
      ['w', times(34, () => circle(1600 * random(), 520 * random(), 2.6 + 3.4 * random()))],
      [1, peaks([0, -60, 300, -170, 560, -70, 900, -190, 1250, -60, 1600, -140], y)],
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

export function space({ random, lift }: Moment): Scene {
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

/** An old town in the hills: a gate, broken columns, and two visitors. */
export function ruins({ random, lift }: Moment): Scene {
  const y = 690 + lift
  const x = between(random, 560, 760)
  const columns = [330, 330, 140, 290, 190]
  const foot = (i: number) => x + 330 + i * 110
  return {
    sun: [x + 480, 230],
    layers: [
      [1, peaks([0, -150, 330, -280, 700, -130, 1130, -250, 1600, -110], y)],
      [2, hills([y - 40, y - 100, y - 30, y - 80, y - 20])],
      [
        3,
        rect(x - 240, y - 330, 440, 360) +
          rect(x - 266, y - 366, 492, 40) +
          poly(x - 200, y - 366, x - 60, y - 450, x + 10, y - 420, x + 60, y - 366),
      ],
      ['s', arch(x - 100, y + 30, 160, 270)],
      [
        4,
        rect(x - 266, y - 330, 492, 16) +
          rect(x - 200, y - 310, 44, 340) +
          rect(x + 116, y - 310, 44, 340),
      ],
      [
        'w',
        times(
          columns.length,
          (i) =>
            rect(foot(i) - 22, y + 40 - (columns[i] ?? 0), 44, columns[i] ?? 0) +
            rect(foot(i) - 32, y + 24, 64, 20),
        ) + rect(foot(0) - 40, y - 316, 190, 30),
      ],
      [5, `${ground(y + 30)}${person(x + 200, y + 60, 110)}${person(x + 250, y + 60, 84)}`],
      [4, hills([y + 130, y + 90, y + 140, y + 80, y + 120])],
    ],
  }
}

export function storm({ random, lift }: Moment): Scene {
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
      [1, peaks([0, -60, 260, -170, 560, -50, 980, -200, 1300, -60, 1600, -130], y)],
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

export function garden({ random, lift }: Moment): Scene {
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

export function reef({ random, lift }: Moment): Scene {
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
