import { expect, waitFor } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Picture } from './Picture'

/** الصورة */
const meta = preview.meta({
  title: 'Parts/Picture',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** for every picture of the product: it reserves its space, waits for the backend, and survives a
  failure.

  **Not** for a person: UserAvatar. For an icon: Icon.

  **Screen reader:** Nothing without alt; otherwise «image» and the text, also when the picture has failed.
`),
  component: Picture,
})

const inWidth = (width: number) => [
  (Story: () => React.ReactNode) => <div style={{ maxInlineSize: width }}>{Story()}</div>,
]

export const Placeholder = meta.story({
  args: { topic: 'sports', glyph: 'podium', tone: 1, width: 640, height: 360, ratio: '16/9' },
  decorators: inWidth(480),
})

/** When the request fails, the box keeps its background and its size, and shows no broken image. */
export const Unavailable = meta.story({
  args: {
    topic: 'sports',
    width: 640,
    height: 360,
    ratio: '16/9',
    src: '/no-such-picture.svg',
    priority: true,
    alt: 'حارس يصد ركلة',
  },
  decorators: inWidth(480),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('img', { name: 'حارس يصد ركلة' })
    await waitFor(() => expect(box.querySelector('img')).toBeNull())
  },
})

/** The background before any response, in the sizes that the pages use. */
export const Drawn = meta.story({
  args: { topic: 'sports', width: 208, height: 156 },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'start' }}>
      {[104, 120, 290, 400].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <Picture
            topic="none"
            src="/no-such-picture.svg"
            width={16}
            height={width > 110 ? 9 : 12}
          />
        </div>
      ))}
    </div>
  ),
})

export const Board = meta.story(partBoard)
