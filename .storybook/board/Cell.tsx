import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { radius, size } from '@/ui/theme/tokens'
import { embeddedStory, globalsText, loadInTurn } from '../embeddedStory'

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  fontSize: size.t13,
  '& > figcaption > a': { color: theme.vars.palette.tokens.brand },
  '& > p': { color: theme.vars.palette.tokens.bad },
}))

const Box = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
  '& > button': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '& > img': { display: 'block', inlineSize: '100%' },
  },
  '& > iframe': { display: 'block', border: 0 },
}))

/** The names of the pictures: `scripts/storybookPictures.mjs` writes them into the head of the page. */
const pictures = () =>
  document.querySelector('meta[name="story-pictures"]')?.getAttribute('content')?.split(' ') ?? []

type Props = {
  storyId: string
  /** what differs from the cells beside it, in Arabic */
  caption: string
  /** the state and the caption */
  label: string
  /** of the story's window, in pixels */
  width: number
  /** of the story's window; without it the frame is as high as the story */
  height?: number
  /** the choice of the toolbar that has this width; without it the story opens in its own */
  viewport?: string
  zoom: number
  globals: Record<string, string>
  plays: boolean
  /** shown first, if there is one; the story itself after a press */
  picture?: string
}

/** A story in a cell of a board. The link opens it as it is shown here. */
export function Cell({ storyId, caption, label, picture, viewport = '', ...frame }: Props) {
  const { width, height, zoom, globals } = frame
  // Without a build there are no pictures.
  const [isLive, setIsLive] = useState(() => !picture || !pictures().includes(picture))
  const still = { inlineSize: width * zoom, ...(height ? { blockSize: height * zoom } : {}) }
  return (
    <Figure data-cell={storyId}>
      {isLive ? (
        <Frame storyId={storyId} label={label} {...frame} />
      ) : (
        <Box style={still}>
          <button
            type="button"
            aria-label={`القصة نفسها: ${label}`}
            onClick={({ currentTarget }) => {
              // The button is removed, so the focus moves to the link.
              currentTarget.closest('figure')?.querySelector('a')?.focus()
              setIsLive(true)
            }}
          >
            <img src={`pictures/${picture}.webp`} alt="" loading="lazy" />
          </button>
        </Box>
      )}
      <figcaption>
        <a
          href={entryAddress(`story/${storyId}`, { ...globals, 'viewport.value': viewport })}
          target="_top"
          aria-label={`افتح: ${label}`}
        >
          {caption}
        </a>
      </figcaption>
    </Figure>
  )
}

type FrameProps = Pick<
  Props,
  'storyId' | 'label' | 'width' | 'height' | 'zoom' | 'globals' | 'plays'
>

/** What parts open above their page. */
const OPEN = ['dialog', 'alertdialog', 'menu', 'listbox', 'alert', 'tooltip']
  .map((role) => `[role=${role}]`)
  .join()

/** The live story, loaded when it is in sight. Nobody can use it here. */
function Frame({ storyId, label, width, height, zoom, globals, plays }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isComplete, setIsComplete] = useState(true)
  const [own, setOwn] = useState(plays ? 600 : 160)
  // Without motion: while the skeletons of six cells moved, each later cell took up to 8 s on two processors.
  const source = embeddedStory(storyId, { ...globals, view: globals.view || 'still' })
  useEffect(() => {
    const iframe = frame.current
    if (!iframe) return
    return loadInTurn(iframe, source, (complete) => {
      setIsComplete(complete)
      const page = iframe.contentDocument
      const root = page?.getElementById('storybook-root')
      if (!page || !root) return
      // What opens is placed by the window, so it needs one.
      const isOpen = [...page.querySelectorAll(OPEN)].some((one) => one.checkVisibility())
      setOwn(Math.min(820, Math.max(isOpen ? 600 : 72, root.scrollHeight)))
    })
  }, [source])
  return (
    <>
      <Box style={{ inlineSize: width * zoom }}>
        <iframe
          ref={frame}
          title={label}
          tabIndex={-1}
          inert
          style={{ inlineSize: width, blockSize: height ?? own, zoom }}
        />
      </Box>
      {!isComplete && <p>توقفت خطوات القصة في هذا المقاس.</p>}
    </>
  )
}

/**
 * The address of a story or a page in Storybook with its sidebar and its toolbar, for a link with `target="_top"`. A
 * link in the preview to `?path=…` alone would lead to the preview without them.
 * @param entry `story/…` or `docs/…`
 */
export function entryAddress(entry: string, globals: Record<string, string> = {}): string {
  const chosen = globalsText(globals)
  return `./?path=/${entry}${chosen ? `&globals=${chosen}` : ''}`
}
