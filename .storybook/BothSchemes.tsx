import { embeddedStory } from './embeddedStory'

type Props = {
  storyId: string
  /** the toolbar's other choices, which both frames follow */
  globals: Record<string, string>
  /** a whole screen: each frame is then as high as the viewport, otherwise half as high */
  isScreen: boolean
}

/**
 * One story in both colour schemes, each in a frame as wide as the viewport, so that media queries match as
 * they do in the story itself. The frames are below each other, and neither runs the play function.
 */
export function BothSchemes({ storyId, globals, isScreen }: Props) {
  return (['light', 'dark'] as const).map((theme) => (
    <iframe
      key={theme}
      title={theme}
      src={embeddedStory(storyId, { ...globals, theme })}
      style={{
        display: 'block',
        inlineSize: '100%',
        blockSize: isScreen ? '100vh' : '50vh',
        border: 0,
      }}
    />
  ))
}
