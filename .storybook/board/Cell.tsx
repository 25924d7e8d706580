import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { colors, radius, size } from '@/ui/theme/tokens'
import { embeddedStory, globalsText, loadInTurn } from '../embeddedStory'

const Figure = styled('figure')({
  fontSize: size.t13,
  '& > figcaption > a': { color: colors.brand },
  '& > p': { color: colors.bad },
})

const Box = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius.control,
  background: colors.sunken,
  '& > a': { display: 'block', blockSize: '100%' },
  '& img': { display: 'block', inlineSize: '100%' },
  '& > iframe': { display: 'block', border: 0 },
})

/** The names of the pictures: `.storybook/pictures/take.mjs` writes them into the head of the page. */
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
  zoom?: number
  globals: Record<string, string>
  plays: boolean
  /** shown instead of the story, if a build has taken it */
  picture?: string
}

/** A story in a cell of a board. The links open it as it is shown here. */
export function Cell({ storyId, caption, label, picture, viewport = '', ...frame }: Props) {
  const { width, height, zoom = 1, globals } = frame
  const address = entryAddress(`story/${storyId}`, { ...globals, 'viewport.value': viewport })
  const link = { href: address, target: '_top', 'aria-label': `افتح: ${label}` }
  return (
    <Figure data-cell={storyId}>
      {picture && pictures().includes(picture) ? (
        <Box style={{ inlineSize: width * zoom, ...(height && { blockSize: height * zoom }) }}>
          <a {...link} tabIndex={-1}>
            <img src={`pictures/${picture}.webp`} alt="" loading="lazy" />
          </a>
        </Box>
      ) : (
        <Frame storyId={storyId} label={label} {...frame} />
      )}
      <figcaption>
        <a {...link}>{caption}</a>
      </figcaption>
    </Figure>
  )
}

type FrameProps = Omit<Props, 'caption' | 'viewport' | 'picture'>

/** What parts open above their page, and what of the page belongs to it: the control that opened it. */
const DIALOGS = '[role=dialog], [role=alertdialog], [role=alert]'
const OPEN = `${DIALOGS}, [role=menu], [role=listbox], [role=tooltip]`
const CONTROLS = '#storybook-root :is(button, a, input)'
/** Room around what is cropped: its shadow and the ring of its focus. */
const MARGIN = 16

type Crop = { x: number; y: number; width: number; height: number }
/** Of a story that is not loaded yet and may open something. */
const FIRST_CROP: Crop = { x: 0, y: 0, width: 460, height: 180 }

/** The live story, loaded when it is in sight, with the part of it that opened. Nobody can use it here. */
function Frame({ storyId, label, width, height, zoom = 1, globals, plays }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isComplete, setIsComplete] = useState(true)
  const [own, setOwn] = useState(plays ? 600 : 160)
  const [crop, setCrop] = useState(plays && !height ? FIRST_CROP : undefined)
  // Without motion: while the skeletons of six cells moved, each later cell took up to 8 s on two processors.
  const source = embeddedStory(storyId, { ...globals, view: globals.view || 'still' })
  useEffect(() => {
    const iframe = frame.current
    if (!iframe) return
    return loadInTurn(iframe, source, (complete) => {
      iframe.dataset.loaded = 'true'
      setIsComplete(complete)
      const page = iframe.contentDocument
      const root = page?.getElementById('storybook-root')
      if (!page || !root) return
      const opened = visible(page, OPEN)
      // What opens is placed by the window, so it needs one.
      if (height) return
      if (opened.length === 0) setOwn(Math.min(820, Math.max(72, root.scrollHeight)))
      setCrop(opened.length > 0 ? cropTo(opened, page) : undefined)
    })
  }, [source, height])
  const { x = 0, y = 0, ...shown } = crop ?? { width, height: height ?? own }
  return (
    <>
      {/* Left to right: a wider iframe begins where the box does. */}
      <Box dir="ltr" style={{ inlineSize: shown.width * zoom, blockSize: shown.height * zoom }}>
        <iframe
          ref={frame}
          title={label}
          tabIndex={-1}
          inert
          style={{
            inlineSize: width,
            blockSize: height ?? own,
            zoom,
            ...(crop && { transform: `translate(${-x}px, ${-y}px)` }),
          }}
        />
      </Box>
      {!isComplete && <p>توقفت خطوات القصة في هذا المقاس.</p>}
    </>
  )
}

const visible = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((one) => one.checkVisibility())

/** The box around what opened; around a menu or a tooltip with the control that it belongs to. */
function cropTo(opened: readonly Element[], page: Document): Crop {
  const isAlone = opened.some((one) => one.matches(DIALOGS))
  const boxes = [...opened, ...(isAlone ? [] : visible(page, CONTROLS))].map((one) =>
    one.getBoundingClientRect(),
  )
  const x = Math.max(0, Math.min(...boxes.map((box) => box.left)) - MARGIN)
  const y = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN)
  const { clientWidth, clientHeight } = page.documentElement
  const width = Math.min(clientWidth, Math.max(...boxes.map((box) => box.right)) + MARGIN) - x
  const height = Math.min(clientHeight, Math.max(...boxes.map((box) => box.bottom)) + MARGIN) - y
  return { x, y, width, height }
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
