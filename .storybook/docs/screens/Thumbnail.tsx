import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { radius, size, weight } from '@/ui/theme/tokens'
import { embeddedStory } from '../../embeddedStory'
import { dequeueIframe, enqueueIframe } from '../../iframeQueue'

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  inlineSize: 256,
  blockSize: 180,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
  '& > img': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  // Rendered at the width of a desktop, shown at a fifth of it.
  '& > iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 1280,
    blockSize: 900,
    border: 0,
    pointerEvents: 'none',
    zoom: 0.2,
  },
  '& > p': { padding: 12, fontSize: size.t13, color: theme.vars.palette.tokens.muted },
}))

const Live = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  minBlockSize: 32,
  paddingInline: 12,
  border: `1px solid ${theme.vars.palette.tokens.lineStrong}`,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.ink,
  font: 'inherit',
  fontSize: size.t13,
  fontWeight: weight.label,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.tokens.brandSoft,
    color: theme.vars.palette.tokens.onBrandSoft,
    borderColor: 'currentColor',
  },
}))

type Props = {
  /** the id of the story */
  id: string
  title: string
  theme: 'light' | 'dark'
}

/** The ids of the stories with pictures: `scripts/storybookPictures.mjs` writes them into the head of the page. */
const pictures = () =>
  document.querySelector('meta[name="story-pictures"]')?.getAttribute('content')?.split(' ') ?? []

/** The picture of a screen, which `npm run build:storybook` takes; the story itself when someone asks for it. */
export function Thumbnail({ id, title, theme }: Props) {
  const [isLive, setIsLive] = useState(false)
  return (
    <Box data-story={id}>
      {isLive ? (
        <Story id={id} title={title} theme={theme} />
      ) : pictures().includes(id) ? (
        <img src={`pictures/${id}-${theme}.webp`} alt={title} loading="lazy" />
      ) : (
        <p>لا صورة هنا: يلتقطها npm run build:storybook.</p>
      )}
      <Live
        type="button"
        aria-pressed={isLive}
        aria-label={`القصة نفسها: ${title}`}
        onClick={() => setIsLive(!isLive)}
      >
        حية
      </Live>
    </Box>
  )
}

/** A story in an iframe that nobody can use. */
function Story({ id, title, theme }: Props) {
  const box = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const iframe = box.current
    if (!iframe) return
    enqueueIframe(iframe, embeddedStory(id, { theme }))
    return () => dequeueIframe(iframe)
  }, [id, theme])
  return <iframe ref={box} title={title} tabIndex={-1} inert />
}
