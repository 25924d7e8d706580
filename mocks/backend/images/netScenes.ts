import type { Layer, Moment, Scene } from './scene'
import { between, circle, ellipse, figure, ground, line, poly, rect, times, tree } from './shapes'

/** A court before trees, with a net between two posts; `top` is its upper edge, `height` is how far it hangs down. */
function net(y: number, top: number, height: number, random: () => number): Layer[] {
  return [
    [1, times(9, (i) => tree(60 + i * 190, y + 40, 200 + 60 * random()))],
    [2, ground(y + 20)],
    [3, poly(0, 900, 360, y + 70, 1240, y + 70, 1600, 900)],
    [
      'r',
      line(360, y + 70, 1240, y + 70) + line(800, y + 70, 800, 900) + line(200, 780, 1400, 780),
    ],
    [5, rect(190, top, 20, y + 240 - top) + rect(1390, top, 20, y + 240 - top)],
    [
      'r',
      times(23, (i) => line(210 + i * 52, top + 20, 210 + i * 52, top + height)) +
        times(4, (i) => line(200, top + 60 + i * 40, 1400, top + 60 + i * 40)),
    ],
    ['w', rect(200, top + 6, 1200, 24)],
  ]
}

export function tennis({ random, lift }: Moment): Scene {
  const half = (share: number) => Math.sqrt(1 - share ** 2)
  const y = 520 + lift
  const x = between(random, 960, 1060)
  return {
    layers: [
      ['h', circle(x - 300, 300, 250)],
      ...net(y, y, 200, random),
      ['h', ellipse(x, 440, 150, 190)],
      [
        'r',
        times(9, (i) => {
          const [dx, dy] = [(i - 4) * 30, (i - 4) * 40]
          const [height, width] = [190 * half(dx / 150), 150 * half(dy / 190)] as const
          return (
            line(x + dx, 440 - height, x + dx, 440 + height) +
            line(x - width, 440 + dy, x + width, 440 + dy)
          )
        }),
      ],
      ['l', ellipse(x, 440, 150, 190)],
      [5, poly(x - 60, 612, x + 60, 612, x + 22, 690, x + 22, 900, x - 22, 900, x - 22, 690)],
      ['o', circle(x - 300, 300, 56)],
    ],
  }
}

/** The net is higher than the players, who jump beside it: one strikes the ball, the other blocks. */
export function volleyball({ random, lift }: Moment): Scene {
  const y = 580 + lift
  const x = between(random, 700, 900)
  return {
    layers: [
      ['h', circle(x, 260, 270)],
      ...net(y, y - 200, 190, random),
      [5, striker(x - 60, 330) + striker(x + 260, 360)],
      ['o', circle(x, 250, 74)],
      ['l', `M${x - 74} 250q74-50 148 0M${x - 20} 180q-40 70 0 140M${x + 34} 184q30 70-10 138`],
    ],
  }
}

/** A person in the air with one arm up; `x` and `y` are the hand. */
const striker = (x: number, y: number): string =>
  figure(x, y, 100, [
    [-0.75, 0.75, -0.74, 0.76, 0.3],
    [0, 0, -0.5, 1.2, 0.13],
    [-0.75, 1.25, -0.95, 2.4, 0.36],
    [-1, 1.2, -1.9, 0.9, 0.13],
    [-0.85, 2.5, -0.4, 3.4, 0.2],
    [-0.4, 3.4, -1.1, 4.1, 0.16],
    [-1.05, 2.5, -1.3, 3.5, 0.2],
    [-1.3, 3.5, -2.1, 3.9, 0.16],
  ])
