import { useEffect } from 'react'
import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Contrast, emulateContrast } from './emulateContrast'
import { type ForcedState, forceState } from './forcedState'
import { lengthenAllTexts } from './longText'
import { applyTokenChanges } from './tokens/applyTokenChanges'

/** Applies the choices of the toolbar that concern the whole page, before the story renders. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const page = document.documentElement
  // Sizes are in rem, so this scales text as a browser setting does. No page can set the media query of reduced
  // motion, so a style imitates it.
  page.style.fontSize = globals.text === 'double' ? '200%' : ''
  page.toggleAttribute('data-still', globals.motion === 'reduced')
  emulateContrast(globals.contrast as Contrast)
  applyTokenChanges(String(globals.tokens ?? ''))
}

type Props = { state: ForcedState; control: string | undefined; isLong: boolean }

/** Applies the choices that need the rendered story. */
export function LaterEffects({ state, control, isLong }: Props) {
  useEffect(() => {
    forceState(document.body, state, control)
    return () => forceState(document.body, 'rest')
  }, [state, control])
  useEffect(() => (isLong ? lengthenAfterPlay() : undefined), [isLong])
  return null
}

/** What ends the steps of a story, or its rendering if it has none. */
const ENDS = [STORY_RENDERED, PLAY_FUNCTION_THREW_EXCEPTION]

/** Lengthens all texts once the steps of the story have ended, since they look for controls by their own text. */
function lengthenAfterPlay(): () => void {
  const channel = addons.getChannel()
  let stop: (() => void) | undefined
  const start = () => {
    stop ??= lengthenAllTexts(document.body)
  }
  for (const end of ENDS) channel.on(end, start)
  return () => {
    for (const end of ENDS) channel.off(end, start)
    stop?.()
  }
}
