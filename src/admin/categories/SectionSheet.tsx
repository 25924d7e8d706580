import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import type { ParentId } from '@/content/admin/managedCategory'
import { useLayer } from '@/ui/layers/useLayer'
import { surface } from '@/ui/theme/surface'
import { SectionChoice } from './SectionChoice'

const Sheet = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: '34rem',
    marginBlockStart: 4,
    ...surface(theme),
    boxShadow: theme.vars.palette.tokens.float,
  },
}))

type Props = {
  value: ParentId
  /** the button that opened the sheet; null while it is closed */
  anchor: HTMLElement | null
  onClose: () => void
  onChoose: (id: ParentId) => void
}

export function SectionSheet({ value, anchor, onClose, onChoose }: Props) {
  useLayer(anchor !== null, onClose, { opener: anchor })
  return (
    <Sheet
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'اختيار القسم',
          style: { inlineSize: anchor?.offsetWidth },
        },
      }}
    >
      <SectionChoice value={value} onChoose={onChoose} />
    </Sheet>
  )
}
