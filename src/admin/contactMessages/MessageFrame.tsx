import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { type ComponentProps, type RefObject, useId } from 'react'
import { AppDialog } from '@/ui/dialog/AppDialog'
import { RECORD } from '@/ui/marks/marks'
import { IconAction } from '@/ui/navigation/IconAction'
import { colors, size, weight } from '@/ui/theme/tokens'

const Pane = styled(Card)({
  position: 'sticky',
  insetBlockStart: 24,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  // Its footer is in the window also while the page's title is.
  maxBlockSize: 'calc(100dvh - 9rem - var(--bottom-bar-height, 0px))',
  overflow: 'clip',
}) as typeof Card

const Head = styled('header')({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  paddingBlock: '16px 8px',
  paddingInline: '24px 12px',
  '& h2': {
    flex: 1,
    minInlineSize: 0,
    fontSize: size.t18,
    fontWeight: weight.title,
    lineHeight: 1.5,
  },
})

const Body = styled('div')({ overflowY: 'auto', paddingInline: 24, paddingBlockEnd: 20 })

const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 12,
  paddingInline: 24,
  borderBlockStart: `1px solid ${colors.line}`,
  '& > .MuiButton-text': { marginInlineStart: 'auto' },
})

type Props = Omit<ComponentProps<typeof AppDialog>, 'width' | 'maxHeight' | 'isInAddress'> & {
  layout: 'pane' | 'dialog'
  /** an element of the frame; its heading is in it or in its dialog */
  reader: RefObject<HTMLDivElement | null>
}

/** The frame of the open message: a pane beside the list, or a dialog over it (Spec §2, §9). */
export function MessageFrame({ layout, reader, children, ...frame }: Props) {
  const { open, onClose, title, actions } = frame
  const id = useId()
  if (layout === 'dialog')
    return (
      <AppDialog {...frame} width="detail" maxHeight="80dvh" isInAddress>
        <div ref={reader} {...RECORD.props}>
          {children}
        </div>
      </AppDialog>
    )
  if (!open) return null
  return (
    <Pane
      component="section"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <Head ref={reader}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconAction label="إغلاق الرسالة" icon={X} size="small" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
    </Pane>
  )
}
