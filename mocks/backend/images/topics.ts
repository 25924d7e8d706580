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

/** 0 light, 1 mid, 2 deep: three values of one hue, so that neighbouring pictures differ. */
export type Tone = 0 | 1 | 2

export const isTopic = (name: string): name is TopicName => Object.hasOwn(topics, name)

/** Returns the four colours of a topic in a tone, for the light and the dark colour scheme. */
export function tintsOf(topic: TopicName, tone: Tone): Topic {
  const { light, dark } = topics[topic]
  if (tone === 0) return { light, dark }
  if (tone === 1) return { light: { ...light, ground: light.disc, disc: light.ground }, dark }
  return {
    light: {
      ground: whiten(light.glyph, 0.12),
      disc: whiten(light.glyph, 0.2),
      ring: whiten(light.glyph, 0.3),
      glyph: light.ground,
    },
    dark: {
      ground: dark.disc,
      disc: dark.ring,
      ring: whiten(dark.ring, 0.18),
      glyph: dark.glyph,
    },
  }
}

function whiten(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const mixed = channels.map((value) => Math.round(value + (255 - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
