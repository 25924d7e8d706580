import { useEffect, useRef } from 'react'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { embeddedStory, loadInTurn } from './embeddedStory'
import { emulateContrast, forcedColours } from './emulateContrast'
import { lengthenTexts } from './longText'
import { SCHEME_NAMES } from './tokens/designTokens'
import { decodeChanges, type TokenChanges } from './tokens/tokenChanges'
import { followed } from './toolbar'

/** Applies the choices of the toolbar that concern the whole page, before the story renders. */
export function applyGlobals({ view, tokens }: Record<string, unknown>): void {
  const page = document.documentElement
  // Sizes are in rem, so this scales text as a browser setting does. No page can set the media query of reduced
  // motion, so a style imitates it.
  page.style.fontSize = view === 'double' ? '200%' : ''
  page.toggleAttribute('data-still', view === 'still')
  emulateContrast(view)
  applyTokenChanges(view === 'forced' ? forcedColours : decodeChanges(String(tokens ?? '')))
}

const tokenStyle = document.createElement('style')

/**
 * Gives the page other colours: the CSS variables of these tokens, above those of the app and below those
 * of more contrast. Nothing is stored.
 */
function applyTokenChanges(changes: TokenChanges) {
  const css = SCHEME_NAMES.map((scheme) => {
    const variables = Object.entries(changes[scheme] ?? {}).map(
      ([token, value]) => `--palette-tokens-${token}: ${value};`,
    )
    return `html.${scheme} { ${variables.join(' ')} }`
  }).join('\n')
  if (css === tokenStyle.textContent) return
  tokenStyle.textContent = css
  document.head.append(tokenStyle)
}

/** Lengthens all texts once the steps of the story have ended, since they look for controls by their own text. */
export function LongTexts() {
  useEffect(() => {
    const channel = addons.getChannel()
    const root = document.body
    const observer = new MutationObserver(() => lengthenTexts(root))
    const start = () => {
      lengthenTexts(root)
      observer.observe(root, { childList: true, characterData: true, subtree: true })
    }
    channel.on(STORY_FINISHED, start)
    return () => {
      channel.off(STORY_FINISHED, start)
      observer.disconnect()
    }
  }, [])
  return null
}

type Props = { storyId: string; globals: Record<string, unknown> }

/** One story in both schemes, side by side, each in a frame with a window as wide as the canvas, at half its size. */
export const BothSchemes = ({ storyId, globals }: Props) => (
  <div style={{ display: 'flex' }}>
    {(['light', 'dark'] as const).map((theme) => (
      <Scheme
        key={theme}
        theme={theme}
        source={embeddedStory(storyId, { ...followed(globals), theme })}
      />
    ))}
  </div>
)

function Scheme({ theme, source }: { theme: string; source: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => (frame.current ? loadInTurn(frame.current, source) : undefined), [source])
  return (
    <iframe
      ref={frame}
      title={theme}
      style={{ inlineSize: '100vw', blockSize: '200vh', border: 0, zoom: 0.5 }}
    />
  )
}
