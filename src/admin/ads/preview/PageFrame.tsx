import { CacheProvider } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AdPosition } from '@/content/admin/adCatalogue'
import { LoadingSpinner } from '@/ui/states/LoadingSpinner'
import { colors, radius } from '@/ui/theme/tokens'
import { type FramedPage, type FramedSite, watchFramedPage } from './framedPage'

const Root = styled('div')({
  flex: '1 0 26rem',
  containerType: 'size',
  position: 'relative',
  overflow: 'auto',
})

// The page is as wide as on the device and smaller where it does not fit, but at least half its size.
const Screen = styled('div')({
  '--scale': 'clamp(0.5, tan(atan2(100cqi, var(--width))), 1)',
  inlineSize: 'clamp(var(--width) * 0.5, 100cqi, var(--width))',
  blockSize: '100%',
  marginInline: 'auto',
  display: 'grid',
  justifyContent: 'center',
  overflow: 'hidden',
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.control,
  background: colors.ground,
  '& > iframe': {
    inlineSize: 'var(--width)',
    blockSize: 'calc(100cqb / var(--scale))',
    border: 0,
    scale: 'var(--scale)',
    transformOrigin: '50% 0',
  },
})

type Props = {
  site: FramedSite
  path: string
  /** of the device, in px */
  width: number
  page: FramedPage | null
  onPage: (page: FramedPage | null) => void
  onEscape: () => void
  renderSlot: (position: AdPosition) => ReactNode
}

/** A page of the site in a frame as wide as a device, with something rendered into each place of a slot. */
export function PageFrame(props: Props) {
  const { site, path, width, page, onPage, onEscape, renderSlot } = props
  /** The document that was loaded last. Each load has a new one. */
  const [loaded, setLoaded] = useState<Document | null>(null)
  const leave = useEffectEvent(onEscape)
  useEffect(() => {
    const framed = loaded?.defaultView
    const stop = framed && watchFramedPage(framed, site.pathOf, onPage, () => leave())
    return () => {
      stop?.()
      onPage(null)
    }
  }, [loaded, site.pathOf, onPage])

  return (
    <Root aria-busy={!page}>
      {!page && <LoadingSpinner label="تُفتح الصفحة" />}
      <Screen style={{ '--width': `${width}px` } as React.CSSProperties}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: loading is no interaction */}
        <iframe
          src={site.addressOf(path)}
          onLoad={({ currentTarget }) => setLoaded(currentTarget.contentDocument)}
          title={page ? `الصفحة ومساحاتها: ${page.title}` : 'الصفحة'}
        />
      </Screen>
      {page &&
        [...page.slots].map(([position, place]) =>
          createPortal(
            <CacheProvider value={page.styles}>{renderSlot(position)}</CacheProvider>,
            place,
            position,
          ),
        )}
    </Root>
  )
}
