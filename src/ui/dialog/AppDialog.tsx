import { styled } from '@mui/material/styles'
import { memo, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react'
import { colors, down, up } from '@/ui/theme/tokens'
import { DialogFoot } from './DialogFoot'
import { type DIALOG_WIDTH, DialogFrame, DialogHead, DialogTitle } from './DialogFrame'
import { confirmDiscard, UnsavedInDialog } from './useUnsavedDialog'

/** On phones the whole sheet scrolls, under its footer. */
const Frame = styled(DialogFrame)({
  '& .MuiDialog-paper': {
    // Without this, a focused field could be hidden under the head or the footer, which has two lines on phones.
    scrollPaddingBlock: '6.5rem 6rem',
    '@media (max-width: 767.95px)': { scrollPaddingBlockEnd: '9rem' },
  },
})

const inset = { paddingInline: 20, '@media (min-width: 768px)': { paddingInline: 32 } }

const Title = styled(DialogTitle)({
  ...inset,
  paddingBlockStart: 20,
  paddingInlineEnd: '12px !important',
  [up.md]: { paddingBlockStart: 24 },
})

const Body = styled('div')({
  ...inset,
  flex: '1 0 auto',
  paddingBlock: '12px 20px',
  [up.md]: { paddingBlockEnd: 32 },
})

const Foot = styled('div')({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  background: colors.paper,
  [down.md]: {
    '& > .MuiButton-root': { flex: '1 1 40%', minInlineSize: 'max-content', paddingInline: 8 },
  },
  [up.md]: { '& > .MuiButton-text': { marginInlineStart: 'auto' } },
})

/** Keeps the last content while the dialog fades out, because its data may already be gone. */
const FreezeWhileClosed = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, next) => !next.isOpen,
)

type Props = {
  open: boolean
  /** called for ×, Escape, Back or a click outside; if the content is unsaved, after a confirmation */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** buttons of the footer, the primary one first */
  actions?: ReactNode
  /** 480, 544 or 672 px */
  width?: keyof typeof DIALOG_WIDTH
  maxHeight?: string
  /** while a request is pending: the dialog does not close */
  isBusy?: boolean
  /** the address says that it is open (`useRecordParam`), so Back changes that */
  isInAddress?: boolean
}

/**
 * A dialog: title, close button, a body that scrolls and a sticky footer; on phones a sheet from the bottom. It traps
 * the focus and restores it on closing. The focus starts on the title; to start on a field, give it `autoFocus`.
 */
export function AppDialog({
  open,
  onClose,
  title,
  children,
  actions,
  width = 'narrow',
  maxHeight = '90dvh',
  isBusy = false,
  isInAddress = false,
}: Props) {
  const id = useId()
  const unsaved = useRef(false)
  // The frame and the title answer the press. A long form takes a phone a while to render, so it follows, and the focus
  // with it: the keys of the content need it.
  const hasBody = useDeferredValue(open, false)
  // The count is the key of the content: a dialog that is opened again while it fades out mounts its content again.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (open !== opening.open) setOpening({ open, count: open ? opening.count + 1 : opening.count })
  const mayClose = () => !isBusy && (!unsaved.current || confirmDiscard())
  const close = async () => {
    if (await mayClose()) onClose()
  }
  return (
    <Frame
      open={open}
      onClose={close}
      layer={isInAddress ? 'inAddress' : { onClose, mayClose }}
      titleId={id}
      width={width}
      maxHeight={maxHeight}
      onPhones="sheet"
      isBusy={isBusy || (open && !hasBody)}
    >
      <FreezeWhileClosed key={opening.count} isOpen={open}>
        <DialogHead onClose={close} isBusy={isBusy}>
          <Title id={id} tabIndex={-1} ref={hasBody ? focusUnlessInside : null}>
            {title}
          </Title>
        </DialogHead>
        {hasBody && (
          <UnsavedInDialog value={unsaved}>
            <Body>{children}</Body>
          </UnsavedInDialog>
        )}
        {hasBody && actions && (
          <DialogFoot>
            <Foot>{actions}</Foot>
          </DialogFoot>
        )}
      </FreezeWhileClosed>
    </Frame>
  )
}

/**
 * A screen reader starts at the title. A field with `autoFocus` mounts later and receives the focus instead; before
 * either, MUI moves it to the dialog itself.
 */
function focusUnlessInside(title: HTMLElement | null) {
  const dialog = title?.closest('[role=dialog]')
  const { activeElement } = document
  if (activeElement === dialog || !dialog?.contains(activeElement)) title?.focus()
}
