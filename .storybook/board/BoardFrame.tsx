import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { radius, size } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { embeddedStory } from '../embeddedStory'
import { entryAddress } from '../entryAddress'
import { dequeueIframe, enqueueIframe } from '../iframeQueue'

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.sunken,
  '& > iframe': { display: 'block', border: 0, pointerEvents: 'none' },
  '& > a': { position: 'absolute', inset: 0, borderRadius: radius.control },
  '& > a:focus-visible': { outlineOffset: -3 },
}))

const Failed = styled('p')(({ theme }) => ({
  fontSize: size.t13,
  color: theme.vars.palette.tokens.bad,
}))

type Props = {
  storyId: string
  /** what the cell shows, in Arabic: the state and the appearance */
  label: string
  /** the width of the story's window, and how much of it is shown */
  width: number
  /** the height of the story's window; without it the frame is as high as the story */
  height?: number
  /** the choice of the toolbar that has this width; without it the story opens in its own */
  viewport?: string
  zoom: number
  globals: Record<string, string>
  plays: boolean
}

/** A live story in a cell of a board, loaded when it is in sight. A click opens the story as it is shown here. */
export function BoardFrame({
  storyId,
  label,
  width,
  height,
  viewport = '',
  zoom,
  globals,
  plays,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isComplete, setIsComplete] = useState(true)
  const [own, setOwn] = useState(160)
  // Without motion: while the skeletons of six cells moved, each later cell took up to 8 s on two processors.
  const source = embeddedStory(storyId, { ...globals, motion: 'reduced' }, { plays })
  useEffect(() => {
    const iframe = frame.current
    if (!iframe) return
    enqueueIframe(iframe, source, (complete) => {
      setIsComplete(complete)
      const root = iframe.contentDocument?.getElementById('storybook-root')
      if (root) setOwn(Math.min(480, Math.max(72, root.scrollHeight)))
    })
    return () => dequeueIframe(iframe)
  }, [source])
  return (
    <div style={{ inlineSize: width * zoom }}>
      <Box data-cell={storyId}>
        <iframe
          ref={frame}
          title={label}
          tabIndex={-1}
          inert
          style={{ inlineSize: width, blockSize: height ?? own, zoom }}
        />
        <a
          href={entryAddress(`story/${storyId}`, { ...globals, 'viewport.value': viewport })}
          target="_top"
        >
          <VisuallyHidden>افتح: {label}</VisuallyHidden>
        </a>
      </Box>
      {!isComplete && <Failed>توقفت خطوات القصة في هذا المقاس.</Failed>}
    </div>
  )
}
