import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

export const storyDone = 'madar:story-done'

/** The message of an embedded story: false if it or its play function threw an error. */
export type StoryDone = { type: typeof storyDone; isComplete: boolean }

const FAILURES = [
  STORY_MISSING,
  STORY_ERRORED,
  STORY_THREW_EXCEPTION,
  PLAY_FUNCTION_THREW_EXCEPTION,
]

/** Posts to the page around this one, a board for example, when the story has rendered and played, or has failed. */
export function reportStoryDone(): void {
  const channel = addons.getChannel()
  const report = (isComplete: boolean) => () => {
    const message: StoryDone = { type: storyDone, isComplete }
    parent.postMessage(message, location.origin)
  }
  channel.on(STORY_RENDERED, report(true))
  for (const failure of FAILURES) channel.on(failure, report(false))
}
