import Menu from '@mui/material/Menu'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode } from 'react'
import { size, weight } from '@/ui/theme/tokens'
import { nextInGrid } from './gridKeys'

export type HeaderMenuProps = {
  id: string
  /** what a screen reader calls the menu; the caption shows it or says it in another way */
  label: string
  caption: ReactNode
  /** the button that the menu hangs from, or null while it is closed */
  anchor: HTMLElement | null
  onClose: () => void
}

type Props = HeaderMenuProps & {
  /** the inline edge of the button that the menu's own edge stands on */
  edge?: 'start' | 'end'
  columns?: 1 | 2
  children: ReactNode
}

// The popover reckons from the left of the window whatever the direction; ours is right to left.
const ORIGINS = {
  start: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' },
  },
  end: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
  },
} as const

/** The words at the head of a small menu: «الدول», «المزيد». */
export const MenuCaption = styled('p')(({ theme }) => ({
  padding: '8px 12px 4px',
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t13,
  fontWeight: weight.label,
}))

/** A dropdown of the header: one column, or two with the arrow keys going both ways. */
export function HeaderMenu({
  id,
  label,
  caption,
  anchor,
  onClose,
  edge = 'start',
  columns = 1,
  children,
}: Props) {
  const moveAcross = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    const here = items.indexOf(document.activeElement as HTMLElement)
    const next = nextInGrid(event.key, here, items.length, columns)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    items[next]?.focus()
  }

  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      // Locking the page would take its scrollbar away and move everything under the menu.
      disableScrollLock
      {...ORIGINS[edge]}
      slotProps={{
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
