import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLayer } from '@/ui/layers/useLayer'
import { IconAction } from '@/ui/navigation/IconAction'
import { rescueFocus } from '@/ui/overlay/useRestoreFocus'
import { BrandMark } from '@/ui/theme/BrandMark'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: '3.25rem',
  paddingInlineStart: 12,
})

type Props = {
  label: string
  /** the button that opened it; null while it is closed */
  opener: HTMLElement | null
  onClose: () => void
  /** the name of the site, instead of «مدار» */
  name?: string
  shadow?: string
  children: ReactNode
}

/** The menu of an area on a narrow screen, a drawer at the inline start. */
export function SideDrawer({ label, opener, onClose, name, shadow, children }: Props) {
  const open = opener !== null
  useLayer(open, onClose, { opener })
  const sx = {
    inlineSize: 'min(20rem, 86vw)',
    padding: '8px 8px 24px',
    border: 0,
    // MUI gives a drawer a shadow.
    boxShadow: shadow ?? 'none',
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, sx }, transition: { onExited: rescueFocus } }}
    >
      <Head>
        <BrandMark withName {...(name && { name })} />
        <IconAction label="إغلاق القائمة" icon={X} onClick={onClose} />
      </Head>
      {children}
    </Drawer>
  )
}
