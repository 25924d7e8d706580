import Menu from '@mui/material/Menu'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLayer } from '@/ui/layers/useLayer'
import { around, moveFocus } from '@/ui/marks/controls'
import { rescueFocus } from '@/ui/overlay/useRestoreFocus'
import { muted13 } from '@/ui/theme/surface'
import { weight } from '@/ui/theme/tokens'

export type HeaderMenuProps = {
  id: string
  /** the accessible name of the menu, and its caption */
  label: string
  /** the button that the menu is attached to, or null while it is closed */
  anchor: HTMLElement | null
  onClose: () => void
}

type Props = HeaderMenuProps & {
  /** at the top of the menu, instead of its label */
  caption?: ReactNode
  isAtEnd?: boolean
  columns?: 1 | 2
  children: ReactNode
}

/** Aligns the inline ends of button and menu. By default MUI aligns their inline starts. */
const AT_END = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
  transformOrigin: { vertical: 'top', horizontal: 'left' },
} as const

const Caption = styled('p')({ padding: '8px 12px 4px', ...muted13, fontWeight: weight.label })

/** A dropdown menu of the header, with one column, or with two and arrow keys in both directions. */
export function HeaderMenu({
  id,
  label,
  caption = <Caption>{label}</Caption>,
  anchor,
  onClose,
  isAtEnd = false,
  columns = 1,
  children,
}: Props) {
  useLayer(anchor !== null, onClose, { opener: anchor })
  const moveAcross = (event: KeyboardEvent<HTMLElement>) => {
    const focused = moveFocus(event, (...place) => nextInGrid(...place, columns))
    if (focused) event.stopPropagation()
  }

  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      // A scroll lock would remove the scrollbar and shift everything under the menu.
      disableScrollLock
      {...(isAtEnd && AT_END)}
      slotProps={{
        transition: { onExited: rescueFocus },
        paper: { sx: { marginBlockStart: 1, minInlineSize: '13rem' } },
        list: {
          id,
          'aria-label': label,
          component: 'div',
          ...(columns === 2 && {
            onKeyDownCapture: moveAcross,
            sx: { display: 'grid', gridTemplateColumns: '1fr 1fr', minInlineSize: '24rem' },
          }),
        },
      }}
    >
      <div aria-hidden="true" style={{ gridColumn: '1 / -1' }}>
        {caption}
      </div>
      {children}
    </Menu>
  )
}

/**
 * The index of the item that an arrow key moves to, in a menu laid out in rows from right to left;
 * null for any other key. Left and right follow the reading order, up and down stay in their
 * column, and all wrap around at the ends. `index` is −1 while no item has the focus.
 */
export function nextInGrid(key: string, index: number, count: number, columns: number) {
  const isInLine = (at: number) =>
    index < 0 || /Left|Right/.test(key) || (at - index) % columns === 0
  const line = Array.from({ length: count }, (_, at) => at).filter(isInLine)
  return line[around(key, line.indexOf(index), line.length) ?? -1] ?? null
}
