import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { showsPictures } from '@/lib/display'
import { isBackendReady } from '@/lib/requestGate'
import { useStore } from '@/ui/stores/useStore'
import { colors, radius } from '@/ui/theme/tokens'
import { type PictureHint, pictureUrl } from './pictureUrl'

const AT = 'farthest-corner at 22% 86%'

// The rings, the disc and the orange body are one CSS background, so that a page with many pictures needs no
// additional elements. It is visible until the picture covers it, and stays when there is no picture.
const Box = styled('span')({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: [
    `radial-gradient(circle at 72% 68%, ${colors.bright} 0 max(3px, 1.6%), transparent calc(max(3px, 1.6%) + 0.7px))`,
    `repeating-radial-gradient(circle ${AT}, transparent 0 calc(11% - 1.6px), ${colors.line} calc(11% - 0.9px) calc(11% - 0.7px), transparent 11%)`,
    `radial-gradient(circle ${AT}, color-mix(in oklab, ${colors.line} 55%, ${colors.sunken}) 0 26%, transparent calc(26% + 0.7px))`,
    colors.sunken,
  ].join(', '),
  '& > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
})

type Props = PictureHint & {
  /** the requested size in pixels; the box is as wide as its container */
  width: number
  height: number
  /** what the picture shows, if the text beside it does not say it; empty when it is decorative */
  alt?: string
  ratio?: '16/9' | '4/3' | '1/1'
  /** the main picture at the top of the page: `preboot.ts` preloads it, with high priority */
  priority?: boolean
  /** the address of a picture to use instead of the generated placeholder */
  src?: string
  className?: string
}

/**
 * A picture in a box with a fixed aspect ratio, so that the layout does not shift («Visual language», Images). It waits
 * for the backend gate. When the picture fails to load, the box's background stays: there is never a broken image. For
 * a reader without pictures it requests none (D-35), and `ui/theme/display.css` hides the box, also before the app can.
 */
export function Picture(props: Props) {
  const { width, height, alt = '', ratio, priority = false, className } = props
  const isOpen = useStore(isBackendReady, isBackendReadyAtBuildTime)
  const isShown = useStore(showsPictures, always)
  const [failed, setFailed] = useState<string>()
  const src = props.src ?? pictureUrl(props, width, height)
  return (
    <Box
      className={className ? `pictureBox ${className}` : 'pictureBox'}
      style={{ aspectRatio: ratio ?? `${width} / ${height}` }}
      {...(alt && { role: 'img', 'aria-label': alt })}
      {...(priority && isInlinedByBuild && { 'data-picture': src })}
    >
      {isOpen && isShown && failed !== src && (
        // The box has the accessible name: a broken image with an empty alt renders nothing.
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: failing to load is no interaction
        <img
          src={src}
          width={width}
          height={height}
          alt=""
          decoding="async"
          // Also the main picture: a browser does not request a lazy one that is not displayed.
          loading="lazy"
          {...(priority && { fetchPriority: 'high' })}
          onError={() => setFailed(src)}
        />
      )}
    </Box>
  )
}

// The HTML of a demo build includes the drawing of this picture (scripts/prerender.ts): on a first visit the
// worker, which answers the requests of all others, is ready only seconds after the headline.
const isInlinedByBuild = import.meta.env.VITE_MOCKS

// In a mock build no request is possible before the worker controls the page, so HTML made at build time has no
// images; in a production build it has all of them.
const isBackendReadyAtBuildTime = () => !import.meta.env.VITE_MOCKS

const always = () => true
