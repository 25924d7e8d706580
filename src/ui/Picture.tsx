import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore } from 'react'
import { backendReady, isBackendOpen } from '@/lib/backendGate'
import { type PictureHint, pictureUrl } from './pictureUrl'
import { radius } from './theme/tokens'

// Drawn in one background, so that a page of pictures costs no elements: rings, a disc and one orange
// body, like the mark. It stands until the picture covers it, and stays when there is none.
const Box = styled('span')(({ theme }) => {
  const { sunken, line, bright } = theme.vars.palette.tokens
  const at = 'farthest-corner at 22% 86%'
  return {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: radius.control,
    background: [
      `radial-gradient(circle at 72% 68%, ${bright} 0 max(3px, 1.6%), transparent calc(max(3px, 1.6%) + 0.7px))`,
      `repeating-radial-gradient(circle ${at}, transparent 0 calc(11% - 1.6px), ${line} calc(11% - 0.9px) calc(11% - 0.7px), transparent 11%)`,
      `radial-gradient(circle ${at}, color-mix(in oklab, ${line} 55%, ${sunken}) 0 26%, transparent calc(26% + 0.7px))`,
      sunken,
    ].join(', '),
    '& > img': {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
  }
})

const RATIOS = { '16/9': '16 / 9', '4/3': '4 / 3', '1/1': '1 / 1' } as const

type Props = PictureHint & {
  /** the size asked for, in pixels; the box itself is as wide as its place */
  width: number
  height: number
  /** what it shows, when the words beside it do not say it; empty is decoration */
  alt?: string
  ratio?: keyof typeof RATIOS
  /** the one picture that the page opens with: asked for at once and first */
  priority?: boolean
  /** a picture of its own instead of the drawn placeholder */
  src?: string
  className?: string
}

/**
 * A picture in a box of fixed shape, so that nothing jumps (look.md, Images). It waits for the backend
 * gate, and where no picture comes, the drawn box remains: there is never a broken image.
 */
export function Picture(props: Props) {
  const { width, height, alt = '', ratio, priority = false, className } = props
  const isOpen = useBackendOpen()
  const [failed, setFailed] = useState<string>()
  const src = props.src ?? pictureUrl(props, width, height)
  return (
    <Box
      className={className}
      style={{ aspectRatio: ratio ? RATIOS[ratio] : `${width} / ${height}` }}
      {...(alt && { role: 'img', 'aria-label': alt })}
      {...(priority && isDrawnByBuild && { 'data-picture': src })}
    >
      {isOpen && failed !== src && (
        // The box carries the name: an image with an empty alt draws nothing when it breaks.
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: failing to load is no interaction
        <img
          src={src}
          width={width}
          height={height}
          alt=""
          decoding="async"
          {...(priority ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
          onError={() => setFailed(src)}
        />
      )}
    </Box>
  )
}

// A demo's HTML brings the drawing of this one itself (scripts/prerender.mjs): on a first visit the worker,
// which draws all others, comes seconds after the headline.
const isDrawnByBuild = import.meta.env.VITE_MOCKS

// In a mock build nothing can be asked before the worker is in control, so HTML made at build time has
// no images there; in a production build it has them all.
const isOpenAtBuildTime = () => !import.meta.env.VITE_MOCKS

function useBackendOpen(): boolean {
  return useSyncExternalStore(subscribeToGate, isBackendOpen, isOpenAtBuildTime)
}

function subscribeToGate(onChange: () => void) {
  let isHeard = true
  backendReady().then(() => isHeard && onChange())
  return () => {
    isHeard = false
  }
}
