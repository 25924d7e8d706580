/** The colours of one topic, as hex values: ground, disc, rings and glyph. */
type Tints = { ground: string; disc: string; ring: string; glyph: string }
type Topic = { light: Tints; dark: Tints }

const tints = (ground: string, disc: string, ring: string, glyph: string): Tints => ({
  ground,
  disc,
  ring,
  glyph,
})

/** Colours of one lightness. */
const topics = {
  breaking: {
    light: tints('#f8e3d4', '#f2d2ba', '#e9c3a6', '#8a4a22'),
    dark: tints('#3a2417', '#4a2d1b', '#6b3f22', '#f3b487'),
  },
  sports: {
    light: tints('#e7ead9', '#d9dfc6', '#c9d0b0', '#515e33'),
    dark: tints('#262b1a', '#313821', '#475030', '#bccb95'),
  },
  technology: {
    light: tints('#e0e7ea', '#d0dce1', '#bccbd1', '#35545f'),
    dark: tints('#1d282d', '#253439', '#35505b', '#9cc0cd'),
  },
  entertainment: {
    light: tints('#eee2e6', '#e4d1d8', '#d7bfc8', '#6d3f50'),
    dark: tints('#2f2026', '#3b2830', '#5a3b47', '#dcb0c0'),
  },
  business: {
    light: tints('#f1e8d7', '#e7d9bf', '#d9c8a6', '#6b5427'),
    dark: tints('#2f2717', '#3b311d', '#58492a', '#dcc28f'),
  },
  religion: {
    light: tints('#dde9e4', '#ccded6', '#b6cec4', '#2f5b4c'),
    dark: tints('#1a2b25', '#22372f', '#305347', '#9acbb8'),
  },
  science: {
    light: tints('#e4e3ee', '#d5d3e5', '#c3c1da', '#46437a'),
    dark: tints('#232238', '#2c2b47', '#43416b', '#b9b7e6'),
  },
  health: {
    light: tints('#f4e3de', '#ecd1ca', '#e2c0b7', '#83412f'),
    dark: tints('#352019', '#432920', '#643a2d', '#edb3a3'),
  },
  culture: {
    light: tints('#f2e5ce', '#e9d5b3', '#dcc498', '#705218'),
    dark: tints('#33270f', '#413214', '#60491c', '#e3c079'),
  },
  video: {
    light: tints('#ebe5de', '#ddd4c9', '#d0c5b8', '#54473a'),
    dark: tints('#2a2520', '#352e28', '#4d4339', '#cdbfb0'),
  },
  posts: {
    light: tints('#e2eaea', '#d2dede', '#bfcfcf', '#365757'),
    dark: tints('#1e2929', '#263434', '#385050', '#a5c6c6'),
  },
  country: {
    light: tints('#e1e8f0', '#d0dbe7', '#bccadb', '#36506d'),
    dark: tints('#1c2530', '#25313f', '#374c63', '#a3bedb'),
  },
  ad: {
    light: tints('#efe9e2', '#e3dad0', '#d6ccc1', '#57534e'),
    dark: tints('#262220', '#322c29', '#4a423c', '#bdb3aa'),
  },
  default: {
    light: tints('#eeebe7', '#e2ddd6', '#d3ccc4', '#57534e'),
    dark: tints('#252220', '#302c29', '#48423d', '#bdb6af'),
  },
} satisfies Record<string, Topic>

export type TopicName = keyof typeof topics

/** 0 morning, 1 noon, 2 night: three values of one hue, so that neighbouring pictures differ. */
export type Time = 0 | 1 | 2

export const isTopic = (name: string): name is TopicName => Object.hasOwn(topics, name)

const BLACK = '#12100e'
const WHITE = '#ffffff'

/** The colours of a picture by the tones of its layers (`Layer`), `i` is the ink of its letters. */
export type Colours = Record<'s' | 'h' | 'r' | 1 | 2 | 3 | 4 | 5 | 'w' | 'i', string>

/** Returns the colours of a topic at a time of day, for the light and the dark colour scheme. */
export function coloursOf(topic: TopicName, time: Time): { light: Colours; dark: Colours } {
  const { light, dark } = topics[topic]
  if (time === 2)
    return {
      light: night(light.glyph, light.ground),
      dark: layers(dark.disc, dark.ring, dark.glyph, dark.glyph, [0.12, 0.2, 0.3, 0.42, 0.56]),
    }
  const [sky, halo] = time === 0 ? [light.ground, light.disc] : [light.disc, light.ground]
  return {
    light: layers(
      sky,
      halo,
      light.glyph,
      mix(light.ground, WHITE, 0.55),
      [0.14, 0.27, 0.44, 0.64, 0.88],
    ),
    dark: dusk(dark.ground, dark.glyph, time),
  }
}

/** Layers from the colour of the sky to the ink. */
function layers(
  sky: string,
  halo: string,
  ink: string,
  detail: string,
  shares: readonly number[],
): Colours {
  const [far = 0, second = 0, middle = 0, fourth = 0, near = 0] = shares
  return {
    s: sky,
    h: halo,
    r: mix(sky, ink, 0.22),
    1: mix(sky, ink, far),
    2: mix(sky, ink, second),
    3: mix(sky, ink, middle),
    4: mix(sky, ink, fourth),
    5: mix(sky, ink, near),
    w: detail,
    i: ink,
  }
}

/** A deep sky, before which the near layers are the darkest. */
function night(ink: string, paper: string): Colours {
  const sky = mix(ink, paper, 0.2)
  return {
    s: sky,
    h: mix(ink, paper, 0.3),
    r: mix(ink, paper, 0.42),
    1: mix(ink, paper, 0.09),
    2: ink,
    3: mix(ink, BLACK, 0.2),
    4: mix(ink, BLACK, 0.42),
    5: mix(ink, BLACK, 0.64),
    w: mix(ink, paper, 0.86),
    i: paper,
  }
}

/** The dark scheme: a lifted sky, so that the silhouettes neither merge with the page nor with each other. */
function dusk(ground: string, ink: string, time: Time): Colours {
  const sky = mix(ground, ink, time === 0 ? 0.46 : 0.32)
  const near = mix(ground, BLACK, 0.5)
  const halo = mix(sky, ink, 0.16)
  return {
    ...layers(sky, halo, near, mix(ground, ink, 0.9), [0.16, 0.32, 0.5, 0.7, 0.94]),
    r: mix(sky, ink, 0.28),
    i: mix(ink, WHITE, 0.3),
  }
}

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
